import { setTimeout as sleep } from 'node:timers/promises'
import { demoSignIn } from '#db/demo/company.ts'
import { developerRoutes } from '#modules/developer/server/index.ts'
import {
  createAuthenticator,
  systemJobs,
  systemRoutes,
  type Surroundings,
} from '#modules/system/server/index.ts'
import { masterModuleRoutes, rollUpHandler } from '#modules/master/server/index.ts'
import { stockRoutes } from '#modules/stock/server/index.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { Handler } from '#platform/server/jobs/handler.ts'
import { downloadHandler } from '#platform/server/list/download-job.ts'
import type { Settings } from '#platform/server/settings.ts'
import { screens } from './screens.ts'

/** The product put together: every module's routes, and what the platform needs of module system. */
export interface Product {
  readonly authenticator: ReturnType<typeof createAuthenticator>
  readonly routes: readonly Route[]
}

type Own = Pick<Surroundings, 'warn' | 'outboxFilled'> & Partial<Surroundings>

/** What the product does in the background, wherever it runs: in a server or in a worker of its own. */
export const jobHandlers: readonly Handler[] = [...systemJobs, downloadHandler, rollUpHandler]

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
  return {
    authenticator: createAuthenticator(),
    routes: [...systemRoutes(surroundings), ...masterModuleRoutes, ...stockRoutes, ...developerRoutes],
  }
}
