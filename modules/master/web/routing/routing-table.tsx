import type { KeyboardEvent, ReactNode } from 'react'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { RoutingPart, RoutingStep } from '#modules/master/contract/routing.ts'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay, type Say } from '#platform/web/language/say.ts'
import { durationOf, type RoutingRow } from './routing-rows.ts'
import { routingTexts } from './routing.text.ts'

interface Props {
  rows: readonly RoutingRow[]
  selected: string
  mayMove: boolean
  waiting: boolean
  onSelect: (key: string) => void
  onOpen: (row: RoutingRow) => void
  onStep: (process_no: number, by: 1 | -1) => void
  onDrop: (moved: number, onto: number) => void
}

/** The steps in order, each with its parts under it: arrows walk, with Alt they move a step, and steps are dragged. */
export function RoutingTable({ rows, selected, mayMove, waiting, onSelect, onOpen, onStep, onDrop }: Props) {
  const say = useSay()
  const keys = (event: KeyboardEvent, row: RoutingRow): boolean => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (!by || !event.altKey) return false
    if (mayMove && row.kind === 'step') onStep(row.step.process_no, by)
    return true
  }
  const column = (
    name: 'process' | 'work' | 'from' | 'into' | 'group' | 'setup' | 'run' | 'facilities',
    of: (step: RoutingStep) => ReactNode,
  ): PlainColumn<RoutingRow> => ({
    name,
    label: routingTexts[name],
    ...(name === 'setup' || name === 'run' || name === 'facilities' ? { align: 'end' } : {}),
    cell: (row) => (row.kind === 'step' ? of(row.step) : null),
  })
  return (
    <PlainTable
      fills
      className="routing-table"
      onPhone="table"
      label={say(routingTexts.routing)}
      waiting={waiting}
      rows={rows}
      keyOf={({ key }) => key}
      isCurrent={({ key }) => key === selected}
      rowClass={({ kind }) => kind}
      across={(row) => (row.kind === 'part' ? <Part part={row.part} say={say} /> : undefined)}
      onSelect={({ key }) => onSelect(key)}
      onOpen={onOpen}
      onRowKey={keys}
      drag={
        mayMove
          ? {
              mayMove: ({ kind }) => kind === 'step',
              mayDrop: (_moved, onto) => onto.kind === 'step',
              onDrop: (moved, onto) =>
                moved.kind === 'step' &&
                onto.kind === 'step' &&
                onDrop(moved.step.process_no, onto.step.process_no),
            }
          : undefined
      }
      columns={[
        column('process', ({ process_no, operation_nm }) => (
          <b>
            {process_no}　{operation_nm}
          </b>
        )),
        column('work', ({ work_nm }) => work_nm),
        column('from', ({ out_location_nm }) => out_location_nm),
        column('into', ({ in_location_nm }) => in_location_nm),
        column('group', ({ facility_group_nm }) => facility_group_nm),
        column('setup', (step) => <Duration step={step} seconds={step.setup_seconds} />),
        column('run', (step) => <Duration step={step} seconds={step.piece_seconds} />),
        column('facilities', ({ facilities }) =>
          facilities > 0 ? say(routingTexts.machines, { qty: facilities }) : say(routingTexts.noMachine),
        ),
      ]}
    />
  )
}

/** Blank seconds: no standard time. Outside nobody needs one. */
function Duration({ step, seconds }: { step: RoutingStep; seconds: string }) {
  const say = useSay()
  if (seconds !== '') return say(routingTexts.minutes, { ...durationOf(seconds) })
  return step.supplier_nm === '' ? <span className="missing">{say(routingTexts.noTime)}</span> : null
}

function Part({ part, say }: { part: RoutingPart; say: Say }) {
  const qty = grouped(decimal(part.usage_qty))
  return (
    <>
      {part.part_item_cd}　{part.part_item_nm}
      <span className="hint">
        {say(routingTexts.used, { qty, unit: part.unit_nm })}
        {part.substitute_item_cd
          ? `　${say(routingTexts.substitute, { item: part.substitute_item_cd })}`
          : null}
      </span>
    </>
  )
}
