import { useQuery } from '@tanstack/react-query'
import { costParts, rollUpReasons, type Cost } from '#modules/master/contract/roll-up.ts'
import { itemStandardCostMaster } from '#modules/master/contract/stock-location.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { rollUpTexts } from './roll-up.text.ts'

/** Each part at its cost and each thing that is done: the last line is their sum. */
export function RollUpReasons({ item_cd, from_dt }: { item_cd: string; from_dt: string }) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [itemStandardCostMaster.name, 'reasons', item_cd, from_dt],
    queryFn: ({ signal }) => call(rollUpReasons, { item_cd, from_dt }, signal),
    staleTime: 0,
  })
  if (!data) return null
  const rows: readonly Reason[] = [
    ...data.parts.map(({ item_cd: part, item_nm, qty, cost }) => ({
      key: `part ${part}`,
      words: say(rollUpTexts.part, { qty, item: `${part}　${item_nm}` }),
      cost,
    })),
    ...data.steps.map(({ work_cd, work_nm, seconds, cost }) => ({
      key: `step ${work_cd}`,
      words:
        seconds === '0'
          ? say(rollUpTexts.stepOutside, { work: work_nm })
          : say(rollUpTexts.step, { work: work_nm, seconds }),
      cost,
    })),
    ...data.outputs.map(({ item_cd: output, item_nm, qty, cost }) => ({
      key: `output ${output}`,
      words: say(rollUpTexts.output, { qty, item: `${output}　${item_nm}` }),
      cost,
    })),
    ...(data.lost.scrap_rate === '0'
      ? []
      : [
          {
            key: 'lost',
            words: say(rollUpTexts.lost, { rate: data.lost.scrap_rate }),
            cost: data.lost.cost,
          },
        ]),
  ]
  return (
    <div className="roll-up-why">
      <PlainTable
        label={`${item_cd} ${say(rollUpTexts.why)}`}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { name: 'why', label: rollUpTexts.why, cell: ({ words }) => words },
          ...costParts.map((part): PlainColumn<Reason> => ({
            name: part,
            label: rollUpTexts[part],
            kind: 'figure',
            cell: ({ cost }) => (cost[part] === '0' ? '' : cost[part]),
            sum: data.cost[part] === '0' ? '' : data.cost[part],
          })),
        ]}
      />
    </div>
  )
}

interface Reason {
  readonly key: string
  readonly words: string
  readonly cost: Cost
}
