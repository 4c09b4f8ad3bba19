import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readDate } from '#platform/contract/date-entry.ts'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import { bomMaster } from '#modules/master/contract/bom.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { structureTree, type StructureLine } from '#modules/master/contract/structure.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { compared, dayOfRevisionBefore, type Compared, type Depth } from './comparison.ts'
import { structureTexts } from './structure.text.ts'

interface Props {
  item_cd: string
  on_dt: string
  onClose: () => void
}

/** Two structures beside each other. */
export function CompareDrawer({ item_cd, on_dt, onClose }: Props) {
  const say = useSay()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [other, setOther] = useState('')
  const [day, setDay] = useState(() => dayTyped(on_dt))
  const [depth, setDepth] = useState<Depth>('first')
  const [only, setOnly] = useState(true)
  const otherDay = day === '' ? '' : (readDate(day, businessDate) ?? on_dt)
  const [{ lines: left }, { lines: right }] = [useLines(item_cd, on_dt), useLines(other, otherDay)]
  const { lines: everyLine, isLatest } = useLines(item_cd, '')
  // What was read before somebody changed it would name another day.
  const before =
    everyLine && isLatest ? dayOfRevisionBefore(everyLine, on_dt || businessDate, depth) : undefined
  const toBefore: Command = {
    id: 'before',
    label: structureTexts.revisionBefore,
    icon: 'history',
    unavailable: !before,
    run: () => {
      setOther(item_cd)
      setDay(dayTyped(before ?? ''))
    },
  }
  const leave: Command = { id: 'close', label: structureTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  const all = left && right ? compared(left, right, depth) : []
  const rows = only ? all.filter(({ difference }) => difference !== 'same') : all
  return (
    <Drawer
      title={say(structureTexts.compare)}
      subtitle={item_cd}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="drawer-sheet structure-drawer">
        <CodeField
          label={structureTexts.compareWith}
          target={itemMaster}
          value={other}
          required
          onChange={setOther}
        />
        <DayField label={structureTexts.compareOn} value={day} onChange={setDay} />
        <div className="structure-before">
          <CommandButton command={toBefore} />
          {before === '' ? <span className="field-hint">{say(structureTexts.firstRevision)}</span> : null}
        </div>
        <Labelled label={say(structureTexts.depth)}>
          {(control) => (
            <select
              {...control}
              className="fld"
              value={depth}
              onChange={(event) => setDepth(event.target.value === 'all' ? 'all' : 'first')}
            >
              <option value="first">{say(structureTexts.firstLevel)}</option>
              <option value="all">{say(structureTexts.allLevels)}</option>
            </select>
          )}
        </Labelled>
        <label className="check">
          <input type="checkbox" checked={only} onChange={(event) => setOnly(event.target.checked)} />
          {say(structureTexts.onlyDifferences)}
        </label>
        {left && right ? (
          <Comparison rows={rows} names={namesOf([item_cd, on_dt], [other, otherDay])} />
        ) : null}
      </div>
    </Drawer>
  )
}

/** By their days, too, where those are what is compared. */
const namesOf = (ours: Structure, theirs: Structure): readonly [string, string] =>
  ours[1] === theirs[1] ? [ours[0], theirs[0]] : [nameOf(ours), nameOf(theirs)]

type Structure = readonly [item_cd: string, on_dt: string]
const nameOf = ([item_cd, on_dt]: Structure): string => `${item_cd} ${dayTyped(on_dt)}`.trim()

interface Lines {
  readonly lines: readonly StructureLine[] | undefined
  readonly isLatest: boolean
}

/** Undefined until an item of that code has been found. */
function useLines(item_cd: string, on_dt: string): Lines {
  const call = useCall()
  const { data, isFetching } = useQuery({
    queryKey: [bomMaster.name, 'compare', item_cd, on_dt],
    queryFn: async ({ signal }) => {
      const { list } = await call(itemMaster.endpoints.getLookup, { key: item_cd }, signal)
      if (list.length === 0) return null
      return (await call(structureTree, { item_cd, on_dt }, signal)).lines
    },
    enabled: item_cd !== '',
  })
  return { lines: data ?? undefined, isLatest: !isFetching }
}

function Comparison({
  rows,
  names: [ours, theirs],
}: {
  rows: readonly Compared[]
  names: readonly [string, string]
}) {
  const say = useSay()
  const words = {
    same: say(structureTexts.same),
    changed: say(structureTexts.changed),
    left: say(structureTexts.left, { item: ours }),
    right: say(structureTexts.left, { item: theirs }),
  }
  const looks = { same: 's-none', changed: 's-warn', left: 's-go', right: 's-go' }
  const figure = (quantity: string) => quantity && grouped(decimal(quantity))
  return (
    <PlainTable
      label={say(structureTexts.compare)}
      rows={rows}
      keyOf={({ item_cd }) => item_cd}
      empty={say(structureTexts.noDifferences)}
      columns={[
        {
          name: 'node',
          label: structureTexts.node,
          cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
        },
        { name: 'left', label: ours, align: 'end', cell: (row) => figure(row.left) },
        { name: 'right', label: theirs, align: 'end', cell: (row) => figure(row.right) },
        { name: 'unit', label: structureTexts.unit, cell: ({ unit_nm }) => unit_nm },
        {
          name: 'difference',
          label: structureTexts.difference,
          cell: ({ difference }) => <span className={`st ${looks[difference]}`}>{words[difference]}</span>,
        },
      ]}
    />
  )
}
