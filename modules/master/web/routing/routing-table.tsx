import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { RoutingPart, RoutingStep } from '#modules/master/contract/routing.ts'
import { useSay, type Say } from '#platform/web/language/say.ts'
import { durationOf, type RoutingRow } from './routing-rows.ts'
import { routingTexts } from './routing.text.ts'
import '#platform/web/kit/grid/grid.css'

interface Props {
  rows: readonly RoutingRow[]
  selected: string
  mayMove: boolean
  onSelect: (key: string) => void
  onOpen: (row: RoutingRow) => void
  onStep: (process_no: number, by: 1 | -1) => void
  onDrop: (moved: number, onto: number) => void
}

/** The steps in order, each with its parts under it: arrows walk, with Alt they move a step, and steps are dragged. */
export function RoutingTable({ rows, selected, mayMove, onSelect, onOpen, onStep, onDrop }: Props) {
  const say = useSay()
  const [dragged, setDragged] = useState<number | null>(null)
  const [onto, setOnto] = useState(0)
  const drag = (row: RoutingRow) =>
    mayMove && row.kind === 'step'
      ? {
          draggable: true,
          onDragStart: (event: DragEvent) => {
            event.dataTransfer.effectAllowed = 'move'
            setDragged(row.step.process_no)
          },
          onDragEnd: () => {
            setDragged(null)
            setOnto(0)
          },
          onDragOver: (event: DragEvent) => {
            if (dragged === null || dragged === row.step.process_no) return
            event.preventDefault()
            setOnto(row.step.process_no)
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault()
            if (dragged !== null) onDrop(dragged, row.step.process_no)
          },
        }
      : {}
  const keys = (event: KeyboardEvent<HTMLTableRowElement>, row: RoutingRow) => {
    if (event.target !== event.currentTarget) return
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (!by) return
    event.preventDefault()
    if (event.altKey) {
      if (mayMove && row.kind === 'step') onStep(row.step.process_no, by)
      return
    }
    const { nextElementSibling, previousElementSibling } = event.currentTarget
    const next = by === 1 ? nextElementSibling : previousElementSibling
    if (next instanceof HTMLElement) next.focus()
  }
  const current = rows.some(({ key }) => key === selected) ? selected : rows[0]?.key
  return (
    <table className="grid routing-table" aria-label={say(routingTexts.routing)}>
      <thead>
        <tr>
          <th scope="col">{say(routingTexts.process)}</th>
          <th scope="col">{say(routingTexts.work)}</th>
          <th scope="col">{say(routingTexts.from)}</th>
          <th scope="col">{say(routingTexts.into)}</th>
          <th scope="col">{say(routingTexts.group)}</th>
          <th scope="col" className="num">
            {say(routingTexts.setup)}
          </th>
          <th scope="col" className="num">
            {say(routingTexts.run)}
          </th>
          <th scope="col" className="num">
            {say(routingTexts.facilities)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.key}
            tabIndex={row.key === current ? 0 : -1}
            aria-current={row.key === selected || undefined}
            className={row.kind === 'step' && row.step.process_no === onto ? 'step onto' : row.kind}
            onFocus={() => onSelect(row.key)}
            onClick={() => onSelect(row.key)}
            onDoubleClick={() => onOpen(row)}
            onKeyDown={(event) => keys(event, row)}
            {...drag(row)}
          >
            {row.kind === 'step' ? <Step step={row.step} say={say} /> : <Part part={row.part} say={say} />}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Step({ step, say }: { step: RoutingStep; say: Say }) {
  const time = (seconds: string) =>
    seconds === '' ? (
      <span className="missing">{say(routingTexts.noTime)}</span>
    ) : (
      say(routingTexts.minutes, { ...durationOf(seconds) })
    )
  return (
    <>
      <td>
        <b>
          {step.process_no}　{step.operation_nm}
        </b>
      </td>
      <td>{step.work_nm}</td>
      <td>{step.out_location_nm}</td>
      <td>{step.in_location_nm}</td>
      <td>{step.facility_group_nm || '—'}</td>
      <td className="num">{time(step.setup_seconds)}</td>
      <td className="num">{time(step.piece_seconds)}</td>
      <td className="num">
        {step.facilities > 0
          ? say(routingTexts.machines, { qty: step.facilities })
          : say(routingTexts.noMachine)}
      </td>
    </>
  )
}

function Part({ part, say }: { part: RoutingPart; say: Say }) {
  const qty = grouped(decimal(part.usage_qty))
  return (
    <td colSpan={8}>
      {part.part_item_cd}　{part.part_item_nm}
      <span className="hint">
        {say(routingTexts.used, { qty, unit: part.unit_nm })}
        {part.substitute_item_cd
          ? `　${say(routingTexts.substitute, { item: part.substitute_item_cd })}`
          : null}
      </span>
    </td>
  )
}
