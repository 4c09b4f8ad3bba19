import { useState } from 'react'
import { pbomProcessMaster } from '#modules/master/contract/bom.ts'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { itemParameter } from '../bom/item-parameter.ts'
import { RoutingFlow } from '../routing/routing-flow.tsx'
import { routingTexts } from '../routing/routing.text.ts'
import { useRouting } from '../routing/use-routing.ts'
import { pageTexts } from './page.text.ts'
import '../routing/routing.css'

/** How an item is made: its steps as they stand on the business day. */
export function ItemSteps({ item_cd }: { item_cd: string }) {
  const say = useSay()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [selected, setSelected] = useState<number>()
  const { routing } = useRouting(item_cd, '', businessDate)
  if (!routing) return null
  return (
    <>
      <h2>
        {say(routingTexts.flow)}
        <KeyLink to={`${pbomProcessMaster.path}?${itemParameter}=${encodeURIComponent(item_cd)}`}>
          {say(pageTexts.edit, { title: say(pbomProcessMaster.title) })}
        </KeyLink>
      </h2>
      {routing.steps.length === 0 ? <p className="dim">{say(routingTexts.none)}</p> : null}
      <RoutingFlow routing={routing} selected={selected} onSelect={setSelected} />
    </>
  )
}
