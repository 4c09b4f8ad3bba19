import { createContext, useContext, type ReactNode } from 'react'
import type { OtherTabs } from './other-tabs.ts'

const TabsContext = createContext<OtherTabs | null>(null)

export function OtherTabsProvider({ tabs, children }: { tabs: OtherTabs; children: ReactNode }) {
  return <TabsContext value={tabs}>{children}</TabsContext>
}

export function useOtherTabs(): OtherTabs {
  const tabs = useContext(TabsContext)
  if (!tabs) throw new Error('useOtherTabs needs an OtherTabsProvider above it')
  return tabs
}
