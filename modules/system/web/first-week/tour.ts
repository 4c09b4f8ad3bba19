import type { Text } from '#platform/contract/text.ts'
import type { Need } from '#platform/web/session/allowed.tsx'

/** Something to try on a screen. */
export interface TourStep {
  /** The name of the screen: it is left out for whoever may not open it. */
  readonly screen: string
  readonly what: Text
}

/** What one tries in a week, a day at a time. */
export interface Tour {
  readonly name: string
  readonly title: Text
  /** Whose work it is. */
  readonly need: Need
  readonly days: readonly (readonly TourStep[])[]
}

/** What a tick is kept by: it stays what it was when steps are added behind. */
export const keyOfStep = (tour: Tour, { screen }: TourStep): string => `${tour.name}.${screen}`
