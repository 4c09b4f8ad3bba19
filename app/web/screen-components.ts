import type { ComponentType } from 'react'
import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'

/** Each screen of `app/screens.ts` by its route's name, in its own chunk. */
export const screenComponents: Readonly<Record<string, ComponentType>> = {
  index: lazyScreen(() => import('#modules/system/web/home/home-screen.tsx')),
  personalCenter: lazyScreen(() => import('#modules/system/web/personal-center/personal-center-screen.tsx')),
  factory: lazyScreen(() => import('#modules/system/web/factory/factory-screen.tsx')),
}

/** Pages that need no login (specification section 2). */
export const publicPages: Readonly<Record<string, ComponentType>> = {
  '/companyLogin': lazyScreen(() => import('#modules/system/web/sign-in/company-login.tsx')),
  '/userLogin': lazyScreen(() => import('#modules/system/web/sign-in/user-login.tsx')),
  '/register': lazyScreen(() => import('#modules/system/web/sign-in/register.tsx')),
  '/callback': lazyScreen(() => import('#modules/system/web/sign-in/callback.tsx')),
  '/403': lazyScreen(() => import('#modules/system/web/status-page/forbidden.tsx')),
  '/404': lazyScreen(() => import('#modules/system/web/status-page/not-found.tsx')),
}
