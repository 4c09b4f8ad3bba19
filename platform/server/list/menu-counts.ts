import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { ListRow } from '#platform/contract/list-column.ts'
import type { List } from '#platform/contract/list-definition.ts'
import { menuCounts } from '#platform/contract/menu-counts.ts'
import type { Screen } from '#platform/contract/screen.ts'
import type { Context } from '../context.ts'
import { mayCall } from '../http/guard.ts'
import { route, type Route } from '../http/route.ts'
import { point } from '../module/point.ts'
import { listNamed } from './list-service.ts'

/** Rows of a list that wait for somebody: how many there are stands beside its entry of the menu. */
interface Waiting {
  readonly list: List & { readonly screen: Screen }
  readonly conditions: ListRow
}

export const waitingRows = point<Waiting>('waitingRows')

async function countWaiting(context: Context): Promise<OutputOf<typeof menuCounts>> {
  const list = []
  for (const { list: waiting, conditions } of context.registered(waitingRows)) {
    const service = listNamed(context, waiting.name)
    if (service && mayCall(waiting.endpoints.getTotal, context.session))
      list.push({ path: waiting.screen.path, count: await service.count(context, conditions) })
  }
  return { list }
}

export const menuCountRoutes: readonly Route[] = [route(menuCounts, countWaiting)]
