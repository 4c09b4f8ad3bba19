import { TileFigure } from '#platform/web/kit/figures/tile-figure.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { bulkAllocationScreen } from '../../contract/bulk-allocation.ts'
import { allocationTexts } from './allocation.text.ts'
import { useLost } from './lost-part.tsx'

/** What whoever sells wants to know first in the morning. */
export const allocationTiles: readonly HomeTile[] = [
  {
    name: 'lost-allocations',
    title: allocationTexts.lost,
    icon: 'warn',
    need: ['receiveorder:yes'],
    Content: LostAllocations,
  },
]

function LostAllocations() {
  const say = useSay()
  const { data } = useLost()
  return (
    <TileFigure
      figure={data?.unseen.length}
      unit={say(allocationTexts.listed)}
      bad={(data?.unseen.length ?? 0) > 0}
      to={bulkAllocationScreen.path}
      label={say(allocationTexts.openLost)}
    />
  )
}
