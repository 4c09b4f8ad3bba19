import type { PaletteHit } from '#platform/contract/palette.ts'
import type { Text } from '#platform/contract/text.ts'
import { createStore } from '../../store/store.ts'

interface RecentHit {
  readonly finder: string
  readonly title: Text
  readonly icon: string
  readonly hit: PaletteHit
}

const most = 6

/** Records that were opened from the palette, the latest first; of this page only, for the next person may read others. */
export const recentHits = createStore<readonly RecentHit[]>([])

export const rememberHit = (opened: RecentHit): void =>
  recentHits.set((now) =>
    [
      opened,
      ...now.filter(({ finder, hit }) => finder !== opened.finder || hit.key !== opened.hit.key),
    ].slice(0, most),
  )

export const forgetHits = (): void => recentHits.set([])
