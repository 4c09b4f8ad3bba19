import { useState, type DragEvent, type KeyboardEvent } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import { makeOrBuy } from '#modules/master/contract/item.ts'
import type { Direction, StructureLine, structureTree } from '#modules/master/contract/structure.ts'
import { AbortStatus } from '#platform/web/kit/master/abort-status.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { siblings, type TreeRow } from './structure-rows.ts'
import { structureTexts } from './structure.text.ts'
import '#platform/web/kit/grid/grid.css'

/** The item at the top has no line of its own. */
export const topKey = ''

interface Props {
  item: OutputOf<typeof structureTree>['item']
  lines: readonly StructureLine[]
  rows: readonly TreeRow[]
  direction: Direction
  selected: string
  mayMove: boolean
  onSelect: (key: string) => void
  onOpen: (row: TreeRow) => void
  onToggle: (row: TreeRow, open: boolean) => void
  onStep: (row: TreeRow, step: 1 | -1) => void
  onDrop: (moved: StructureLine, onto: StructureLine) => void
}

/** A structure as a tree in a table: arrows walk and open, with Alt they move, and a line can be dragged among its own. */
export function StructureTable(props: Props) {
  const { item, lines, rows, direction, selected, mayMove, onSelect, onOpen, onToggle, onStep, onDrop } =
    props
  const say = useSay()
  const [dragged, setDragged] = useState<StructureLine | null>(null)
  const [onto, setOnto] = useState('')
  const mayDrop = (line: StructureLine) =>
    dragged !== null && dragged !== line && siblings(lines, dragged).includes(line)
  const drag = (row: TreeRow) =>
    mayMove
      ? {
          draggable: true,
          onDragStart: (event: DragEvent) => {
            event.dataTransfer.effectAllowed = 'move'
            setDragged(row.line)
          },
          onDragEnd: () => {
            setDragged(null)
            setOnto('')
          },
          onDragOver: (event: DragEvent) => {
            if (!mayDrop(row.line)) return
            event.preventDefault()
            setOnto(row.key)
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault()
            if (dragged && mayDrop(row.line)) onDrop(dragged, row.line)
          },
        }
      : {}
  const keys = (event: KeyboardEvent<HTMLTableRowElement>, row: TreeRow | undefined) => {
    if (event.target !== event.currentTarget) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    const open = event.key === 'ArrowRight' ? true : event.key === 'ArrowLeft' ? false : undefined
    if (!step && open === undefined) return
    event.preventDefault()
    if (step && event.altKey) return row && mayMove ? onStep(row, step) : undefined
    if (open !== undefined) return row?.hasParts ? onToggle(row, open) : undefined
    const { nextElementSibling, previousElementSibling } = event.currentTarget
    const next = step === 1 ? nextElementSibling : previousElementSibling
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <table className="grid structure-tree" aria-label={say(structureTexts.tree)}>
      <thead>
        <tr>
          <th scope="col">{say(structureTexts.node)}</th>
          <th scope="col" className="num">
            {say(structureTexts.need)}
          </th>
          <th scope="col">{say(structureTexts.unit)}</th>
          <th scope="col" className="num">
            {say(structureTexts.scrap)}
          </th>
          <th scope="col" className="num">
            {say(structureTexts.total)}
          </th>
          <th scope="col">{say(structureTexts.makeBuy)}</th>
          <th scope="col">{say(structureTexts.substitute)}</th>
          <th scope="col">{say(structureTexts.period)}</th>
          <th scope="col">{say(structureTexts.shippable)}</th>
        </tr>
      </thead>
      <tbody>
        <tr
          className="top"
          tabIndex={selected === topKey ? 0 : -1}
          aria-current={selected === topKey || undefined}
          onFocus={() => onSelect(topKey)}
          onClick={() => onSelect(topKey)}
          onKeyDown={(event) => keys(event, undefined)}
        >
          <td colSpan={9}>
            {item.item_cd}　{item.item_nm} <span className="code">{say(makeOrBuy.texts[item.make_buy])}</span>
            {item.abort_div === '0' ? null : <AbortStatus code={item.abort_div} />}
          </td>
        </tr>
        {rows.map((row) => (
          <tr
            key={row.key}
            tabIndex={row.key === selected ? 0 : -1}
            aria-current={row.key === selected || undefined}
            className={rowClass(row, onto === row.key, dragged)}
            onFocus={() => onSelect(row.key)}
            onClick={() => onSelect(row.key)}
            onDoubleClick={() => onOpen(row)}
            onKeyDown={(event) => keys(event, row)}
            {...drag(row)}
          >
            <Cells row={row} direction={direction} onToggle={onToggle} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function rowClass({ line }: TreeRow, isTarget: boolean, dragged: StructureLine | null): string | undefined {
  if (isTarget && dragged) return dragged.seq > line.seq ? 'onto upwards' : 'onto'
  return line.node_abort_div === '0' ? undefined : 'closed'
}

function Cells({ row, direction, onToggle }: { row: TreeRow } & Pick<Props, 'direction' | 'onToggle'>) {
  const say = useSay()
  const { line, hasParts, open } = row
  const { need_qty, base_qty } = line
  const figure = (value: string) => grouped(decimal(value))
  return (
    <>
      <td>
        <span className="branch" style={{ paddingLeft: line.level * 18 }}>
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
      </td>
      <td className="num">
        {base_qty === '1'
          ? figure(need_qty)
          : say(structureTexts.per, { need: figure(need_qty), base: figure(base_qty) })}
      </td>
      <td>{line.unit_nm}</td>
      <td className="num">{line.scrap_rate === '0' ? '' : `${line.scrap_rate}%`}</td>
      <td className="num">{figure(line.total_qty)}</td>
      <td>{say(makeOrBuy.texts[line.make_buy])}</td>
      <td title={line.substitute_item_nm}>
        {direction === 'uses' && line.substitute_item_cd && line.level === 1 ? '' : line.substitute_item_cd}
      </td>
      <td>
        {shortDay(line.from_dt)}〜{shortDay(line.to_dt)}
      </td>
      <td>{line.shippable_flg ? <Icon name="check" size="s" /> : null}</td>
    </>
  )
}

const shortDay = (day: string): string => day.replaceAll('-', '/')
