import type { OutputOf } from '#platform/contract/endpoint.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { shortParts } from '../../contract/plan/plan-calls.ts'
import { workOrderTexts } from '../work-order/work-order.text.ts'
import { planTexts } from './plan.text.ts'

interface Props {
  list: OutputOf<typeof shortParts>['list']
  waiting: boolean
}

/** 欠品一覧: what is missing, and until when. */
export function ShortParts({ list, waiting }: Props) {
  const say = useSay()
  const isMade = list.some(({ made_qty }) => made_qty !== '0')
  return (
    <PlainTable
      label={say(planTexts.short)}
      rows={list}
      keyOf={({ item_cd }) => item_cd}
      rowHeader="part"
      columns={[
        {
          ...{ name: 'part', label: planTexts.part },
          cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
        },
        { name: 'need', label: planTexts.need, kind: 'figure', cell: ({ need_qty }) => need_qty },
        { name: 'free', label: planTexts.free, kind: 'figure', cell: ({ free_qty }) => free_qty },
        ...(isMade
          ? [
              {
                ...{ name: 'made', label: planTexts.made, kind: 'figure' as const },
                cell: ({ made_qty }: Props['list'][number]) => made_qty,
              },
            ]
          : []),
        { name: 'missing', label: planTexts.missing, kind: 'figure', cell: ({ short_qty }) => short_qty },
        {
          ...{ name: 'coming', label: planTexts.coming, kind: 'date' },
          cell: ({ coming_dt }) =>
            coming_dt === '' ? <b className="s-bad">{say(workOrderTexts.nothingComes)}</b> : coming_dt,
        },
      ]}
      empty={say(planTexts.noShort)}
      waiting={waiting}
    />
  )
}
