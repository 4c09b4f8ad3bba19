import type { Screen, Section } from '#platform/contract/screen.ts'
import { point } from './point.ts'

/** The screens of all modules of a composition, in the order of the menu. */
export const productScreens = point<Section | Screen>('screens')
