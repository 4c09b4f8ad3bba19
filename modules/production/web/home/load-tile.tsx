import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { LoadChart } from '#platform/web/kit/chart/load-chart.tsx'
import { TileRows } from '#platform/web/kit/figures/tile-rows.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { countTileTexts } from '#platform/web/module/count-tile.text.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { planGanttScreen } from '../../contract/gantt/gantt-calls.ts'
import { fullestMachines, loadDays, loadState, loadStateOf } from '../../contract/load/fullest-calls.ts'
import { plansChanged, workOrdersChanged } from '../../contract/production-facts.ts'
import { productionHomeTexts } from './home.text.ts'

/** ネックの負荷: the machines that have most to do beside what they can, in the days to come. */
export const loadTile: HomeTile = {
  ...{ name: 'machine-load', title: productionHomeTexts.load, icon: 'gantt' },
  need: ['production:yes'],
  panel: 'broad',
  Content: FullestMachines,
}

function FullestMachines() {
  const say = useSay()
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['home', fullestMachines.path],
    queryFn: ({ signal }) => call(fullestMachines, {}, signal),
    staleTime: 0,
  })
  useLive(plansChanged, () => void refetch())
  useLive(workOrdersChanged, () => void refetch())
  if (!data) return null
  const { path, title } = planGanttScreen
  const [first] = data.machines
  return (
    <>
      <p className="sub">{say(productionHomeTexts.loadOf, { days: loadDays })}</p>
      {first ? (
        <LoadChart label={`${first.facility_nm}　${say(productionHomeTexts.ofCapacity)}`} days={data.days} />
      ) : null}
      <TileRows
        rows={data.machines.map(({ facility_cd, facility_nm, load_rate }) => ({
          id: facility_cd,
          state: <CodeStatus codes={loadState} code={loadStateOf(load_rate)} look="st" />,
          name: facility_cd,
          to: path,
          words: facility_nm,
          end: (
            <>
              <progress
                aria-label={say(productionHomeTexts.rate)}
                value={Math.min(load_rate, 100)}
                max={100}
              />
              {say(productionHomeTexts.percent, { rate: load_rate })}
            </>
          ),
        }))}
        all={{ to: path, label: say(countTileTexts.open, { title: say(title) }) }}
        nothing={say(productionHomeTexts.nothing)}
      />
    </>
  )
}
