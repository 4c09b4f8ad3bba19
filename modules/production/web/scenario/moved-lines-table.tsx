import { useMemo } from 'react'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { movedLines, type PlanFigures } from '../../contract/scenario/figures.ts'
import { scenarioTexts } from './scenario.text.ts'

interface Props {
  name: string
  basis: PlanFigures
  figures: PlanFigures
}

/** More nobody reads; the worst and the best come first. */
const mostShown = 100

/** Orders that a scenario ends on another day. */
export function MovedLinesTable({ name, basis, figures }: Props) {
  const say = useSay()
  const lines = useMemo(() => movedLines(basis, figures), [basis, figures])
  return (
    <PlainTable
      label={say(scenarioTexts.moved, { name })}
      rows={lines.slice(0, mostShown)}
      keyOf={({ order_no, line_no }) => `${order_no} ${String(line_no)}`}
      empty={say(scenarioTexts.noMoved)}
      rowClass={({ late_days, before_late_days }) => (late_days > before_late_days ? 'bad' : undefined)}
      columns={[
        {
          name: 'order',
          label: scenarioTexts.order,
          cell: ({ order_no, line_no }) => `${order_no}-${String(line_no)}`,
        },
        { name: 'customer', label: scenarioTexts.customer, cell: ({ customer_nm }) => customer_nm },
        { name: 'item', label: scenarioTexts.item, cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}` },
        { name: 'due', label: scenarioTexts.due, kind: 'date', cell: ({ due_dt }) => due_dt },
        { name: 'before', label: scenarioTexts.before, kind: 'date', cell: ({ before_dt }) => before_dt },
        { name: 'after', label: scenarioTexts.after, kind: 'date', cell: ({ end_dt }) => end_dt },
        {
          ...{ name: 'late', label: scenarioTexts.late, align: 'end' },
          cell: ({ before_late_days, late_days }) =>
            before_late_days === late_days
              ? String(late_days)
              : `${String(before_late_days)} → ${String(late_days)}`,
        },
      ]}
    />
  )
}
