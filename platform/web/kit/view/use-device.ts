import { mobileBreakpointPx } from '#platform/contract/constants.ts'
import { mediaHook } from './use-media.ts'

/** A window as narrow as a phone: lists are cards, searches fold, commands wait at the foot. */
export const usePhone = mediaHook('(max-width: 599.98px)')

/** A tablet or less: the menu is a drawer. */
export const useNarrow = mediaHook(`(width < ${String(mobileBreakpointPx)}px)`)

/** Room for what is rarely needed beside what always is. */
export const useWideDesk = mediaHook('(min-width: 1600px)')

/** Fingers, which hover over nothing. */
export const useTouch = mediaHook('(hover: none)')

/** Where everything that is pressed is 44 pixels: as `touch.css` asks. */
export const useLargeTargets = mediaHook('(pointer: coarse), (max-width: 599.98px)')
