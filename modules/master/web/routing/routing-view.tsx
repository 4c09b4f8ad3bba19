import { useState, type ReactNode } from 'react'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import { pbomPartMaster, pbomProcessMaster } from '#modules/master/contract/bom.ts'
import { productTimeMaster } from '#modules/master/contract/constraint.ts'
import { stepsOfItem } from '#modules/master/contract/item-lines.ts'
import type { Routing, RoutingStep } from '#modules/master/contract/routing.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { RowActions } from '#platform/web/kit/list/row-actions.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { ParentList } from '../bom/parent-list.tsx'
import { ProblemDrawer } from '../bom/problem-drawer.tsx'
import { dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { LinesDrawer } from '../lines/lines-drawer.tsx'
import { newRecord, RecordDrawers, storedRecord, type OverRecord } from '../record/record-drawers.tsx'
import { CopyDrawer } from './copy-drawer.tsx'
import { routingCommands } from './routing-commands.ts'
import { nextTen, processOf, routingRows, stepsAfter, type RoutingRow } from './routing-rows.ts'
import { RoutingFlow } from './routing-flow.tsx'
import { RoutingTable } from './routing-table.tsx'
import { routingTexts } from './routing.text.ts'
import { useRouting } from './use-routing.ts'
import '../bom/structure.css'
import './routing.css'

interface Props {
  /** What one comes with. */
  item_cd: string
  toList: ReactNode
}

/** How an item is made: its steps, what goes in at each of them, and what no step takes. */
export function RoutingView({ item_cd: first, toList }: Props) {
  const say = useSay()
  const call = useCall()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [item_cd, setItem] = useState(first)
  const [wanted, setWanted] = useState('')
  const [selected, setSelected] = useState('')
  const [over, setOver] = useState<OverRecord | 'lines' | 'check' | 'copy' | null>(null)
  const { routing, waiting, reload, reorder } = useRouting(item_cd, wanted, businessDate)
  const mayMove = useAllows()(pbomProcessMaster.write)
  const rows = routing ? routingRows(routing) : []
  const row = rows.find(({ key }) => key === selected)
  const steps = routing?.steps ?? []
  const from_dt = routing?.from_dt ?? businessDate
  const process_no = row ? processOf(row) : steps[0]?.process_no

  const choose = (item: string) => {
    setItem(item)
    setWanted('')
    setSelected('')
  }
  const masterOf = (of: RoutingRow) => (of.kind === 'step' ? pbomProcessMaster : pbomPartMaster)
  const stored = (of: RoutingRow) => {
    const key = { item_cd, from_dt, process_no: processOf(of) }
    return of.kind === 'step'
      ? call(pbomProcessMaster.endpoints.getDetail, key)
      : call(pbomPartMaster.endpoints.getDetail, { ...key, seq: of.part.seq })
  }
  const edit = (of: RoutingRow) =>
    void stored(of).then((found) => setOver(storedRecord(masterOf(of), found)), reload)
  /** Of this work for this item: what is on record, or a new one with its key. */
  const editTimes = ({ operation_cd, work_cd, piece_seconds }: RoutingStep) => {
    const key = { item_cd, operation_cd, work_cd }
    if (piece_seconds === '') return setOver(newRecord(productTimeMaster, key))
    const open = (found: Parameters<typeof storedRecord>[1]) =>
      setOver(storedRecord(productTimeMaster, found))
    void call(productTimeMaster.endpoints.getDetail, key).then(open, reload)
  }
  const over_row = (kind: 'history' | 'abolish') =>
    row && void stored(row).then((found) => setOver({ master: masterOf(row), kind, row: found }), reload)
  const addPart = (part_item_cd: string, usage_qty: string) => {
    const taken = (routing?.parts ?? []).map(({ seq }) => seq)
    const known = { item_cd, from_dt: dayTyped(from_dt), process_no: String(process_no ?? 10) }
    setOver(newRecord(pbomPartMaster, { ...known, seq: String(nextTen(taken)), part_item_cd, usage_qty }))
  }
  const step = (moved: number, by: 1 | -1) => {
    const at = steps.findIndex((one) => one.process_no === moved)
    const onto = steps[at + by]
    if (at >= 0 && onto) reorder(stepsAfter(steps, moved, onto.process_no))
  }
  const commands = routingCommands(row, {
    item_cd,
    mayMove,
    hasSteps: steps.length > 0,
    addStep: () =>
      setOver(
        newRecord(pbomProcessMaster, {
          item_cd,
          from_dt: dayTyped(from_dt),
          process_no: String(nextTen(steps.map((one) => one.process_no))),
        }),
      ),
    lines: () => setOver('lines'),
    addPart: () => addPart('', '1'),
    edit: () => row && edit(row),
    times: () => row?.kind === 'step' && editTimes(row.step),
    step: (by) => row?.kind === 'step' && step(row.step.process_no, by),
    history: () => over_row('history'),
    abolish: () => over_row('abolish'),
    check: () => setOver('check'),
    copy: () => setOver('copy'),
  })
  useCommands([
    commands.addStep,
    commands.addPart,
    commands.edit,
    commands.times,
    commands.history,
    commands.abolish,
  ])
  return (
    <>
      <ScreenTitle title={say(pbomProcessMaster.title)}>
        <CommandButton command={commands.check} look="quiet" />
        <CommandButton command={commands.copy} look="quiet" />
        <CommandButton command={commands.lines} look="quiet" />
        {toList}
        <CommandButton command={commands.addStep} showKey />
      </ScreenTitle>
      <div className="structure">
        <ParentList chosen={item_cd} onChoose={choose} />
        <section className="structure-side" aria-label={say(routingTexts.routing)}>
          {routing ? (
            <>
              <div className="structure-bar">
                <b>
                  {routing.item_cd}　{routing.item_nm}
                </b>
                <Versions routing={routing} onChoose={setWanted} />
              </div>
              <RowActions>
                {commands.ofRow.map((command) => (
                  <CommandButton key={command.id} command={command} look="quiet" />
                ))}
              </RowActions>
              <RoutingFlow
                routing={routing}
                selected={row ? processOf(row) : undefined}
                onSelect={(chosen) => setSelected(String(chosen))}
              />
              <RoutingTable
                rows={rows}
                selected={selected}
                mayMove={mayMove}
                waiting={waiting}
                onSelect={setSelected}
                onOpen={edit}
                onStep={step}
                onDrop={(moved, onto) => reorder(stepsAfter(steps, moved, onto))}
              />
              {rows.length === 0 ? <p className="structure-empty">{say(routingTexts.none)}</p> : null}
              <Unassigned
                routing={routing}
                onAssign={mayMove && steps.length > 0 ? (part) => addPart(part.item_cd, part.qty) : undefined}
              />
            </>
          ) : (
            <p className="structure-empty">{say(routingTexts.choose)}</p>
          )}
          <p className="field-hint structure-hint">{say(routingTexts.keys)}</p>
        </section>
      </div>
      {over === 'check' ? (
        <ProblemDrawer
          item_cd={item_cd}
          on_dt={businessDate}
          onShow={(item) => {
            setOver(null)
            choose(item)
          }}
          onClose={() => setOver(null)}
        />
      ) : null}
      {over === 'lines' ? (
        <LinesDrawer
          item_cd={item_cd}
          lines={stepsOfItem}
          place="process_no"
          onSaved={reload}
          onClose={() => setOver(null)}
        />
      ) : null}
      {over === 'copy' ? (
        <CopyDrawer
          item_cd={item_cd}
          onDone={(from) => {
            setWanted(from)
            reload()
          }}
          onClose={() => setOver(null)}
        />
      ) : null}
      {typeof over === 'object' && over ? (
        <RecordDrawers over={over} onChanged={reload} onClose={() => setOver(null)} />
      ) : null}
    </>
  )
}

function Versions({ routing, onChoose }: { routing: Routing; onChoose: (from_dt: string) => void }) {
  const say = useSay()
  if (routing.versions.length === 0) return null
  return (
    <Labelled label={say(routingTexts.version)}>
      {(control) => (
        <select
          {...control}
          className="fld"
          value={routing.from_dt}
          onChange={(event) => onChoose(event.target.value)}
        >
          {routing.versions.map((day) => (
            <option key={day} value={day}>
              {dayTyped(day)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

interface UnassignedProps {
  routing: Routing
  onAssign: ((part: Routing['unassigned'][number]) => void) | undefined
}

function Unassigned({ routing: { unassigned, parts, steps }, onAssign }: UnassignedProps) {
  const say = useSay()
  if (unassigned.length === 0 || steps.length === 0) return null
  return (
    <section className="routing-unassigned">
      <h2>{say(routingTexts.unassigned)}</h2>
      {parts.length === 0 ? (
        <p className="field-hint structure-hint">{say(routingTexts.allAtFirst)}</p>
      ) : null}
      <PlainTable
        label={say(routingTexts.unassigned)}
        rows={unassigned}
        keyOf={({ item_cd }) => item_cd}
        columns={[
          {
            name: 'item',
            label: routingTexts.part,
            cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
          },
          {
            name: 'qty',
            label: routingTexts.qty,
            align: 'end',
            cell: ({ qty, unit_nm }) => `${grouped(decimal(qty))} ${unit_nm}`,
          },
          {
            name: 'assign',
            label: routingTexts.assign,
            labelHidden: true,
            cell: (part) =>
              onAssign && (
                <button type="button" className="btn quiet" onClick={() => onAssign(part)}>
                  {say(routingTexts.assign)}
                </button>
              ),
          },
        ]}
      />
    </section>
  )
}
