import type { OutputOf } from '#platform/contract/endpoint.ts'
import { buildFactory } from '#planning/scheduling/factory.ts'
import { generateFactory } from '#planning/scheduling/generate-factory.ts'
import { planFactory } from '#planning/scheduling/plan-factory.ts'
import type { planOnGantt } from '#modules/production/contract/gantt/gantt-calls.ts'
import type { shopOnGantt } from '#modules/production/contract/gantt/shop-calls.ts'

type Shown = OutputOf<typeof planOnGantt>
type Shop = OutputOf<typeof shopOnGantt>

/** A factory by chance, planned by its best rule, as the calls of the Gantt would answer it: so large a demo company nobody wants to wait for. */
export function largeFactory(operations: number): { readonly shown: Shown; readonly shop: Shop } {
  const made = generateFactory({ operations }, 17)
  const { table } = planFactory(buildFactory(made), { aims: ['lateness'], seed: 1, until: () => true })
  const plans = new Map(made.orders.map(({ id }, at) => [id, String(at + 1)]))
  const counted = new Map<string, number>()
  const names = new Map(
    made.operations.map(({ id, order }) => {
      const process_no = (counted.get(order) ?? 0) + 10
      counted.set(order, process_no)
      return [id, { plan_no: plans.get(order) ?? '', process_no }]
    }),
  )
  const key = (id: string) => {
    const { plan_no = '', process_no = 0 } = names.get(id) ?? {}
    return `P ${plan_no} ${String(process_no)}`
  }
  const due = new Map(made.orders.map((one) => [one.id, one.due]))
  const placed = made.operations.flatMap((one, x) => {
    const [facility, start, end] = [made.facilities[table.facility[x] ?? -1], table.start[x], table.end[x]]
    const worker = made.workers[table.worker[x] ?? -1]?.id ?? ''
    return facility && start !== undefined && end !== undefined
      ? [{ one, facility: facility.id, worker, start, end, setup: table.setup[x] ?? 0 }]
      : []
  })
  const operationsOf = made.operations.map((one) => ({
    ...one,
    ...{ id: key(one.id), order: `P ${plans.get(one.order) ?? ''}` },
    after: one.after.map((link) => ({ ...link, operation: key(link.operation) })),
  }))
  return {
    shop: {
      snapshot: {
        ...{ ...made, operations: operationsOf },
        orders: made.orders.map((one) => ({ ...one, id: `P ${plans.get(one.id) ?? ''}` })),
      },
      places: placed.map(({ one, facility, worker, start, end }) => ({
        ...{ id: key(one.id), facility, worker, qty: one.quantity, start, end },
      })),
      ...{ locked: [], setups: [], from_dt: '2026-11-19' },
    },
    shown: {
      ...{ first_day: '2026-11-19', days: made.days, now: made.now, workers: [] },
      facilities: made.facilities.map(({ id }) => ({
        ...{ facility_cd: id, facility_nm: id, capacity: 1, open: [] },
      })),
      operations: placed.map(({ one, facility, worker, start, setup, end }) => {
        const { plan_no: no = '', process_no = 0 } = names.get(one.id) ?? {}
        return {
          ...{ kind: 'plan' as const, no, process_no, before_no: process_no - 10, facility_cd: facility },
          ...{ worker_cd: worker, item_cd: one.order, item_nm: one.order, work_nm: one.id, order_no: '' },
          ...{ qty: String(one.quantity), customer_nm: '', due: due.get(one.order) ?? end, done: 0 },
          ...{ start: Math.round(start), setup: Math.round(setup), end: Math.round(end) },
          ...{ fixed: one.fixed !== undefined, work_status: '0' },
        }
      }),
    },
  }
}

/** So many processes, close behind each other on 20 machines. */
export function crowdedPlan(operations: number): { readonly shown: Shown; readonly shop: Shop } {
  const machines = Array.from({ length: 20 }, (_, at) => `M${String(at + 1).padStart(2, '0')}`)
  const days = 90
  const each = Math.floor((days * 1440) / (operations / machines.length))
  return {
    shop: {
      snapshot: {
        ...{ now: 0, days, firstWeekday: 0, calendars: [], workers: [], orders: [], operations: [] },
        facilities: machines.map((id) => ({ id })),
      },
      ...{ places: [], setups: [], locked: [], from_dt: '2026-11-19' },
    },
    shown: {
      ...{ first_day: '2026-11-19', days, now: 1440, workers: [] },
      facilities: machines.map((code) => ({
        ...{ facility_cd: code, facility_nm: code, capacity: 1 },
        open: Array.from({ length: days }, (_, day) => ({ from: day * 1440 + 480, to: day * 1440 + 1020 })),
      })),
      operations: Array.from({ length: operations }, (_, at) => {
        const start = Math.floor(at / machines.length) * each
        return {
          ...{ kind: 'plan' as const, no: String(at + 1), process_no: 10, before_no: 0, worker_cd: '' },
          ...{
            facility_cd: machines[at % machines.length] ?? '',
            item_cd: 'A',
            item_nm: '軸',
            work_nm: '旋削',
          },
          ...{ qty: '10', order_no: '', customer_nm: '', start, setup: 0, end: start + each - 1 },
          ...{ due: at % 9 === 0 ? start : days * 1440, done: 0, fixed: at % 7 === 0, work_status: '0' },
        }
      }),
    },
  }
}
