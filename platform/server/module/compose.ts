import { joinScreens } from '#platform/contract/screen.ts'
import { facts, listeners } from '../facts/listener.ts'
import { jobHandlers } from '../jobs/handler.ts'
import { declaredCycles } from '../life-cycle/life-cycle.ts'
import { listServices } from '../list/list-service.ts'
import { fixedByModules } from '../master/fixed-fields.ts'
import { guardLookups } from '../master/lookup-guards.ts'
import { serviceOfMaster } from '../master/master-routes.ts'
import { servedMasters, serveMaster } from '../master/served-master.ts'
import { documentUses, holders, masterUses } from '../master/usage.ts'
import { finders } from '../palette/finder.ts'
import { findSlips } from '../palette/find-slips.ts'
import { keptRoutes } from '../slip/kept-routes.ts'
import { usesBySlip } from '../slip/slip-uses.ts'
import { numberKinds } from '../numbering/number-kind.ts'
import type { Composition } from './composition.ts'
import { refuseContradictions } from './contradictions.ts'
import { demoMasters, demos } from './demo.ts'
import { examinations } from './examination.ts'
import type { Module } from './module.ts'
import { platformModule } from './platform-module.ts'
import { productScreens } from './product-screens.ts'
import { on, registeredIn, type Point, type Registration } from './point.ts'

/** In the order in which modules may call each other: from left to right. */
export function compose(modules: readonly Module[]): Composition {
  const all: readonly Module[] = [platformModule, ...modules]
  const registrations = all.flatMap(registrationsOf)
  const registered = registeredIn(registrations)
  const masters = all.flatMap((module) => module.masters ?? []).map((one) => serveMaster(one, registered))
  const lists = [...masters.map(serviceOfMaster), ...all.flatMap((module) => module.lists ?? [])]
  const screens = joinScreens(all.flatMap((module) => module.screens ?? []))
  registrations.push(
    ...atPoint(servedMasters, masters),
    ...atPoint(listServices, lists),
    ...atPoint(productScreens, screens),
  )
  const slips = all.flatMap((module) => module.slips ?? [])
  const composition: Composition = {
    slips,
    routes: guardLookups(
      [
        ...lists.flatMap(({ routes }) => routes),
        ...slips.flatMap((slip) => keptRoutes(slip)),
        ...all.flatMap(({ routes = [] }) => routes),
      ],
      masters.map(({ master }) => master),
    ),
    jobs: registered(jobHandlers),
    messages: all.flatMap(({ messages = [] }) => messages),
    masters: masters.map(({ master }) => master),
    registered,
  }
  refuseContradictions(composition)
  return composition
}

/** What the platform itself asks modules for is registered like everything else. */
const registrationsOf = (module: Module): readonly Registration[] => [
  ...atPoint(jobHandlers, module.jobs),
  ...atPoint(numberKinds, module.numberKinds),
  ...atPoint(examinations, module.doctor),
  ...atPoint(demoMasters, module.demoMasters && [module.demoMasters]),
  ...atPoint(demos, module.demo && [module.demo]),
  ...atPoint(facts, module.facts),
  ...atPoint(listeners, module.listeners),
  ...atPoint(
    holders,
    module.masters?.map(({ master }) => master),
  ),
  ...atPoint(
    documentUses,
    module.slips?.map((slip) => usesBySlip(slip)),
  ),
  ...atPoint(
    finders,
    module.slips?.map((slip) => findSlips(slip)),
  ),
  ...atPoint(masterUses, module.uses),
  ...atPoint(fixedByModules, module.fixed),
  ...atPoint(declaredCycles, module.lifeCycles),
  ...(module.registers ?? []),
]

const atPoint = <T>(point: Point<T>, values: readonly T[] = []): readonly Registration[] =>
  values.map((value) => on(point, value))
