import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'

export const developerPages: ModulePages = {
  name: 'developer',
  screens: {
    kit: lazyScreen(async () => (await import('./kit/kit-screen.tsx')).KitScreen),
  },
}
