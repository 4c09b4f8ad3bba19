import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bomMaster } from '#modules/master/contract/bom.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import type { Direction } from '#modules/master/contract/structure.ts'
import { pageAddress } from '#platform/contract/record-page.ts'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { itemParameter } from '../bom/item-parameter.ts'
import { StructureTable, topKey } from '../bom/structure-table.tsx'
import { structureTexts } from '../bom/structure.text.ts'
import { useStructure } from '../bom/use-structure.ts'
import { pageTexts } from './page.text.ts'
import '../bom/structure.css'

interface Props {
  item_cd: string
  direction: Direction
}

/** What an item consists of, or goes into, on the business day; Enter leads to the page of the item at the line. */
export function ItemTree({ item_cd, direction }: Props) {
  const say = useSay()
  const go = useNavigate()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [selected, setSelected] = useState(topKey)
  const tree = useStructure(item_cd, direction, businessDate)
  if (!tree.item) return null
  return (
    <>
      <h2>
        {say(structureTexts[direction])}
        <KeyLink to={`${bomMaster.path}?${itemParameter}=${encodeURIComponent(item_cd)}`}>
          {say(pageTexts.edit, { title: say(bomMaster.title) })}
        </KeyLink>
      </h2>
      <StructureTable
        item={tree.item}
        lines={tree.lines}
        rows={tree.rows}
        direction={direction}
        selected={selected}
        mayMove={false}
        waiting={tree.waiting}
        costs={tree.costs}
        onSelect={setSelected}
        onOpen={({ line }) => void go(pageAddress(itemMaster, { item_cd: line.node_cd }))}
        onToggle={({ key }, open) => tree.toggle(key, open)}
        onStep={() => undefined}
        onDrop={() => undefined}
      />
      {tree.lines.length === 0 && !tree.waiting ? (
        <p className="dim">{say(direction === 'parts' ? structureTexts.noLines : structureTexts.noUses)}</p>
      ) : null}
    </>
  )
}
