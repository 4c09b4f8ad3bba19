import { z } from 'zod'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { loadDays, mostFullest, type fullestMachines } from '../../contract/load/fullest-calls.ts'
import { fullness } from '../../contract/load/machine-load.ts'
import { lanesOf } from './lanes-of-gantt.ts'
import { daysBefore, firstOfGantt, takenOf } from './read-gantt.ts'

const columns = { facility_cd: z.string(), start: z.int(), end: z.int() }

/** As the Gantt counts it, from what stands in those days and nothing else. */
export async function readFullest(context: Context): Promise<OutputOf<typeof fullestMachines>> {
  const around = await firstOfGantt(context)
  const operations = await rows(context.tx, columns, takenOf(context, around, daysBefore + loadDays))
  const { first_day } = around
  const { facilities } = await lanesOf(context, { first_day, days: daysBefore + loadDays, people: [] })
  const rates = fullness(facilities, operations, { from: daysBefore, days: loadDays })
  const machines = facilities.map(({ facility_cd, facility_nm }) => ({
    ...{ facility_cd, facility_nm, load_rate: rates.get(facility_cd) ?? 0 },
  }))
  const fullest = machines
    .filter(({ load_rate }) => load_rate > 0)
    .sort((one, other) => other.load_rate - one.load_rate || (one.facility_cd < other.facility_cd ? -1 : 1))
    .slice(0, mostFullest)
  const [first] = fullest
  const its = <One extends { readonly facility_cd: string }>(all: readonly One[]) =>
    all.filter(({ facility_cd }) => facility_cd === first?.facility_cd)
  const [machine, taken] = [its(facilities), its(operations)]
  const days = Array.from({ length: first ? loadDays : 0 }, (_, day) => {
    const from = daysBefore + day
    const [rate] = fullness(machine, taken, { from, days: 1 }).values()
    return { date: dayAfter(first_day, from), load_rate: rate ?? null }
  })
  return { machines: fullest, days }
}
