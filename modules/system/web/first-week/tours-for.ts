import type { Text } from '#platform/contract/text.ts'
import { openable, type MenuRoute } from '#platform/web/session/menu-route.ts'
import type { Need } from '#platform/web/session/allowed.tsx'
import { keyOfStep, type Tour } from './tour.ts'

export interface ShownStep {
  readonly key: string
  readonly path: string
  readonly title: Text
  readonly what: Text
}

export interface ShownTour {
  readonly name: string
  readonly title: Text
  readonly days: readonly (readonly ShownStep[])[]
}

interface Mine {
  readonly allows: (need: Need) => boolean
  readonly routes: readonly MenuRoute[]
}

/** The tours of my work, with the screens that I may open; a day of which nothing is left is left out. */
export function toursFor(tours: readonly Tour[], { allows, routes }: Mine): readonly ShownTour[] {
  const open = new Map(openable(routes).map((route) => [route.name, route]))
  return tours
    .filter(({ need }) => allows(need))
    .map((tour) => ({
      name: tour.name,
      title: tour.title,
      days: tour.days
        .map((day) =>
          day.flatMap((step): ShownStep[] => {
            const route = open.get(step.screen)
            if (!route) return []
            const { path, title } = route
            return [{ key: keyOfStep(tour, step), path, title, what: step.what }]
          }),
        )
        .filter(({ length }) => length > 0),
    }))
    .filter(({ days }) => days.length > 0)
}
