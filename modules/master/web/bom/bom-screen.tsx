import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { bomMaster } from '#modules/master/contract/bom.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { itemParameter } from './item-parameter.ts'
import { structureTexts } from './structure.text.ts'
import { StructureView } from './structure-view.tsx'

/** The structures of all items: as trees, and as the list that is searched, exported and imported. */
export function BomScreen() {
  const [address] = useSearchParams()
  const item_cd = address.get(itemParameter) ?? ''
  const [asTree, setAsTree] = useState(item_cd !== '' || address.size === 0)
  const toTree: Command = {
    id: 'tree',
    label: structureTexts.tree,
    icon: 'share',
    run: () => setAsTree(true),
  }
  const toList: Command = {
    id: 'list',
    label: structureTexts.list,
    icon: 'menu',
    run: () => setAsTree(false),
  }
  if (asTree)
    return <StructureView item_cd={item_cd} toList={<CommandButton command={toList} look="quiet" />} />
  return <MasterScreen master={bomMaster} own={{ titleCommands: [toTree] }} />
}
