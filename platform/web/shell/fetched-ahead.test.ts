import { expect, it } from 'vitest'
import type { MenuRoute } from '../session/menu-route.ts'
import { fetchedAhead } from './fetched-ahead.ts'

const route = (
  name: string,
  meta: MenuRoute['meta'] = {},
  children: readonly MenuRoute[] = [],
): MenuRoute => ({ path: `/${name}`, name, title: { ja: name, en: name, zh: name }, meta, children })

const routes = [
  route('index'),
  route('mes', {}, [route('lineBoard'), route('terminal'), route('story', { hidden: true })]),
  route('sales', {}, [route('orders', { unlisted: true }), route('shop', { external: 'https://shop.test' })]),
]

it('what the menu has is fetched before it is asked for, what it does not show is not', () => {
  expect(fetchedAhead(routes, [])).toEqual(['index', 'lineBoard', 'terminal'])
})

it('a device that stands at a machine fetches the screens that it stands there for, and no others', () => {
  expect(fetchedAhead(routes, ['terminal'])).toEqual(['terminal'])
  expect(fetchedAhead(routes, ['planner'])).toEqual([])
})
