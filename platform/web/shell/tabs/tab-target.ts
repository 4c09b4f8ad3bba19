import { openable, type MenuRoute } from '../../session/menu-route.ts'
import type { TabTarget } from './tabs-state.ts'

/** The tab that an address asks for, or none when it is no screen of this user. */
export function targetOf(routes: readonly MenuRoute[], address: string): TabTarget | undefined {
  const path = address.split('?')[0] ?? ''
  const route = openable(routes).find((other) => other.path === path)
  if (!route) return undefined
  const { noClosable, affix, keepAlive, dynamicNewTab, tabHidden } = route.meta
  return {
    address,
    path,
    noClosable: noClosable ?? false,
    affix: affix ?? false,
    keepAlive: keepAlive ?? false,
    dynamicNewTab: dynamicNewTab ?? false,
    tabHidden: tabHidden ?? false,
  }
}
