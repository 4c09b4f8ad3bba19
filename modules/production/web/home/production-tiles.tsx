import { TileFigure } from '#platform/web/kit/figures/tile-figure.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { countTile } from '#platform/web/module/count-tile.tsx'
import { countTileTexts } from '#platform/web/module/count-tile.text.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { planManageList } from '../../contract/plan/manage-list.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import { useStale } from '../stale/stale-notice.tsx'
import { staleWebTexts } from '../stale/stale-web.text.ts'
import { loadTile } from './load-tile.tsx'
import { watchTile } from './watch-tile.tsx'

const late = { target_div: '1', late_days: '1..' }

/** What a planner looks at in the morning. */
export const productionTiles: readonly HomeTile[] = [
  {
    ...{ name: 'plan-aged', title: staleWebTexts.tile, icon: 'refresh' },
    need: ['production:yes'],
    Content: ChangesSince,
  },
  countTile({
    ...{ name: 'late-plans', title: staleWebTexts.lateTile, icon: 'warn', need: ['production:yes'] },
    ...{ list: planManageList, follows: plansChanged, bad: true, asks: () => late },
    part: {
      asks: () => ({ ...late, production_div: '050,051' }),
      text: staleWebTexts.lateOrders,
    },
  }),
  watchTile,
  loadTile,
]

function ChangesSince() {
  const say = useSay()
  const stale = useStale()
  const changes = stale?.changes ?? []
  return (
    <TileFigure
      figure={stale ? changes.reduce((sum, { count }) => sum + count, 0) : undefined}
      unit={say(countTileTexts.listed)}
      foot={changes.length > 0 ? changes.map(({ words }) => words).join('・') : undefined}
      bad={changes.length > 0}
      to={planManageList.screen.path}
      label={say(staleWebTexts.toPlan)}
    />
  )
}
