import { maxLiveTabs } from '#platform/contract/constants.ts'
import { screenName } from '../../kit/view/screen-name.ts'

/** What a tab is opened for: an address, and what its route says about tabs (specification section 2). */
export interface TabTarget {
  /** Path and query: two orders are two tabs. */
  readonly address: string
  readonly path: string
  readonly noClosable: boolean
  /** There from the start, and never closed. */
  readonly affix: boolean
  readonly keepAlive: boolean
  /** Each address gets a tab of its own. */
  readonly dynamicNewTab: boolean
  readonly tabHidden: boolean
}

/** A tab of an earlier load of the page, as it was named. */
export interface NamedTarget extends TabTarget {
  readonly title?: string
}

export interface Tab extends TabTarget {
  /** What is shown in it, where its screen shows one of many; blank, it has the name of the screen. */
  readonly title: string
  /** Its address says what is asked on it; the screen's bare path leads to it all the same. */
  readonly refined: boolean
  /** Identity of what is shown in it: another view is built when it changes. */
  readonly view: string
  /** It has been looked at since the page was loaded, so its view exists. */
  readonly live: boolean
  /** Something in it is not saved. */
  readonly dirty: boolean
  /** The larger, the later it was looked at. */
  readonly used: number
}

export interface Tabs {
  readonly tabs: readonly Tab[]
  /** The view that is looked at. */
  readonly active: string
  readonly clock: number
}

export type CloseAction = 'this' | 'others' | 'left' | 'right' | 'all'

export const noTabs: Tabs = { tabs: [], active: '', clock: 0 }

export const tabOf = ({ tabs }: Tabs, view: string): Tab | undefined => tabs.find((tab) => tab.view === view)
export const isClosable = (tab: TabTarget): boolean => !tab.noClosable && !tab.affix

/** Tabs that are there before anything was visited: affixed ones, and those of an earlier load of the page. */
export const withTabs = (state: Tabs, targets: readonly NamedTarget[]): Tabs =>
  targets.reduce(
    (now, target) => (now.tabs.some((tab) => isAt(tab, target)) ? now : append(now, target)),
    state,
  )

/**
 * One goes to an address. A tab that is there already is looked at again. Correcting the address of the current view
 * (`replace`), or saying in it what is asked (`refine`), keeps the view. A screen without `dynamicNewTab` has one tab, which moves to the new address, unless
 * something in it is not saved.
 */
export function visit(state: Tabs, target: TabTarget, how: 'go' | 'replace' | 'refine' = 'go'): Tabs {
  const there = state.tabs.find((tab) => isAt(tab, target) || (how === 'go' && leadsTo(tab, target)))
  if (there) return lookAt(state, there.view)
  const current = tabOf(state, state.active)
  if (how !== 'go' && current?.path === target.path)
    return change(state, current.view, () => ({
      ...current,
      ...target,
      refined: current.refined || how === 'refine',
    }))
  const moved = target.dynamicNewTab
    ? undefined
    : state.tabs.find((tab) => tab.path === target.path && !tab.dirty)
  if (moved) {
    const view = nextView(state)
    const next = change(ticked(state), moved.view, () => newTab(target, view))
    return lookAt(next, view)
  }
  const appended = append(state, target)
  return lookAt(appended, appended.tabs.at(-1)?.view ?? '')
}

/** What an action would close; the unsaved among them are asked about first. */
export function closing({ tabs }: Tabs, action: CloseAction, view: string): readonly Tab[] {
  const at = tabs.findIndex((tab) => tab.view === view)
  const meant = (index: number) => {
    switch (action) {
      case 'this':
        return index === at
      case 'others':
        return index !== at
      case 'left':
        return index < at
      case 'right':
        return index > at
      case 'all':
        return true
    }
  }
  return tabs.filter((tab, index) => meant(index) && isClosable(tab) && !tab.tabHidden)
}

/** Closes them; when the current one is among them, its nearest neighbour is looked at, the right one first. */
export function close(state: Tabs, views: readonly string[]): Tabs {
  const gone = (tab: Tab) => views.includes(tab.view) && isClosable(tab)
  const tabs = state.tabs.filter((tab) => !gone(tab))
  if (tabs.some((tab) => tab.view === state.active)) return { ...state, tabs }
  const at = state.tabs.findIndex((tab) => tab.view === state.active)
  const isGoal = (tab: Tab) => !gone(tab) && !tab.tabHidden
  const goal = state.tabs.slice(at).find(isGoal) ?? state.tabs.slice(0, at).findLast(isGoal)
  return lookAt({ ...state, tabs, active: '' }, goal?.view ?? '')
}

/** Builds the view anew. */
export function refresh(state: Tabs, view: string): Tabs {
  const fresh = nextView(state)
  const next = change(ticked(state), view, (tab) => ({ ...tab, view: fresh, dirty: false }))
  return state.active === view ? { ...next, active: fresh } : next
}

export const setDirty = (state: Tabs, view: string, dirty: boolean): Tabs =>
  tabOf(state, view)?.dirty === dirty ? state : change(state, view, (tab) => ({ ...tab, dirty }))

export const setTitle = (state: Tabs, view: string, title: string): Tabs =>
  tabOf(state, view)?.title === title ? state : change(state, view, (tab) => ({ ...tab, title }))

/** The title of a tab as it is read, by the name of its screen. */
export const titleOf = ({ title }: Pick<Tab, 'title'>, screen: string): string =>
  title === '' ? screen : title.replace(screenName, screen)

/** The visible tab beside the current one, around the ends. */
export function beside({ tabs, active }: Tabs, step: 1 | -1): Tab | undefined {
  const shown = tabs.filter((tab) => !tab.tabHidden)
  const at = shown.findIndex((tab) => tab.view === active)
  return shown.at((at + step) % Math.max(shown.length, 1))
}

/** Its view exists now: it is looked at, or it was and is kept alive. What is not saved is never thrown away. */
export const isLive = ({ active }: Tabs, tab: Tab): boolean =>
  tab.view === active || (tab.live && (tab.keepAlive || tab.dirty))

const isAt = (tab: TabTarget, target: TabTarget) => tab.address === target.address
const leadsTo = (tab: Tab, { address }: TabTarget) => tab.refined && tab.path === address
const ticked = (state: Tabs): Tabs => ({ ...state, clock: state.clock + 1 })
const nextView = (state: Tabs) => `view-${String(state.clock + 1)}`
const newTab = (target: NamedTarget, view: string): Tab => ({
  title: '',
  refined: false,
  ...target,
  view,
  live: false,
  dirty: false,
  used: 0,
})

const change = (state: Tabs, view: string, to: (tab: Tab) => Tab): Tabs => ({
  ...state,
  tabs: state.tabs.map((tab) => (tab.view === view ? to(tab) : tab)),
})

const append = (state: Tabs, target: NamedTarget): Tabs => ({
  ...ticked(state),
  tabs: [...state.tabs, newTab(target, nextView(state))],
})

function lookAt(state: Tabs, view: string): Tabs {
  if (state.active === view) return state
  const next = change(ticked(state), view, (tab) => ({ ...tab, live: true, used: state.clock + 1 }))
  return withoutOldest({ ...next, active: view })
}

/** Of more than twenty, those go that were not looked at for the longest time and have nothing unsaved. */
function withoutOldest(state: Tabs): Tabs {
  const tooMany = state.tabs.length - maxLiveTabs
  if (tooMany <= 0) return state
  const oldest = state.tabs
    .filter((tab) => isClosable(tab) && !tab.dirty && tab.view !== state.active)
    .sort((a, b) => a.used - b.used)
    .slice(0, tooMany)
  return { ...state, tabs: state.tabs.filter((tab) => !oldest.includes(tab)) }
}
