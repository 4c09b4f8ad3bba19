import type { OutputOf } from '#platform/contract/endpoint.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { stockManageScreen, type stockPeriods } from '../../contract/stock-manage.ts'
import { manageTexts } from './manage.text.ts'

interface Props {
  list: OutputOf<typeof stockPeriods>['list']
  chosen: string
  onChoose: (month: string) => void
}

export const monthText = (month: string): string => month.replace('-', '/')

/** The months, the latest first. */
export function PeriodsTable({ list, chosen, onChoose }: Props) {
  const say = useSay()
  return (
    <PlainTable
      fills
      label={say(stockManageScreen.title)}
      rows={list}
      keyOf={({ month }) => month}
      isCurrent={({ month }) => month === chosen}
      onSelect={({ month }) => onChoose(month)}
      columns={[
        { name: 'month', label: manageTexts.month, cell: ({ month }) => <b>{monthText(month)}</b> },
        {
          name: 'state',
          label: manageTexts.state,
          cell: ({ closed }) =>
            closed ? (
              <span className="st lock">
                <Icon name="lock" size="s" /> {say(manageTexts.isClosed)}
              </span>
            ) : (
              <span className="st none">{say(manageTexts.open)}</span>
            ),
        },
        {
          name: 'movements',
          label: manageTexts.movements,
          kind: 'figure',
          cell: ({ movements }) => movements,
        },
        {
          name: 'amount',
          label: manageTexts.amount,
          kind: 'figure',
          cell: ({ amount }) => amount,
          cost: true,
        },
        { name: 'by', label: manageTexts.by, cell: ({ changed_by }) => changed_by },
        { name: 'at', label: manageTexts.at, kind: 'moment', cell: ({ changed_at }) => changed_at },
        { name: 'why', label: manageTexts.why, cell: ({ reason }) => reason },
      ]}
    />
  )
}
