import { dateMoved } from '#modules/system/server/index.ts'
import { closedDays } from '#platform/server/jobs/closed-days.ts'
import type { Module } from '#platform/server/module/module.ts'
import { masterScreens } from '../contract/screens.ts'
import { beginnings } from '#platform/server/module/beginning.ts'
import { on } from '#platform/server/module/point.ts'
import { factoryClosedDays } from './calendar/factory-closed-days.ts'
import { applyOnNewDay } from './customer-history/dated-customers.ts'
import { carriedOver, enteredFirst } from './beginning/entered-first.ts'
import { beginMasters } from './beginning/first-masters.ts'
import { fillDemoMasters } from './demo/masters.ts'
import { masterFinders } from './find-masters.ts'
import { rollUpHandler } from './roll-up/roll-up-job.ts'
import { routes } from './routes.ts'
import { servedMasters } from './served-masters.ts'

export const masterModule: Module = {
  name: 'master',
  screens: masterScreens,
  masters: servedMasters,
  routes,
  jobs: [rollUpHandler],
  demoMasters: fillDemoMasters,
  registers: [
    on(beginnings, beginMasters),
    ...enteredFirst,
    ...carriedOver,
    on(dateMoved, applyOnNewDay),
    on(closedDays, factoryClosedDays),
    ...masterFinders,
  ],
}
