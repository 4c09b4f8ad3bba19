import type { OutputOf } from '#platform/contract/endpoint.ts'
import { FigureTiles } from '#platform/web/kit/figures/figure-tiles.tsx'
import { Coded } from '#platform/web/kit/table/coded.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { shortReason, type BulkRow, type previewAllocation } from '../../contract/bulk-allocation.ts'
import { allocationTexts } from './allocation.text.ts'
import { lineName, orderAddress } from './line-name.ts'
import './allocation.css'

export type BulkPreview = OutputOf<typeof previewAllocation>

interface Props {
  preview: BulkPreview
  /** It has been done; its lines can be ticked, and made firm or released. */
  isDone: boolean
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  waiting: boolean
  onlyShort: boolean
  onOnlyShort: (isOn: boolean) => void
}

/** Who gets what, in the order in which they are served, and who goes short and why. */
export function BulkAnswer({ preview: { counts, list }, isDone, chosen, onChoose, ...props }: Props) {
  const { waiting, onlyShort, onOnlyShort } = props
  const say = useSay()
  const title = say(isDone ? allocationTexts.outcome : allocationTexts.preview)
  return (
    <section className="bulk-answer">
      <FigureTiles
        unit=""
        tiles={[
          { label: allocationTexts.allLines, figure: String(counts.lines), strong: true },
          { label: allocationTexts.full, figure: String(counts.full) },
          { label: allocationTexts.partly, figure: String(counts.partly) },
          { label: allocationTexts.nothing, figure: String(counts.nothing) },
        ]}
      />
      <div className="bulk-head">
        <h2>{title}</h2>
        <label className="check">
          <input
            type="checkbox"
            name="only"
            checked={onlyShort}
            disabled={isDone}
            onChange={(event) => onOnlyShort(event.target.checked)}
          />
          {say(allocationTexts.onlyShort)}
        </label>
        {list.length < counts.lines && !onlyShort ? (
          <span className="dim">
            {say(allocationTexts.shownOf, { shown: list.length, lines: counts.lines })}
          </span>
        ) : null}
      </div>
      <PlainTable
        label={title}
        columns={columns.filter(({ name }) => name !== (isDone ? 'before' : 'firm'))}
        rows={list}
        keyOf={lineName}
        rowHeader="order"
        waiting={waiting}
        empty={say(allocationTexts.noTurns)}
        rowClass={({ short }) => (short === '0' ? undefined : 'bulk-short')}
        {...(isDone
          ? {
              choice: {
                chosen,
                labelOf: (line: BulkRow) => say(allocationTexts.tickLine, { line: lineName(line) }),
                onChange: onChoose,
              },
            }
          : {})}
      />
    </section>
  )
}

const columns: readonly PlainColumn<BulkRow>[] = [
  {
    name: 'order',
    label: allocationTexts.order,
    cell: (line) => <KeyLink to={orderAddress(line.order_no)}>{lineName(line)}</KeyLink>,
  },
  {
    name: 'customer',
    label: allocationTexts.customer,
    cell: ({ customer_cd, customer_nm }) => <Coded code={customer_cd} name={customer_nm} />,
  },
  {
    name: 'item',
    label: allocationTexts.item,
    cell: ({ item_cd, item_nm }) => <Coded code={item_cd} name={item_nm} />,
  },
  { name: 'warehouse', label: allocationTexts.warehouse, cell: ({ warehouse_cd }) => warehouse_cd },
  { name: 'due', label: allocationTexts.due, kind: 'date', cell: ({ delivery_dt }) => delivery_dt },
  { name: 'agreed', label: allocationTexts.agreed, kind: 'flag', cell: ({ agreed }) => agreed },
  { name: 'backlog', label: allocationTexts.backlog, kind: 'figure', cell: ({ backlog }) => backlog },
  { name: 'before', label: allocationTexts.before, kind: 'figure', cell: ({ before }) => before },
  { name: 'after', label: allocationTexts.after, kind: 'figure', cell: ({ after }) => after },
  { name: 'firm', label: allocationTexts.isFirm, kind: 'flag', cell: ({ firm }) => firm },
  { name: 'short', label: allocationTexts.short, kind: 'figure', cell: ({ short }) => short },
  { name: 'why', label: allocationTexts.why, cell: ({ reason }) => <Why reason={reason} /> },
]

function Why({ reason }: Pick<BulkRow, 'reason'>) {
  const say = useSay()
  return reason === '' ? null : <>{say(shortReason.texts[reason])}</>
}
