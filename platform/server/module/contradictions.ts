import { getTableName } from 'drizzle-orm'
import { placeOfJob } from '#platform/contract/job.ts'
import { facts, listeners } from '../facts/listener.ts'
import { declaredCycles, leastMonths } from '../life-cycle/life-cycle.ts'
import { listServices } from '../list/list-service.ts'
import { numberKinds } from '../numbering/number-kind.ts'
import type { Composition } from './composition.ts'
import { examinations } from './examination.ts'

/** What modules cannot both say, and what would be found only when somebody calls. */
export function refuseContradictions({ routes, jobs, messages, registered }: Composition): void {
  const cycles = registered(declaredCycles)
  refuseTwice(
    'Call',
    routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`),
  )
  refuseTwice(
    'Job',
    jobs.map(({ job }) => job.name),
  )
  refuseTwice(
    'List',
    registered(listServices).map(({ list }) => list.name),
  )
  refuseTwice(
    'Message',
    messages.map(({ kind }) => kind),
  )
  refuseTwice(
    'Series of numbers',
    registered(numberKinds).map(({ control, kind }) => `${control} ${kind}`),
  )
  refuseTwice(
    'Examination',
    registered(examinations).map(({ name }) => name),
  )
  refuseTwice(
    'Fact',
    registered(facts).map(({ name }) => name),
  )
  refuseTwice(
    'Listener',
    registered(listeners).flatMap((one) => (one.when === 'after' ? [one.name] : [])),
  )
  const homeless = jobs.find(({ job, across }) => placeOfJob(job) === 'company' && !across)
  if (homeless)
    throw new Error(`Job ${homeless.job.name} is started for a company, and does not say why: handleAcross()`)
  const unknown = registered(listeners).find(({ fact }) => !registered(facts).includes(fact))
  if (unknown) throw new Error(`${unknown.fact.name} is heard, and declared by no module`)
  refuseTwice(
    'Life cycle of',
    cycles.map(({ table }) => getTableName(table)),
  )
  for (const cycle of cycles)
    if (cycle.initial.months < leastMonths(cycle))
      throw new Error(`The life cycle of ${getTableName(cycle.table)} begins below its own minimum`)
}

function refuseTwice(what: string, names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`${what} ${twice} is there twice`)
}
