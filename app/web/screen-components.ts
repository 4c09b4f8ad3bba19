import type { ComponentType } from 'react'
import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'

/** Each screen of `app/screens.ts` by its route's name, in its own chunk. */
export const screenComponents: Readonly<Record<string, ComponentType>> = {
  index: lazyScreen(async () => (await import('./home.tsx')).Home),
  personalCenter: lazyScreen(
    async () =>
      (await import('#modules/system/web/personal-center/personal-center-screen.tsx')).PersonalCenterScreen,
  ),
  factory: lazyScreen(
    async () => (await import('#modules/system/web/factory/factory-screen.tsx')).FactoryScreen,
  ),
  kit: lazyScreen(async () => (await import('#modules/developer/web/kit/kit-screen.tsx')).KitScreen),
}

/** Pages that need no login (specification section 2). */
export const publicPages: Readonly<Record<string, ComponentType>> = {
  '/companyLogin': lazyScreen(
    async () => (await import('#modules/system/web/sign-in/company-login.tsx')).CompanyLogin,
  ),
  '/userLogin': lazyScreen(
    async () => (await import('#modules/system/web/sign-in/user-login.tsx')).UserLogin,
  ),
  '/register': lazyScreen(async () => (await import('#modules/system/web/sign-in/register.tsx')).Register),
  '/callback': lazyScreen(async () => (await import('#modules/system/web/sign-in/callback.tsx')).Callback),
  '/403': lazyScreen(async () => (await import('#modules/system/web/status-page/forbidden.tsx')).Forbidden),
  '/404': lazyScreen(async () => (await import('#modules/system/web/status-page/not-found.tsx')).NotFound),
}
