import { setTimeout as sleep } from 'node:timers/promises'
import { demoSignIn } from '#db/demo/company.ts'
import { createAuthenticator, systemRoutes, type Surroundings } from '#modules/system/server/index.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { Authenticator } from '#platform/server/session.ts'
import type { Settings } from '#platform/server/settings.ts'
import { screens } from './screens.ts'

/** The product put together: every module's routes, and what the platform needs of module system. */
export interface Product {
  readonly authenticator: Authenticator
  readonly routes: readonly Route[]
}

type Own = Pick<Surroundings, 'warn' | 'outboxFilled'> & Partial<Surroundings>

export function compose(settings: Pick<Settings, 'publicUrl' | 'oidc' | 'demo'>, own: Own): Product {
  const { publicUrl, oidc } = settings
  const surroundings: Surroundings = {
    screens,
    publicUrl,
    oidc,
    demo: settings.demo ? demoSignIn : null,
    sleep: (milliseconds) => sleep(milliseconds),
    ...own,
  }
  return { authenticator: createAuthenticator(), routes: systemRoutes(surroundings) }
}
