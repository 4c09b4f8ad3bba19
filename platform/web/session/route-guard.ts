/** The route guard of the specification, section 4, as a decision without side effects. */
export const companyLoginPath = '/companyLogin'
export const homePath = '/index'

export const publicPaths: readonly string[] = [
  companyLoginPath,
  '/userLogin',
  '/register',
  '/callback',
  '/403',
  '/404',
]

export type GuardDecision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Fetch user info and routes, then decide again. */
  | { readonly kind: 'load' }

interface Visit {
  readonly path: string
  readonly search: string
  readonly token: string
  readonly routesLoaded: boolean
  /** Where one begins; without one, at home. */
  readonly start?: string
  readonly loginInterception?: boolean
}

export function guardRoute({
  path,
  search,
  token,
  routesLoaded,
  start = homePath,
  loginInterception = true,
}: Visit): GuardDecision {
  if (!token) {
    if (!loginInterception || publicPaths.includes(path)) return { kind: 'pass' }
    return { kind: 'redirect', to: loginPathFor(path + search) }
  }
  // To the start page, or to where one was before signing in.
  if (path === companyLoginPath) return { kind: 'redirect', to: returnPath(search) }
  if (!routesLoaded) return { kind: 'load' }
  if (path === '/') return { kind: 'redirect', to: start }
  return { kind: 'pass' }
}

/** The login page that leads back to where the visitor was. */
export function loginPathFor(current: string): string {
  const [path = '', search = ''] = current.split('?')
  // Two calls may find the session ended, one after the other: the second is made on the login page already.
  const back = publicPaths.includes(path) ? returnPath(search) : current
  return back === '/'
    ? companyLoginPath
    : `${companyLoginPath}?${new URLSearchParams({ redirect: back }).toString()}`
}

/** Where to go after signing in. Only paths of this site: `//host` and `/\host` would leave it. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? ''
  return /^\/(?![/\\])/.test(wanted) ? wanted : '/'
}
