import { useState } from 'react'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { useSettings } from '../session/use-settings.ts'
import { arranged, firstOf, movedTo, panelsOf } from './arranged.ts'
import { homeTexts } from './home.text.ts'

/** The tiles that I may see in my own order, and how I change it: F6 begins and ends, what I move is kept at once. */
export function useArrangement(tiles: readonly HomeTile[]) {
  const allows = useAllows()
  const change = useSettings()
  const order = useSession((state) => state.settings.home_tiles)
  const [arranging, setArranging] = useState(false)
  const shown = arranged(
    tiles.filter(({ need }) => !need || allows(need)),
    order,
    allows,
  )
  const keep = (home_tiles: readonly string[]) => change({ settings: { home_tiles: [...home_tiles] } })
  useCommands([
    {
      ...{ id: 'arrange', key: 'F6', icon: 'columns' },
      label: arranging ? homeTexts.arranged : homeTexts.arrange,
      run: () => setArranging(!arranging),
    },
    ...(arranging
      ? [
          {
            ...({ id: 'asAtFirst', key: 'F7', icon: 'reuse', label: homeTexts.asAtFirst } as const),
            unavailable: order.length === 0,
            run: () => keep([]),
          },
        ]
      : []),
  ])
  const figures = shown.filter(({ panel }) => !panel)
  const [first, others] = arranging ? [figures, []] : firstOf(figures, order)
  const [broad, beside] = panelsOf(shown)
  return {
    first,
    others,
    broad,
    beside,
    arranging,
    /** Puts a tile to the place at which another stands. */
    put(name: string, onto: string) {
      const names = shown.map((tile) => tile.name)
      keep(movedTo(names, name, names.indexOf(onto)))
    },
  }
}
