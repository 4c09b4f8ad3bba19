import { describe, expect, it } from 'vitest'
import { screenName } from '../../kit/view/screen-name.ts'
import {
  beside,
  close,
  closing,
  isLive,
  noTabs,
  refresh,
  setDirty,
  setTitle,
  titleOf,
  tabOf,
  visit,
  withTabs,
  type CloseAction,
  type TabTarget,
  type Tabs,
} from './tabs-state.ts'

const target = (address: string, more: Partial<TabTarget> = {}): TabTarget => ({
  address,
  path: address.split('?')[0] ?? '',
  noClosable: false,
  affix: false,
  keepAlive: true,
  dynamicNewTab: false,
  tabHidden: false,
  ...more,
})
const home = target('/index', { affix: true, noClosable: true })
const addresses = ({ tabs }: Tabs) => tabs.map((tab) => tab.address)
const current = (state: Tabs) => tabOf(state, state.active)
const viewAt = (state: Tabs, address: string) => state.tabs.find((tab) => tab.address === address)?.view ?? ''
const visitAll = (...all: (string | TabTarget)[]) =>
  all.reduce<Tabs>(
    (state, one) => visit(state, typeof one === 'string' ? target(one) : one),
    visit(noTabs, home),
  )

describe('going to an address', () => {
  it('opens a tab once and looks at it again afterwards', () => {
    const state = visitAll('/a', '/b', '/a')
    expect(addresses(state)).toEqual(['/index', '/a', '/b'])
    expect(current(state)?.address).toBe('/a')
  })
  it('a screen has one tab, which moves to another query with a new view', () => {
    const before = visitAll('/a?no=1')
    const after = visit(before, target('/a?no=2'))
    expect(addresses(after)).toEqual(['/index', '/a?no=2'])
    expect(after.active).not.toBe(before.active)
  })
  it('with dynamicNewTab each query has its own tab', () => {
    const slip = (no: number) => target(`/slip?no=${String(no)}`, { dynamicNewTab: true })
    expect(addresses(visitAll(slip(1), slip(2)))).toEqual(['/index', '/slip?no=1', '/slip?no=2'])
  })
  it('the path of a screen leads to it, whatever has been asked on it meanwhile', () => {
    const asked = visit(visitAll('/list'), target('/list?code=A'), 'refine')
    expect(addresses(asked)).toEqual(['/index', '/list?code=A'])
    expect(visit(visit(asked, home), target('/list')).active).toBe(asked.active)
    // Who asks for something else gets it.
    expect(visit(asked, target('/list?code=B')).active).not.toBe(asked.active)
    // A slip that was given its number is not the new one that is asked for.
    const saved = visit(visitAll('/slip'), target('/slip?no=1'), 'replace')
    expect(visit(saved, target('/slip')).active).not.toBe(saved.active)
  })
  it('a tab is named by what is shown in it, until something else is', () => {
    const page = (code: string) => target(`/page?code=${code}`, { dynamicNewTab: true })
    const opened = visitAll(page('A'))
    const named = setTitle(opened, opened.active, 'A　Shaft')
    expect(current(named)?.title).toBe('A　Shaft')
    expect(current(visit(named, target('/page?code=A&tab=files'), 'replace'))?.title).toBe('A　Shaft')
    expect(current(visit(named, page('B')))?.title).toBe('')
    expect(tabOf(visit(named, page('B')), named.active)?.title).toBe('A　Shaft')
  })
  it('a title with the name of the screen in it is read in the language of the moment', () => {
    expect(titleOf({ title: `${screenName} R000001` }, 'Order entry')).toBe('Order entry R000001')
    expect(titleOf({ title: 'A　Shaft' }, 'Item')).toBe('A　Shaft')
    expect(titleOf({ title: '' }, 'Item')).toBe('Item')
  })
  it('a tab of an earlier load is named as it was', () => {
    const state = withTabs(noTabs, [{ ...target('/page?code=A'), title: 'A　Shaft' }])
    expect(current(visit(state, target('/page?code=A')))?.title).toBe('A　Shaft')
  })
  it('an unsaved tab does not move: the other query gets its own', () => {
    const typed = visitAll('/a?no=1')
    expect(addresses(visit(setDirty(typed, typed.active, true), target('/a?no=2')))).toEqual([
      '/index',
      '/a?no=1',
      '/a?no=2',
    ])
  })
  it('correcting the address of the current screen keeps its view', () => {
    const before = visitAll('/a')
    const after = visit(before, target('/a?page=2'), 'replace')
    expect(addresses(after)).toEqual(['/index', '/a?page=2'])
    expect(after.active).toBe(before.active)
  })
})

describe('keeping alive', () => {
  it('a kept screen lives on in the background, another is built anew', () => {
    const state = visitAll('/kept', target('/fresh', { keepAlive: false }), '/b')
    const live = state.tabs.filter((tab) => isLive(state, tab)).map((tab) => tab.address)
    expect(live).toEqual(['/index', '/kept', '/b'])
  })
  it('what is not saved lives on, whatever its route says', () => {
    const typed = visitAll(target('/fresh', { keepAlive: false }))
    const state = visit(setDirty(typed, typed.active, true), target('/b'))
    expect(state.tabs.every((tab) => isLive(state, tab))).toBe(true)
  })
  it('restored tabs live only once they are looked at', () => {
    const restored = withTabs(visit(noTabs, home), [target('/a'), home])
    expect(addresses(restored)).toEqual(['/index', '/a'])
    expect(restored.tabs.map((tab) => isLive(restored, tab))).toEqual([true, false])
  })
  it('of more than twenty the oldest clean one goes; affixed, unsaved and current ones stay', () => {
    const typed = visitAll('/0')
    const state = Array.from({ length: 21 }, (_, n) => `/${String(n + 1)}`).reduce<Tabs>(
      (now, address) => visit(now, target(address)),
      setDirty(typed, typed.active, true),
    )
    expect(state.tabs).toHaveLength(20)
    expect(addresses(state).slice(0, 3)).toEqual(['/index', '/0', '/4'])
    expect(current(state)?.address).toBe('/21')
  })
})

describe('closing', () => {
  const state = visitAll('/a', '/b', '/c', '/b')
  const meant = (action: CloseAction) => closing(state, action, viewAt(state, '/b')).map((tab) => tab.address)

  it('means this one, the others, those to the left or right, or all; never home', () => {
    expect(meant('this')).toEqual(['/b'])
    expect(meant('others')).toEqual(['/a', '/c'])
    expect(meant('left')).toEqual(['/a'])
    expect(meant('right')).toEqual(['/c'])
    expect(meant('all')).toEqual(['/a', '/b', '/c'])
    expect(closing(state, 'this', viewAt(state, '/index'))).toEqual([])
  })
  it('leads to the right neighbour, or the left one at the end', () => {
    const right = close(state, [viewAt(state, '/b')])
    expect(current(right)?.address).toBe('/c')
    expect(current(close(right, [right.active]))?.address).toBe('/a')
  })
  it('all leads home', () => {
    const all = close(
      state,
      closing(state, 'all', state.active).map((tab) => tab.view),
    )
    expect(addresses(all)).toEqual(['/index'])
    expect(current(all)?.address).toBe('/index')
  })
  it('another than the current one leaves the current one', () => {
    expect(close(state, [viewAt(state, '/a')]).active).toBe(state.active)
  })
})

describe('one tab', () => {
  it('is refreshed by building its view anew, which is then clean', () => {
    const typed = visitAll('/a')
    const state = refresh(setDirty(typed, typed.active, true), typed.active)
    expect(state.active).not.toBe(typed.active)
    expect(current(state)).toMatchObject({ address: '/a', dirty: false, live: true })
  })
  it('the tabs beside it are reached around the ends, without those that are hidden', () => {
    const state = visitAll('/a', target('/hidden', { tabHidden: true }), '/b')
    expect(beside(state, 1)?.address).toBe('/index')
    expect(beside(state, -1)?.address).toBe('/a')
  })
  it('saying twice that it is unsaved changes nothing', () => {
    const typed = setDirty(visitAll('/a'), 'nowhere', false)
    const once = setDirty(typed, typed.active, true)
    expect(setDirty(once, typed.active, true)).toBe(once)
  })
})
