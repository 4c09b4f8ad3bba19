import { createStore } from '../store/store.ts'

const most = 12

/** Paths of the screens visited since signing in, the latest first. Tabs will be made from it. */
export const recentScreens = createStore<readonly string[]>([])

export const visit = (path: string): void =>
  recentScreens.set((now) => [path, ...now.filter((other) => other !== path)].slice(0, most))

export const forgetVisits = (): void => recentScreens.set([])
