import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { draftKey, draftOwner } from '../../session/drafts.ts'
import { openable, type MenuRoute } from '../../session/menu-route.ts'
import { useSessionStore } from '../../session/session-context.tsx'
import { createStore, type Store } from '../../store/store.ts'
import { useStore } from '../../store/use-store.ts'
import { targetOf } from './tab-target.ts'
import { isClosable, noTabs, withTabs, type Tabs } from './tabs-state.ts'

const TabsContext = createContext<Store<Tabs> | null>(null)

interface Props {
  routes: readonly MenuRoute[]
  children: ReactNode
}

/** The tabs of the signed-in person. They survive a reload of the page, and end with the sign-out. */
export function TabsProvider({ routes, children }: Props) {
  const session = useSessionStore()
  const [key] = useState(() => {
    const owner = draftOwner(session.get())
    return owner ? draftKey(owner, 'shell/tabs') : ''
  })
  const [store] = useState(() => createStore(restore(routes, key)))
  useEffect(
    () =>
      store.subscribe(() => {
        const addresses = store
          .get()
          .tabs.filter(isClosable)
          .map((tab) => tab.address)
        if (session.get().token) window.sessionStorage.setItem(key, JSON.stringify(addresses))
      }),
    [store, session, key],
  )
  useEffect(() => askBeforeLeaving(store), [store])
  return <TabsContext value={store}>{children}</TabsContext>
}

export function useTabStore(): Store<Tabs> {
  const store = useContext(TabsContext)
  if (!store) throw new Error('useTabStore needs a TabsProvider above it')
  return store
}

export const useTabs = (): Tabs => useStore(useTabStore())

function restore(routes: readonly MenuRoute[], key: string): Tabs {
  const affixed = openable(routes)
    .filter((route) => route.meta.affix)
    .flatMap(({ path }) => targetOf(routes, path) ?? [])
  const earlier = readAddresses(key).flatMap((address) => targetOf(routes, address) ?? [])
  return withTabs(noTabs, [...affixed, ...earlier])
}

function readAddresses(key: string): readonly string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(window.sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** The browser asks before it throws away what is not saved. */
function askBeforeLeaving(store: Store<Tabs>): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (store.get().tabs.some((tab) => tab.dirty)) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
