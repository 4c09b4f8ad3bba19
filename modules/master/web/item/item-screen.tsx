import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bomMaster, pbomProcessMaster } from '#modules/master/contract/bom.ts'
import { insideOf } from '#modules/master/contract/inside.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import type { MasterOwn } from '#platform/web/kit/master/master-own.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { itemParameter } from '../bom/item-parameter.ts'
import { RollUpDrawer } from '../roll-up/roll-up-drawer.tsx'
import { itemTexts } from './item.text.ts'

/** Items, from where one goes to what they consist of and how they are made. */
export function ItemScreen() {
  const navigate = useNavigate()
  /** Blank: of all items. */
  const [rollUpOf, setRollUpOf] = useState<string | null>(null)
  const rollUpAll: Command = {
    id: 'roll-up-all',
    label: itemTexts.rollUp,
    icon: 'columns',
    need: ['cost:yes'],
    run: () => setRollUpOf(''),
  }
  const own: MasterOwn<typeof itemMaster> = {
    inside: insideOf(itemMaster),
    titleCommands: [rollUpAll],
    commands(row) {
      const go = (path: string) => () =>
        row && void navigate(`${path}?${itemParameter}=${encodeURIComponent(row.item_cd)}`)
      const structure: Command = {
        id: 'structure',
        label: itemTexts.structure,
        icon: 'share',
        unavailable: !row,
        run: go(bomMaster.path),
      }
      const routing: Command = {
        id: 'routing',
        label: itemTexts.routing,
        icon: 'gantt',
        unavailable: !row,
        run: go(pbomProcessMaster.path),
      }
      const rollUp: Command = {
        id: 'roll-up-one',
        label: itemTexts.rollUp,
        icon: 'columns',
        need: ['cost:yes'],
        unavailable: !row,
        run: () => row && setRollUpOf(row.item_cd),
      }
      return [structure, routing, rollUp]
    },
  }
  return (
    <>
      <MasterScreen master={itemMaster} own={own} />
      {rollUpOf === null ? null : <RollUpDrawer first={rollUpOf} onClose={() => setRollUpOf(null)} />}
    </>
  )
}
