import { lazyScreen, type LazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'

/** Pages that need no login (specification section 2). */
export const publicPages: Readonly<Record<string, LazyScreen>> = {
  '/companyLogin': lazyScreen(async () => (await import('./sign-in/company-login.tsx')).CompanyLogin),
  '/userLogin': lazyScreen(async () => (await import('./sign-in/user-login.tsx')).UserLogin),
  '/register': lazyScreen(async () => (await import('./sign-in/register.tsx')).Register),
  '/callback': lazyScreen(async () => (await import('./sign-in/callback.tsx')).Callback),
  '/403': lazyScreen(async () => (await import('./status-page/forbidden.tsx')).Forbidden),
  '/404': lazyScreen(async () => (await import('./status-page/not-found.tsx')).NotFound),
}
