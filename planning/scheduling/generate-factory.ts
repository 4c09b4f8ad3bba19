import type { ShiftCalendar } from '../calendar/shift-calendar.ts'
import type { FactorySnapshot, OperationInput, OrderInput } from './factory-snapshot.ts'
import { Random } from './random.ts'

/**
 * A factory by chance, the same for the same seed: five departments one behind the other, each with facilities of its
 * own, day shifts, two shifts or nights; operations with up to three facilities of different efficiency; a third of them
 * need a worker; set-up groups in every second department; every fifth order is an assembly whose parts come together.
 */
export interface FactorySize {
  readonly operations: number
  /** How full the factory is: work against the hours until the last due date. */
  readonly load?: number
  readonly days?: number
}

const day: ShiftCalendar = week(
  'day',
  [
    { from: 480, to: 720 },
    { from: 780, to: 1020 },
  ],
  false,
)
const two: ShiftCalendar = week(
  'two',
  [
    { from: 360, to: 840 },
    { from: 840, to: 1320 },
  ],
  true,
)
const nights: ShiftCalendar = week(
  'nights',
  [
    { from: 480, to: 1020 },
    { from: 1320, to: 1800 },
  ],
  false,
)

function week(id: string, shifts: ShiftCalendar['week'][number], saturday: boolean): ShiftCalendar {
  return {
    id,
    week: [[], shifts, shifts, shifts, shifts, shifts, saturday ? shifts : []],
    exceptions: [{ day: 9, shifts: [] }],
  }
}

const departments = 5
const groups = ['red', 'blue', 'green', 'white', 'black']

export function generateFactory(
  { operations: count, load = 1.1, days = 60 }: FactorySize,
  seed: number,
): FactorySnapshot {
  const random = new Random(seed)
  const pick = <T>(list: readonly T[]) => list[random.below(list.length)]!
  const facilities = Array.from({ length: Math.max(departments, Math.round(count / 90)) }, (_, i) => ({
    id: `F${i}`,
    calendar: pick(['day', 'two', 'two', 'nights']),
    capacity: i % 17 === 16 ? 3 : 1,
    ...((i % departments) % 2 === 0 ? { setups: 'colours', group: pick(groups) } : {}),
  }))
  const workers = Array.from(
    { length: Math.max(departments, Math.round(facilities.length * 0.7)) },
    (_, i) => ({
      id: `W${i}`,
      calendar: pick(['day', 'two']),
      skills: [{ skill: `S${i % departments}`, level: 1 + random.below(3) }],
    }),
  )
  const orders: OrderInput[] = []
  const operations: OperationInput[] = []
  while (operations.length < count) addOrder(Math.min(3 + random.below(6), count - operations.length))
  return {
    now: 480,
    days,
    firstWeekday: 1,
    calendars: [day, two, nights],
    factoryCalendar: 'day',
    setups: [
      {
        id: 'colours',
        first: 20,
        otherwise: 30,
        changes: [
          { from: 'white', to: 'black', minutes: 10 },
          { from: 'black', to: 'white', minutes: 60 },
        ],
      },
    ],
    facilities,
    workers,
    orders,
    operations,
  }

  function addOrder(steps: number): void {
    const id = `O${orders.length}`
    const release = random.below(10) * 1440
    // An average facility works 11 hours on five and a half days of the week.
    const span = ((count / facilities.length) * 75 * 1440) / (520 * load)
    orders.push({
      id,
      item: `I${random.below(500)}`,
      release,
      due: Math.round(release + steps * 700 + 2880 + random.below(Math.max(1, Math.round(span)))),
      weight: pick([1, 1, 2, 4]),
    })
    const assembly = random.below(5) === 0
    const group = pick(groups)
    const first = operations.length
    for (let step = 0; step < steps; step++) {
      const department = Math.min(departments - 1, Math.floor((step * departments) / steps))
      operations.push(operation(`${id}-${step}`, id, department, links(first, step, steps, assembly), group))
    }
  }

  function links(first: number, step: number, steps: number, assembly: boolean): OperationInput['after'] {
    if (step === 0) return []
    if (assembly && step < steps - 1 && step < 3) return []
    if (assembly && (step === 3 || step === steps - 1))
      return Array.from({ length: step === 3 ? 3 : Math.max(1, steps > 4 ? 1 : step) }, (_, i) => ({
        operation: operations[step === 3 ? first + i : operations.length - 1 - i]!.id,
      }))
    const operation = operations.at(-1)!.id
    return [random.below(6) === 0 ? { operation, share: 0.5, wait: 10 } : { operation }]
  }

  function operation(
    id: string,
    order: string,
    department: number,
    after: OperationInput['after'],
    group: string,
  ): OperationInput {
    const minutes = 15 + random.below(120)
    const places = facilities.filter((_, i) => i % departments === department)
    const at = random.below(places.length)
    const candidates = Array.from({ length: Math.min(places.length, 1 + random.below(3)) }, (_, i) => ({
      facility: places[(at + i) % places.length]!.id,
      minutes,
      efficiency: i === 0 ? 1 : 0.8,
      priority: i + 1,
    }))
    return {
      id,
      order,
      quantity: 10 + random.below(90),
      after,
      candidates,
      splittable: random.below(4) > 0,
      ...(department % 2 === 0 ? { group } : {}),
      ...(random.below(3) === 0 ? { skill: { skill: `S${department}`, level: 1 } } : {}),
      ...(random.below(40) === 0 ? { material: { item: 'M', at: 1440 * random.below(8) } } : {}),
    }
  }
}
