import { useQuery } from '@tanstack/react-query'
import { workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { TileRows, type TileRow } from '#platform/web/kit/figures/tile-rows.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { countTileTexts } from '#platform/web/module/count-tile.text.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { dispatchList } from '../../contract/dispatch-list.ts'
import {
  lineBoardScreen,
  machinesNow,
  machineState,
  type MachineNow,
} from '../../contract/line-board/line-board-calls.ts'
import { lineBoardTexts } from '../line-board/line-board.text.ts'
import { mesHomeTexts } from './home.text.ts'
import { mostUrgent } from './most-urgent.ts'

const shown = 6

/** 設備の今: what has stopped or should have begun, then what runs. */
export const machinesTile: HomeTile = {
  ...{ name: 'machines-now', title: mesHomeTexts.machines, icon: 'monitor' },
  need: ['mes:yes'],
  panel: 'beside',
  Content: MachinesNow,
}

function MachinesNow() {
  const say = useSay()
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['home', machinesNow.path],
    queryFn: ({ signal }) => call(machinesNow, {}, signal),
    staleTime: 0,
  })
  useLive(workOrdersChanged, () => void refetch())
  if (!data) return null
  const row = (machine: MachineNow): TileRow => {
    const { facility_cd, facility_nm, machine_state, work_order_no, process_no, item_nm } = machine
    const { good_qty, plan_qty, reason_nm } = machine
    return {
      id: facility_cd,
      state: <CodeStatus codes={machineState} code={machine_state} look="st" />,
      name: facility_cd,
      to: `${dispatchList.screen.path}?${new URLSearchParams({ facility_cd }).toString()}`,
      words: [facility_nm, reason_nm, `${work_order_no}-${process_no}`, item_nm].filter(Boolean).join('　'),
      end: (
        <>
          <progress
            aria-label={say(mesHomeTexts.progress)}
            value={Number(good_qty)}
            max={Math.max(Number(plan_qty), 1)}
          />
          {say(lineBoardTexts.pieces, { good: good_qty, plan: plan_qty })}
        </>
      ),
    }
  }
  return (
    <TileRows
      rows={mostUrgent(data.machines).slice(0, shown).map(row)}
      all={{
        to: lineBoardScreen.path,
        label: say(countTileTexts.open, { title: say(lineBoardScreen.title) }),
      }}
      nothing={say(mesHomeTexts.nothing)}
    />
  )
}
