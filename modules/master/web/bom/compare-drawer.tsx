import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { compared, type Compared, type Depth } from './comparison.ts'
import { structureTexts } from './structure.text.ts'

interface Props {
  item_cd: string
  on_dt: string
  onClose: () => void
}

/** Two structures beside each other. */
export function CompareDrawer({ item_cd, on_dt, onClose }: Props) {
  const say = useSay()
  const [other, setOther] = useState('')
  const [depth, setDepth] = useState<Depth>('first')
  const [only, setOnly] = useState(true)
  const [left, right] = [useLines(item_cd, on_dt), useLines(other, on_dt)]
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
        {left && right ? <Table rows={rows} names={[item_cd, other]} /> : null}
        {left && right && rows.length === 0 ? (
          <p className="structure-empty">{say(structureTexts.noDifferences)}</p>
        ) : null}
      </div>
    </Drawer>
  )
}

/** Undefined until an item of that code has been found. */
function useLines(item_cd: string, on_dt: string): readonly StructureLine[] | undefined {
  const call = useCall()
  const { data } = useQuery({
    queryKey: [bomMaster.name, 'compare', item_cd, on_dt],
    queryFn: async ({ signal }) => {
      const { list } = await call(itemMaster.endpoints.getLookup, { key: item_cd }, signal)
      if (list.length === 0) return null
      return (await call(structureTree, { item_cd, on_dt }, signal)).lines
    },
    enabled: item_cd !== '',
  })
  return data ?? undefined
}

function Table({
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
  const figure = (quantity: string) => (quantity === '' ? '—' : grouped(decimal(quantity)))
  return (
    <table className="grid" aria-label={say(structureTexts.compare)}>
      <thead>
        <tr>
          <th scope="col">{say(structureTexts.node)}</th>
          <th scope="col" className="num">
            {ours}
          </th>
          <th scope="col" className="num">
            {theirs}
          </th>
          <th scope="col">{say(structureTexts.unit)}</th>
          <th scope="col">{say(structureTexts.difference)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.item_cd}>
            <td>
              {row.item_cd}　{row.item_nm}
            </td>
            <td className="num">{figure(row.left)}</td>
            <td className="num">{figure(row.right)}</td>
            <td>{row.unit_nm}</td>
            <td>
              <span className={`st ${looks[row.difference]}`}>{words[row.difference]}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
