import type { KeyValueStorage } from '../session/session-state.ts'
import { createStore } from '../store/store.ts'

const most = 12

export interface Visitor {
  readonly company_cd: string
  readonly user_cd: string
}

/** Paths of the screens that this person visited, the latest first. */
export const recentScreens = createStore<readonly string[]>([])

let keep: (paths: readonly string[]) => void = () => undefined

/** What this person visited in this browser the last time, and from now on. */
export function recallVisits(storage: KeyValueStorage, { company_cd, user_cd }: Visitor): void {
  const key = `kaname.recent/${encodeURIComponent(company_cd)}/${encodeURIComponent(user_cd)}`
  recentScreens.set((storage.getItem(key) ?? '').split('\n').filter(Boolean))
  keep = (paths) => storage.setItem(key, paths.join('\n'))
}

export function visit(path: string): void {
  recentScreens.set((now) => [path, ...now.filter((other) => other !== path)].slice(0, most))
  keep(recentScreens.get())
}

/** Somebody else may come: their own are recalled when they do. */
export function forgetVisits(): void {
  keep = () => undefined
  recentScreens.set([])
}
