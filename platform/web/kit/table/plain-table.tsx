import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useSeesCosts } from '../../session/allowed.tsx'
import { useSay, type Say } from '../../language/say.ts'
import { useTableHeight } from '../grid/use-table-height.ts'
import { lookOf, PlainCell, Written } from './plain-cell.tsx'
import type { PlainColumn, PlainLine, RowChoice } from './plain-column.ts'
import { PlainHead } from './plain-head.tsx'
import { sumLine } from './plain-sum.ts'
import { useRowDrag, type RowDrag } from './row-drag.ts'
import { rowKeys } from './row-keys.ts'
import { tableTexts } from './table.text.ts'
import { TickAll, TickRow, toggled } from './tick-row.tsx'
import { useTablePaste } from './use-table-paste.ts'
import '../grid/grid.css'
import './plain-table.css'

interface Props<Row> {
  label: string
  columns: readonly PlainColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The column that names the row. */
  rowHeader?: string
  /** Before the rows: what was there already. */
  first?: PlainLine | undefined
  /** Said in place of rows. */
  empty?: string
  /** What is shown is about to be replaced. */
  waiting?: boolean
  /** As high as the screen leaves, and scrolled under its head; otherwise as high as its rows. */
  fills?: boolean
  /** On a phone: each row a card, or a table that is scrolled sideways. */
  onPhone?: 'cards' | 'table'
  className?: string
  rowClass?: (row: Row) => string | undefined
  /** A row that says one thing, over all columns. */
  across?: (row: Row) => ReactNode
  /** What is opened below a row. */
  below?: (row: Row) => ReactNode
  isCurrent?: (row: Row) => boolean
  /** Rows are walked through with the arrows. */
  onSelect?: (row: Row) => void
  /** Rows that are pressed with the pointer only: the keys go to what stands in their cells. */
  onPress?: (row: Row) => void
  /** Enter or a double click. */
  onOpen?: (row: Row) => void
  /** A key over a row; true when it has been used. */
  onRowKey?: (event: KeyboardEvent, row: Row) => boolean
  choice?: RowChoice<Row>
  drag?: RowDrag<Row> | undefined
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void
  /** A pasted sheet whose rows say themselves where they belong: true when it has been taken so, and not cell by cell. */
  takesSheet?: (sheet: readonly (readonly string[])[]) => boolean
  ref?: Ref<HTMLDivElement>
}

/** A table of a few columns that nobody sorts or filters: an answer, a ledger, the lines of a drawer. */
export function PlainTable<Row>({ ref, ...all }: Props<Row>) {
  const seesCosts = useSeesCosts()
  const props = { ...all, columns: all.columns.filter(({ cost }) => seesCosts || !cost) }
  const { label, columns, rows, fills, waiting, className, choice, first, empty } = props
  const say = useSay()
  const drag = useRowDrag(props.drag, rows)
  const asCards = (props.onPhone ?? (columns.length > 3 ? 'cards' : 'table')) === 'cards'
  const width = columns.length + (choice ? 1 : 0)
  // Where rows are chosen, what happens is done to those.
  const sums = choice
    ? sumLine(
        columns,
        rows.filter((row) => choice.chosen.has(props.keyOf(row))),
        say(tableTexts.chosenSum),
      )
    : sumLine(columns, rows, say(tableTexts.sum))
  const current = rows.find((row) => props.isCurrent?.(row)) ?? rows[0]
  const Frame = fills ? FillingFrame : PartFrame
  const onPaste = useTablePaste({
    labels: columns.map((column) => (column.labelHidden ? '' : labelOf(column, say))),
    before: choice ? 1 : 0,
    takesSheet: props.takesSheet,
  })
  return (
    <Frame waiting={waiting ?? false} onKeyDown={props.onKeyDown} ref={ref}>
      <table
        className={['grid plain', asCards ? 'cards' : '', className].filter(Boolean).join(' ')}
        aria-label={label}
        onPaste={onPaste}
      >
        <PlainHead
          columns={columns}
          before={choice ? <TickAll rows={rows} keyOf={props.keyOf} choice={choice} /> : null}
        />
        <tbody>
          {first ? <Line line={first} columns={columns} before={choice ? 1 : 0} /> : null}
          {rows.map((row) => (
            <PlainRow key={props.keyOf(row)} {...props} row={row} isStop={row === current} drag={drag} />
          ))}
          {rows.length === 0 && empty && !waiting ? (
            <tr>
              <td colSpan={width} className="across dim">
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
        {sums ? (
          <tfoot>
            <Line line={sums} columns={columns} before={choice ? 1 : 0} />
          </tfoot>
        ) : null}
      </table>
    </Frame>
  )
}

const labelOf = <Row,>({ label }: PlainColumn<Row>, say: Say): string =>
  typeof label === 'string' ? label : say(label)

interface FrameProps {
  waiting: boolean
  onKeyDown: Props<never>['onKeyDown']
  ref: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

const PartFrame = ({ waiting, ...frame }: FrameProps) => (
  <div
    className={waiting ? 'plain-part waiting' : 'plain-part'}
    aria-busy={waiting || undefined}
    {...frame}
  />
)

function FillingFrame({ waiting, ...frame }: FrameProps) {
  const height = useTableHeight()
  return (
    <div
      className={waiting ? 'grid-scroll waiting' : 'grid-scroll'}
      style={{ flexBasis: height }}
      aria-busy={waiting || undefined}
      {...frame}
    />
  )
}

interface RowProps<Row> extends Omit<Props<Row>, 'drag' | 'ref'> {
  row: Row
  /** Tab leads here. */
  isStop: boolean
  drag: ReturnType<typeof useRowDrag<Row>>
}

function PlainRow<Row>(props: RowProps<Row>) {
  const { row, columns, choice, drag, onSelect, onOpen } = props
  const say = useSay()
  const key = props.keyOf(row)
  const width = columns.length + (choice ? 1 : 0)
  const acts = onSelect || onOpen || props.onRowKey
  const across = props.across?.(row)
  const below = props.below?.(row)
  const press = choice ? () => choice.onChange(toggled(choice.chosen, key)) : (props.onPress ?? onSelect)
  const isCurrent = choice ? choice.chosen.has(key) : props.isCurrent?.(row)
  return (
    <>
      <tr
        tabIndex={acts ? (props.isStop ? 0 : -1) : undefined}
        aria-current={isCurrent || undefined}
        className={[props.rowClass?.(row), drag.look(row)].filter(Boolean).join(' ') || undefined}
        onFocus={onSelect ? () => onSelect(row) : undefined}
        onClick={press ? () => press(row) : undefined}
        onDoubleClick={onOpen ? () => onOpen(row) : undefined}
        onKeyDown={acts ? (event) => rowKeys(event, row, props) : undefined}
        {...drag.handlers(row)}
      >
        {choice ? (
          <td className="tick">
            <TickRow
              label={choice.labelOf(row)}
              checked={choice.chosen.has(key)}
              onToggle={() => choice.onChange(toggled(choice.chosen, key))}
            />
          </td>
        ) : null}
        {across === undefined || across === null ? (
          columns.map((column) => (
            <PlainCell
              key={column.name}
              column={column}
              label={labelOf(column, say)}
              row={row}
              isHeader={column.name === props.rowHeader}
            />
          ))
        ) : (
          <td colSpan={columns.length} className="across">
            {across}
          </td>
        )}
      </tr>
      {below ? (
        <tr className="below">
          <td colSpan={width} className="across">
            {below}
          </td>
        </tr>
      ) : null}
    </>
  )
}

interface LineProps<Row> {
  line: PlainLine
  columns: readonly PlainColumn<Row>[]
  /** Columns before the first that are none of the table's own. */
  before: number
}

/** Its words reach to the first column that has a value. */
function Line<Row>({ line: { label, values }, columns, before }: LineProps<Row>) {
  const say = useSay()
  const from = Math.max(
    1,
    columns.findIndex(({ name }) => name in values),
  )
  return (
    <tr className="line">
      <td colSpan={before + from}>{label}</td>
      {columns.slice(from).map((column) => (
        <td
          key={column.name}
          className={lookOf(column, column.name in values ? '' : 'blank')}
          data-label={labelOf(column, say)}
        >
          {column.name in values ? <Written kind={column.kind} value={values[column.name]} /> : null}
        </td>
      ))}
    </tr>
  )
}
