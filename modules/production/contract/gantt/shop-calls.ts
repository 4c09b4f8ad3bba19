import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

const text = z.string()
const listOf = <T extends z.ZodType>(one: T) => z.array(one).readonly()
const minute = z.number()
const span = z.object({ from: minute, to: minute })
const place = { facility: text, worker: text, qty: z.number(), start: minute, end: minute }

const calendar = z.object({
  ...{ id: text, week: listOf(listOf(span)) },
  exceptions: listOf(z.object({ day: z.int(), shifts: listOf(span) })).exactOptional(),
  handover: z.object({ weekdays: listOf(z.int()), except: listOf(z.int()) }).exactOptional(),
})
const setup = z.object({
  ...{ id: text, first: minute, otherwise: minute },
  changes: listOf(z.object({ from: text, to: text, minutes: minute })),
})
const facility = z.object({
  ...{ id: text, calendar: text.exactOptional(), capacity: z.number().exactOptional() },
  ...{ setups: text.exactOptional(), group: text.exactOptional() },
})
const worker = z.object({
  ...{ id: text, calendar: text.exactOptional() },
  skills: listOf(z.object({ skill: text, level: z.number(), validTo: minute.exactOptional() })),
})
const order = z.object({
  ...{ id: text, item: text, release: minute, due: minute, weight: z.number() },
  feeds: z.boolean().exactOptional(),
})
const candidate = z.object({
  ...{ facility: text, minutes: minute },
  ...{ efficiency: z.number().exactOptional(), priority: z.number().exactOptional() },
})
const link = z.object({ operation: text, share: z.number().exactOptional(), wait: minute.exactOptional() })
const operation = z.object({
  ...{ id: text, order: text, quantity: z.number(), after: listOf(link) },
  ...{ candidates: listOf(candidate), splittable: z.boolean(), group: text.exactOptional() },
  skill: z.object({ skill: text, level: z.number() }).exactOptional(),
  material: z.object({ item: text, at: minute }).exactOptional(),
  fixed: z
    .object({ facility: text, worker: text.exactOptional(), start: minute, end: minute })
    .exactOptional(),
})

/** What the schedule is made of, as the engine reads it: the page of the Gantt tries moves by it, as the server will play them. */
export const shopOnGantt = endpoint({
  method: 'GET',
  path: '/api/production/gantt/getShop',
  summary: {
    ja: '生産計画：ガントの計算条件',
    en: 'Plan: what the Gantt reckons with',
    zh: '生产计划：甘特图的计算条件',
  },
  guard: ['production:yes'],
  input: z.object({}),
  output: z.object({
    snapshot: z.object({
      ...{ now: minute, days: z.int(), firstWeekday: z.int(), calendars: listOf(calendar) },
      ...{
        factoryCalendar: text.exactOptional(),
        setups: listOf(setup).exactOptional(),
        facilities: listOf(facility),
      },
      ...{ workers: listOf(worker), orders: listOf(order), operations: listOf(operation) },
    }),
    /** Where processes of plans stand, by their names in the snapshot. */
    places: listOf(z.object({ id: text, ...place })),
    /** Minutes of the standard time that are set-up, where there are any; also of processes that have no place. */
    setups: listOf(z.object({ id: text, minutes: minute })),
    /** Plans that nothing moves. */
    locked: listOf(text),
    /** The day at whose midnight the snapshot's minutes begin. */
    from_dt: text,
  }),
})
