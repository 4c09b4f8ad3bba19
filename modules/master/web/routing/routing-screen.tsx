import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pbomProcessMaster } from '#modules/master/contract/bom.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { itemParameter } from '../bom/item-parameter.ts'
import { RoutingView } from './routing-view.tsx'
import { routingTexts } from './routing.text.ts'

/** The routings of all items: step by step with their parts, and as the list that is searched, exported and imported. */
export function RoutingScreen() {
  const [address] = useSearchParams()
  const item_cd = address.get(itemParameter) ?? ''
  const [asSteps, setAsSteps] = useState(item_cd !== '' || address.size === 0)
  const toSteps: Command = {
    id: 'steps',
    label: routingTexts.routing,
    icon: 'gantt',
    run: () => setAsSteps(true),
  }
  const toList: Command = {
    id: 'list',
    label: routingTexts.list,
    icon: 'menu',
    run: () => setAsSteps(false),
  }
  if (asSteps)
    return <RoutingView item_cd={item_cd} toList={<CommandButton command={toList} look="quiet" />} />
  return <MasterScreen master={pbomProcessMaster} own={{ titleCommands: [toSteps] }} />
}
