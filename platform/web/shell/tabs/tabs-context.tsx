import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { openable, type MenuRoute } from '../../session/menu-route.ts'
import { useSessionStore } from '../../session/session-context.tsx'
import { createStore, type Store } from '../../store/store.ts'
import { useStore } from '../../store/use-store.ts'
import { targetOf } from './tab-target.ts'
import { isClosable, noTabs, withTabs, type Tabs } from './tabs-state.ts'

/** In the session storage: whose tabs they are, their addresses, and what was shown there. */
const storageKey = 'kaname.tabs'
const kept = z.object({
  whose: z.string(),
  tabs: z.array(z.object({ address: z.string(), title: z.string() })),
})

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
        const tabs = store
          .get()
          .tabs.filter(isClosable)
          .map(({ address, title }) => ({ address, title }))
        if (session.get().token)
          window.sessionStorage.setItem(
            storageKey,
            JSON.stringify({ whose, tabs } satisfies z.input<typeof kept>),
          )
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
  const earlier = readKept(whose).flatMap(({ address, title }) => {
    const target = targetOf(routes, address)
    return target ? [{ ...target, title }] : []
  })
  return withTabs(noTabs, [...affixed, ...earlier])
}

function readKept(whose: string): z.output<typeof kept>['tabs'] {
  try {
    const left = kept.parse(JSON.parse(window.sessionStorage.getItem(storageKey) ?? ''))
    return left.whose === whose ? left.tabs : []
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
