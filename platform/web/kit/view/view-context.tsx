import { createContext, useContext, useEffect } from 'react'

/** The tab that a component stands in. Absent outside of tabs. */
export interface View {
  /** What floats over this view only (its drawer) is put in here, so that it comes and goes with the tab. */
  readonly panel: HTMLElement | null
  /** Whether it is the one that is looked at. */
  readonly isShown: () => boolean
  readonly setUnsaved: (unsaved: boolean) => void
  readonly setTitle: (title: string) => void
}

const ViewContext = createContext<View | null>(null)
export const ViewProvider = ViewContext.Provider
export const useView = (): View | null => useContext(ViewContext)

/** Names the tab by what is shown in it; blank, it has the name of its screen. */
export function useTabTitle(title: string): void {
  const view = useView()
  useEffect(() => view?.setTitle(title), [view, title])
}

/** While it holds, the tab carries a dot, is not dropped, and asks before it closes. */
export function useUnsaved(unsaved: boolean): void {
  const view = useView()
  useEffect(() => {
    view?.setUnsaved(unsaved)
    return () => {
      // A view in the background ends its effects, too, but keeps what was typed.
      if (view?.isShown()) view.setUnsaved(false)
    }
  }, [view, unsaved])
}
