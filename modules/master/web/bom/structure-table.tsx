import type { KeyboardEvent } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import { makeOrBuy } from '#modules/master/contract/item.ts'
import type { Direction, StructureLine, structureTree } from '#modules/master/contract/structure.ts'
import { dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { AbortStatus } from '#platform/web/kit/master/abort-status.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay, type Say } from '#platform/web/language/say.ts'
import { Change, CostBar } from './cost-bar.tsx'
import { costKinds, shareOf, type TreeCosts } from './tree-costs.ts'
import { siblings, type TreeRow } from './structure-rows.ts'
import { structureTexts } from './structure.text.ts'

/** The item at the top has no line of its own. */
export const topKey = ''

interface Props {
  item: OutputOf<typeof structureTree>['item']
  lines: readonly StructureLine[]
  rows: readonly TreeRow[]
  direction: Direction
  selected: string
  mayMove: boolean
  waiting: boolean
  /** What each line adds to the item at the top, by its key; nothing where costs are not known. */
  costs: TreeCosts | undefined
  onSelect: (key: string) => void
  onOpen: (row: TreeRow) => void
  onToggle: (row: TreeRow, open: boolean) => void
  onStep: (row: TreeRow, step: 1 | -1) => void
  onDrop: (moved: StructureLine, onto: StructureLine) => void
}

/** A structure as a tree in a table: arrows walk and open, with Alt they move, and a line can be dragged among its own. */
export function StructureTable(props: Props) {
  const {
    item,
    lines,
    rows,
    direction,
    selected,
    mayMove,
    costs,
    onSelect,
    onOpen,
    onToggle,
    onStep,
    onDrop,
  } = props
  const say = useSay()
  const keys = (event: KeyboardEvent, { row }: Line): boolean => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    const open = event.key === 'ArrowRight' ? true : event.key === 'ArrowLeft' ? false : undefined
    if (step && event.altKey) {
      if (row && mayMove) onStep(row, step)
    } else if (open !== undefined) {
      if (row?.hasParts) onToggle(row, open)
    } else return false
    return true
  }
  return (
    <PlainTable
      fills
      className="structure-tree"
      onPhone="table"
      label={say(structureTexts.tree)}
      waiting={props.waiting}
      rows={[{ key: topKey, row: undefined }, ...rows.map((row) => ({ key: row.key, row }))]}
      keyOf={({ key }) => key}
      isCurrent={({ key }) => key === selected}
      rowClass={({ row }) => (row ? (row.line.node_abort_div === '0' ? undefined : 'closed') : 'top')}
      across={({ row }) => (row ? undefined : <Top item={item} costs={costs} />)}
      onSelect={({ key }) => onSelect(key)}
      onOpen={({ row }) => row && onOpen(row)}
      onRowKey={keys}
      drag={
        mayMove
          ? {
              mayMove: ({ row }) => row !== undefined,
              mayDrop: (moved, onto) =>
                moved.row !== undefined &&
                onto.row !== undefined &&
                siblings(lines, moved.row.line).includes(onto.row.line),
              onDrop: (moved, onto) => moved.row && onto.row && onDrop(moved.row.line, onto.row.line),
            }
          : undefined
      }
      columns={[
        {
          name: 'node',
          label: structureTexts.node,
          cell: ({ row }) => row && <Node row={row} onToggle={onToggle} />,
        },
        {
          name: 'need',
          label: structureTexts.need,
          align: 'end',
          cell: ({ row }) => row && needOf(row, say),
        },
        { name: 'unit', label: structureTexts.unit, cell: ({ row }) => row?.line.unit_nm },
        {
          name: 'scrap',
          label: structureTexts.scrap,
          align: 'end',
          cell: ({ row }) => (row && row.line.scrap_rate !== '0' ? `${row.line.scrap_rate}%` : <span />),
        },
        {
          name: 'total',
          label: structureTexts.total,
          kind: 'figure',
          cell: ({ row }) => row?.line.total_qty,
        },
        ...(costs
          ? [
              {
                name: 'cost',
                label: structureTexts.cost,
                kind: 'figure' as const,
                cell: ({ row }: Line) => row && costs.lines.get(row.key)?.total.toFixed(2),
              },
              {
                name: 'change',
                label: structureTexts.changeSince,
                kind: 'figure' as const,
                cell: ({ row }: Line) => row && <Change by={costs.lines.get(row.key)?.change ?? null} />,
              },
              {
                name: 'share',
                label: structureTexts.share,
                className: 'cost-share',
                cell: ({ row }: Line) => row && <CostBar cost={costs.lines.get(row.key)} of={costs.total} />,
              },
            ]
          : []),
        {
          name: 'makeBuy',
          label: structureTexts.makeBuy,
          cell: ({ row }) => row && say(makeOrBuy.texts[row.line.make_buy]),
        },
        {
          name: 'substitute',
          label: structureTexts.substitute,
          hint: ({ row }) => row?.line.substitute_item_nm,
          cell: ({ row }) => row && substituteOf(row.line, direction),
        },
        {
          name: 'period',
          label: structureTexts.period,
          cell: ({ row }) => row && `${dayTyped(row.line.from_dt)}〜${dayTyped(row.line.to_dt)}`,
        },
        {
          name: 'shippable',
          label: structureTexts.shippable,
          cell: ({ row }) => (row?.line.shippable_flg ? <Icon name="check" size="s" /> : <span />),
        },
      ]}
    />
  )
}

/** A line of the structure, or the item at the top. */
interface Line {
  readonly key: string
  readonly row: TreeRow | undefined
}

function Top({ item, costs }: Pick<Props, 'item' | 'costs'>) {
  const say = useSay()
  return (
    <>
      {item.item_cd}　{item.item_nm} <span className="code">{say(makeOrBuy.texts[item.make_buy])}</span>
      {item.abort_div === '0' ? null : <AbortStatus code={item.abort_div} />}
      {costs && costs.total > 0 ? (
        <span className="top-cost">
          {say(structureTexts.costOfOne, { cost: costs.top.total.toLocaleString() })}
          {costs.top.change ? <Change by={costs.top.change} /> : null}
          <CostBar cost={costs.top} of={costs.total} />
          {costKinds.map((kind) => (
            <span key={kind} className={`cost-key ${kind}`}>
              {say(structureTexts[kind])} {shareOf(costs.top[kind], costs.total)}
            </span>
          ))}
        </span>
      ) : null}
    </>
  )
}

function Node({ row, row: { line, hasParts, open }, onToggle }: { row: TreeRow } & Pick<Props, 'onToggle'>) {
  const say = useSay()
  return (
    <span
      className="branch"
      style={{ paddingLeft: line.level * 18, backgroundSize: `${line.level * 18}px 100%` }}
    >
      {hasParts ? (
        <button
          type="button"
          className="toggle"
          tabIndex={-1}
          aria-label={say(open ? structureTexts.closeLine : structureTexts.openLine, {
            item: line.node_cd,
          })}
          onClick={() => onToggle(row, !open)}
        >
          <Icon name={open ? 'down' : 'right'} size="s" />
        </button>
      ) : (
        <span className="leaf" />
      )}
      <span className="code">{line.node_cd}</span>
      {line.node_nm}
      {line.node_abort_div === '0' ? null : <AbortStatus code={line.node_abort_div} />}
    </span>
  )
}

function needOf({ line: { need_qty, base_qty, qty_div } }: TreeRow, say: Say): string {
  const [need, base] = [grouped(decimal(need_qty)), grouped(decimal(base_qty))]
  if (qty_div === '1') return say(structureTexts.perLot, { need })
  return base_qty === '1' ? need : say(structureTexts.per, { need, base })
}

/** A use of the first level is the substitute's own line. */
const substituteOf = ({ substitute_item_cd, level }: StructureLine, direction: Direction): string =>
  direction === 'uses' && level === 1 ? '' : substitute_item_cd
