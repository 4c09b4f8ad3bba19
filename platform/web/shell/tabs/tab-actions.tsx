import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../kit/feedback/confirm-dialog.tsx'
import { useSay } from '../../language/say.ts'
import { useListText } from '../../language/use-list-text.ts'
import { routeAt } from '../../session/menu-route.ts'
import { useSession } from '../../session/session-context.tsx'
import { showRefreshBar } from './refresh-bar.tsx'
import { useTabStore } from './tabs-context.tsx'
import { beside, close, closing, refresh, tabOf, type CloseAction, type Tab } from './tabs-state.ts'
import { tabTexts } from './tabs.text.ts'

export interface TabActions {
  close: (action: CloseAction, view?: string) => void
  refresh: (view?: string) => void
  goBeside: (step: 1 | -1) => void
  /** Signing out: everything that is not saved is lost. */
  leave: (signOut: () => void) => void
}

const questions = {
  close: { body: tabTexts.askClose, action: tabTexts.discardClose },
  refresh: { body: tabTexts.askRefresh, action: tabTexts.discardRefresh },
  leave: { body: tabTexts.askLeave, action: tabTexts.discardLeave },
}

/** What waits for the person's word. */
interface Asked {
  readonly kind: keyof typeof questions
  readonly unsaved: readonly Tab[]
  readonly go: () => void
}

const ActionsContext = createContext<TabActions | null>(null)

/** Closing, refreshing and changing tabs, for the bar, the menus, the keys and the palette. Asks where something is unsaved. */
export function TabActionsProvider({ children }: { children: ReactNode }) {
  const say = useSay()
  const listText = useListText()
  const store = useTabStore()
  const navigate = useNavigate()
  const routes = useSession((state) => state.routes)
  const [asked, setAsked] = useState<Asked | null>(null)

  const actions = useMemo((): TabActions => {
    const ask = (next: Asked) => {
      if (next.unsaved.length > 0) setAsked(next)
      else next.go()
    }
    return {
      close(action, view = store.get().active) {
        const gone = closing(store.get(), action, view)
        const go = () => {
          const before = store.get().active
          store.set((now) =>
            close(
              now,
              gone.map((tab) => tab.view),
            ),
          )
          const now = store.get()
          const goal = tabOf(now, now.active)
          if (goal && now.active !== before) void navigate(goal.address)
        }
        ask({ kind: 'close', unsaved: gone.filter((tab) => tab.dirty), go })
      },
      refresh(view = store.get().active) {
        const tab = tabOf(store.get(), view)
        if (!tab) return
        const go = () => {
          store.set((now) => refresh(now, view))
          showRefreshBar()
        }
        ask({ kind: 'refresh', unsaved: tab.dirty ? [tab] : [], go })
      },
      leave(signOut) {
        ask({ kind: 'leave', unsaved: store.get().tabs.filter((tab) => tab.dirty), go: signOut })
      },
      goBeside(step) {
        const goal = beside(store.get(), step)
        if (goal) void navigate(goal.address)
      },
    }
  }, [store, navigate])

  const titles = (tabs: readonly Tab[]) =>
    listText(tabs.flatMap((tab) => routeAt(routes ?? [], tab.path) ?? []).map((route) => say(route.title)))
  return (
    <ActionsContext value={actions}>
      {children}
      {asked ? (
        <ConfirmDialog
          title={say(tabTexts.askTitle)}
          body={say(questions[asked.kind].body, { titles: titles(asked.unsaved) })}
          action={say(questions[asked.kind].action)}
          onAction={() => {
            setAsked(null)
            asked.go()
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </ActionsContext>
  )
}

export function useTabActions(): TabActions {
  const actions = useContext(ActionsContext)
  if (!actions) throw new Error('useTabActions needs a TabActionsProvider above it')
  return actions
}
