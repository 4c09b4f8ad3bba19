import { setTimeout as sleep } from 'node:timers/promises'
import { demoSignIn } from '#db/demo/company.ts'
import { developerModule } from '#modules/developer/server/index.ts'
import { masterModule } from '#modules/master/server/index.ts'
import { mesModule } from '#modules/mes/server/index.ts'
import { placeOrderModule } from '#modules/place-order/server/index.ts'
import { productionModule } from '#modules/production/server/index.ts'
import { receiveOrderModule } from '#modules/receive-order/server/index.ts'
import { salesModule } from '#modules/sales/server/index.ts'
import { stockModule } from '#modules/stock/server/index.ts'
import {
  logSender,
  mailSender,
  smtpMailer,
  systemModule,
  type Surroundings,
} from '#modules/system/server/index.ts'
import { compose } from '#platform/server/module/compose.ts'
import type { Composition } from '#platform/server/module/composition.ts'
import type { Module } from '#platform/server/module/module.ts'
import type { Settings } from '#platform/server/settings.ts'

/** What the product takes from the process in which it runs. */
export interface Process extends Pick<Surroundings, 'warn' | 'shortage'> {
  /** A line for the administrator's log. */
  readonly tell: (line: string) => void
}

type OfInstallation = Pick<Settings, 'publicUrl' | 'oidc' | 'mail' | 'demo'>

/** The product's modules in their order. What a test does not want to wait for or to send, it gives itself. */
export function productModules(
  { publicUrl, oidc, mail, demo }: OfInstallation,
  { tell, warn, shortage }: Process,
  changed: Partial<Surroundings> = {},
): readonly Module[] {
  const toLog = logSender(tell)
  const surroundings: Surroundings = {
    publicUrl,
    oidc,
    demo: demo ? demoSignIn : null,
    mailer: mail && smtpMailer(mail),
    codeSender: mail ? mailSender(mail, toLog) : toLog,
    sleep: (milliseconds) => sleep(milliseconds),
    warn,
    shortage,
    ...changed,
  }
  return [
    systemModule(surroundings),
    masterModule,
    stockModule,
    receiveOrderModule,
    placeOrderModule,
    salesModule,
    productionModule,
    mesModule,
    developerModule,
  ]
}

export const composeProduct = (settings: OfInstallation, process: Process): Composition =>
  compose(productModules(settings, process))

/** For what serves no calls: a worker, the command line. */
export const composeWithoutCalls = (settings: Settings, tell: (line: string) => void): Composition =>
  composeProduct(settings, { tell, warn: tell, shortage: () => undefined })
