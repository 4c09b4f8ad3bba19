import { mobileBreakpointPx } from '#platform/contract/constants.ts'
import { mediaHook } from '../kit/view/use-media.ts'

/** False below the specification's 992 px: the menu is a drawer there. */
export const useWide = mediaHook(`(min-width: ${String(mobileBreakpointPx)}px)`)
