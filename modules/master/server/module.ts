import { dateMoved } from '#modules/system/server/index.ts'
import type { Module } from '#platform/server/module/module.ts'
import { on } from '#platform/server/module/point.ts'
import { applyOnNewDay } from './customer-history/dated-customers.ts'
import { rollUpHandler } from './roll-up/roll-up-job.ts'
import { routes } from './routes.ts'
import { servedMasters } from './served-masters.ts'

export const masterModule: Module = {
  name: 'master',
  masters: servedMasters,
  routes,
  jobs: [rollUpHandler],
  registers: [on(dateMoved, applyOnNewDay)],
}
