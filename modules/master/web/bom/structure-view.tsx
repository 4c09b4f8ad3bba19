import { useState, type ReactNode } from 'react'
import { readDate } from '#platform/contract/date-entry.ts'
import { bomMaster } from '#modules/master/contract/bom.ts'
import { partsOfItem } from '#modules/master/contract/item-lines.ts'
import { mostLines, type Direction, type StructureLine } from '#modules/master/contract/structure.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { RowActions } from '#platform/web/kit/list/row-actions.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { CompareDrawer } from './compare-drawer.tsx'
import { LinesDrawer } from '../lines/lines-drawer.tsx'
import { newRecord, RecordDrawers, storedRecord, type OverRecord } from '../record/record-drawers.tsx'
import { ParentList } from './parent-list.tsx'
import { ProblemDrawer } from './problem-drawer.tsx'
import { ReplaceDrawer } from './replace-drawer.tsx'
import { structureCommands } from './structure-commands.ts'
import { neighbour, nextSeq, orderAfter } from './structure-rows.ts'
import { StructureTable, topKey } from './structure-table.tsx'
import { structureTexts } from './structure.text.ts'
import { useStructure } from './use-structure.ts'
import './structure.css'

interface Props {
  /** What one comes with. */
  item_cd: string
  toList: ReactNode
}

/** What an item consists of and what it goes into, at all depths; everything about it is changed here. */
export function StructureView({ item_cd: first, toList }: Props) {
  const say = useSay()
  const call = useCall()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [item_cd, setItem] = useState(first)
  const [direction, setDirection] = useState<Direction>('parts')
  const [day, setDay] = useState(() => dayTyped(businessDate))
  const [selected, setSelected] = useState(topKey)
  const [over, setOver] = useState<OverRecord | 'lines' | 'compare' | 'replace' | 'check' | null>(null)
  const on_dt = readDate(day, businessDate) ?? ''
  const tree = useStructure(item_cd, direction, on_dt)
  const mayWrite = useAllows()(bomMaster.write)
  const row = tree.rows.find(({ key }) => key === selected)
  const node_cd = row?.line.node_cd ?? item_cd

  const show = (item: string, towards: Direction = direction) => {
    setItem(item)
    setDirection(towards)
    setSelected(topKey)
    tree.openAll()
  }
  const stored = async ({ parent_item_cd, seq, from_dt }: StructureLine) =>
    call(bomMaster.endpoints.getDetail, { parent_item_cd, seq, from_dt })
  const withLine = (of: StructureLine | undefined, then: (line: StructureLine) => Promise<OverRecord>) =>
    of && void then(of).then(setOver, () => tree.reload())
  const edit = (of: StructureLine | undefined) =>
    withLine(of, async (line) => storedRecord(bomMaster, await stored(line)))
  const step = (of: StructureLine | undefined, by: 1 | -1) => {
    const other = of && neighbour(tree.lines, of, by)
    const order = of && other && orderAfter(tree.lines, of, other)
    if (of && order) void tree.reorder(of, order)
  }
  const mayMove = mayWrite && direction === 'parts'
  const commands = structureCommands(row?.line, {
    item_cd,
    mayMove,
    add: () =>
      setOver(
        newRecord(bomMaster, {
          parent_item_cd: node_cd,
          seq: String(nextSeq(tree.lines, node_cd)),
          from_dt: day,
        }),
      ),
    lines: () => setOver('lines'),
    edit: () => edit(row?.line),
    step: (by) => step(row?.line, by),
    history: () =>
      withLine(row?.line, async (line) => ({ master: bomMaster, kind: 'history', row: await stored(line) })),
    abolish: () =>
      withLine(row?.line, async (line) => ({ master: bomMaster, kind: 'abolish', row: await stored(line) })),
    turn: () => show(node_cd, direction === 'parts' ? 'uses' : 'parts'),
    jump: () => show(node_cd),
    compare: () => setOver('compare'),
    replace: () => setOver('replace'),
    check: () => setOver('check'),
  })
  useCommands([
    commands.add,
    commands.lines,
    commands.edit,
    commands.history,
    commands.turn,
    commands.abolish,
  ])

  return (
    <>
      <ScreenTitle title={say(bomMaster.title)}>
        {[commands.check, commands.compare, commands.replace].map((command) => (
          <CommandButton key={command.id} command={command} look="quiet" />
        ))}
        {toList}
        <CommandButton command={commands.lines} showKey />
        <CommandButton command={commands.add} showKey />
      </ScreenTitle>
      <div className="structure">
        <ParentList chosen={item_cd} onChoose={(item) => show(item, 'parts')} />
        <section className="structure-side" aria-label={say(structureTexts.tree)}>
          <div className="structure-bar">
            <Ways direction={direction} onTurn={setDirection} />
            <DayField label={structureTexts.onDay} value={day} onChange={setDay} />
            <button type="button" className="btn quiet" aria-pressed={day === ''} onClick={() => setDay('')}>
              {say(structureTexts.everyDay)}
            </button>
            <span className="spacer" />
            <button type="button" className="btn quiet" onClick={tree.openAll}>
              {say(structureTexts.openAll)}
            </button>
            <button type="button" className="btn quiet" onClick={tree.closeAll}>
              {say(structureTexts.closeAll)}
            </button>
          </div>
          <RowActions>
            {commands.ofLine.map((command) => (
              <CommandButton key={command.id} command={command} look="quiet" />
            ))}
          </RowActions>
          {tree.item && item_cd ? (
            <>
              <StructureTable
                item={tree.item}
                lines={tree.lines}
                rows={tree.rows}
                direction={direction}
                selected={selected}
                mayMove={mayMove}
                waiting={tree.waiting}
                costs={tree.costs}
                onSelect={setSelected}
                onOpen={({ line }) => edit(line)}
                onToggle={({ key }, open) => tree.toggle(key, open)}
                onStep={({ line }, by) => step(line, by)}
                onDrop={(moved, onto) => {
                  const order = orderAfter(tree.lines, moved, onto)
                  if (order) void tree.reorder(moved, order)
                }}
              />
              {tree.lines.length === 0 && !tree.waiting ? (
                <p className="structure-empty">
                  {say(direction === 'parts' ? structureTexts.noLines : structureTexts.noUses)}
                </p>
              ) : null}
            </>
          ) : (
            <p className="structure-empty">{say(structureTexts.chooseParent)}</p>
          )}
          {tree.cut ? <p className="notice warn">{say(structureTexts.cut, { max: mostLines })}</p> : null}
          <p className="field-hint structure-hint">
            {say(structureTexts.keys)}
            {tree.costs?.since ? (
              <span>{say(structureTexts.rolledOn, { date: dayTyped(tree.costs.since) })}</span>
            ) : null}
          </p>
        </section>
      </div>
      {over === 'lines' ? (
        <LinesDrawer
          item_cd={node_cd}
          lines={partsOfItem}
          place="seq"
          once="item_cd"
          onSaved={tree.reload}
          onClose={() => setOver(null)}
        />
      ) : null}
      {over === 'compare' ? (
        <CompareDrawer item_cd={item_cd} on_dt={on_dt} onClose={() => setOver(null)} />
      ) : null}
      {over === 'replace' ? (
        <ReplaceDrawer item_cd={node_cd} onDone={tree.reload} onClose={() => setOver(null)} />
      ) : null}
      {over === 'check' ? (
        <ProblemDrawer
          item_cd={item_cd}
          on_dt={on_dt || businessDate}
          onShow={(item) => {
            setOver(null)
            show(item, 'parts')
          }}
          onClose={() => setOver(null)}
        />
      ) : null}
      {typeof over === 'object' && over ? (
        <RecordDrawers over={over} onChanged={tree.reload} onClose={() => setOver(null)} />
      ) : null}
    </>
  )
}

function Ways({ direction, onTurn }: { direction: Direction; onTurn: (to: Direction) => void }) {
  const say = useSay()
  return (
    <span className="ways">
      {(['parts', 'uses'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="btn"
          aria-pressed={way === direction}
          onClick={() => onTurn(way)}
        >
          {say(structureTexts[way])}
        </button>
      ))}
    </span>
  )
}
