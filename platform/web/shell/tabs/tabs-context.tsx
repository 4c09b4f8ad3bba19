import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { openable, type MenuRoute } from '../../session/menu-route.ts'
import { useSessionStore } from '../../session/session-context.tsx'
import { createStore, type Store } from '../../store/store.ts'
import { useStore } from '../../store/use-store.ts'
import { targetOf } from './tab-target.ts'
import { isClosable, noTabs, withTabs, type Tabs } from './tabs-state.ts'

/** In the session storage: whose tabs they are, and their addresses. */
const storageKey = 'kaname.tabs'
const kept = z.object({ whose: z.string(), addresses: z.array(z.string()) })

/** Who signs out leaves no open screens to the next one. */
export const forgetTabs = (): void => window.sessionStorage.removeItem(storageKey)

const TabsContext = createContext<Store<Tabs> | null>(null)

interface Props {
  routes: readonly MenuRoute[]
  children: ReactNode
}

/** The tabs of the signed-in person. They survive a reload of the page, and end with the sign-out. */
export function TabsProvider({ routes, children }: Props) {
  const session = useSessionStore()
  const [whose] = useState(() => {
    const { company, factory, user } = session.get()
    return JSON.stringify([company?.company_cd, factory?.factory_cd, user?.user_cd])
  })
  const [store] = useState(() => createStore(restore(routes, whose)))
  useEffect(
    () =>
      store.subscribe(() => {
        const addresses = store
          .get()
          .tabs.filter(isClosable)
          .map((tab) => tab.address)
        if (session.get().token)
          window.sessionStorage.setItem(storageKey, JSON.stringify({ whose, addresses }))
      }),
    [store, session, whose],
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

function restore(routes: readonly MenuRoute[], whose: string): Tabs {
  const affixed = openable(routes)
    .filter((route) => route.meta.affix)
    .flatMap(({ path }) => targetOf(routes, path) ?? [])
  const earlier = readAddresses(whose).flatMap((address) => targetOf(routes, address) ?? [])
  return withTabs(noTabs, [...affixed, ...earlier])
}

function readAddresses(whose: string): readonly string[] {
  try {
    const left = kept.parse(JSON.parse(window.sessionStorage.getItem(storageKey) ?? ''))
    return left.whose === whose ? left.addresses : []
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
