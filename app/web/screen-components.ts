import { createElement } from 'react'
import { developerPages } from '#modules/developer/web/pages.ts'
import { masterPages } from '#modules/master/web/pages.ts'
import { mesPages } from '#modules/mes/web/pages.ts'
import { placeOrderPages } from '#modules/place-order/web/pages.ts'
import { productionPages } from '#modules/production/web/pages.ts'
import { receiveOrderPages } from '#modules/receive-order/web/pages.ts'
import { salesPages } from '#modules/sales/web/pages.ts'
import { stockPages } from '#modules/stock/web/pages.ts'
import { systemPages } from '#modules/system/web/pages.ts'
import { lazyScreen, type LazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import type { ReadManual } from '#platform/web/module/manual.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'

/** The browser's halves of the modules, in their order. */
export const modules: readonly ModulePages[] = [
  systemPages,
  masterPages,
  stockPages,
  receiveOrderPages,
  placeOrderPages,
  salesPages,
  productionPages,
  mesPages,
  developerPages,
]

const homeTiles = () => Promise.all(modules.flatMap(({ tiles }) => (tiles ? [tiles()] : [])))

/** The home screen shows the tiles of all modules. */
const home = lazyScreen(async () => {
  const [{ HomeScreen }, tiles] = await Promise.all([
    import('#modules/system/web/home/home-screen.tsx'),
    homeTiles(),
  ])
  return () => createElement(HomeScreen, { tiles: tiles.flat() })
})

/** What the manual says of a screen: the pages of its module are read when one of them is opened. */
export const readManual: ReadManual = async (screen) => {
  const owner = modules.find(({ screens }) => screens[screen] !== undefined) ?? systemPages
  return (await owner.manual?.())?.[screen]
}

/** The screens for which this device stands at its place. */
export const standsFor = () => modules.flatMap((one) => one.standsFor?.() ?? [])

/** What modules add to the pages of earlier modules' records. */
export const addedTabs = modules.flatMap(({ tabs = [] }) => tabs)

/** The page of each screen by its route's name, in its own chunk. */
export const screenComponents: Readonly<Record<string, LazyScreen>> = Object.fromEntries([
  ['index', home],
  ...modules.flatMap(({ screens }) => Object.entries(screens)),
])
