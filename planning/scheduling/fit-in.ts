import { buildFactory } from './factory.ts'
import { factoryRules } from './factory-rules.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import { Workbench } from './workbench.ts'

export interface FittedIn {
  /** By the keys of operations that are not fixed; what found no room is not among them. */
  readonly placed: ReadonlyMap<
    string,
    {
      readonly facility: string
      /** Blank where nobody is needed. */
      readonly worker: string
      readonly start: number
      readonly end: number
    }
  >
  /** A machine had no calendar, and the usual week was assumed. */
  readonly assumesCalendar: boolean
}

/** Where operations find room between those that are fixed, the first ones first: nothing that stands moves. One pass, no search. */
export function fitIn(snapshot: FactorySnapshot): FittedIn {
  const factory = buildFactory(snapshot)
  const bench = new Workbench(factory)
  const [rule] = factoryRules
  bench.begin({ rule, fillsGaps: true })
  const { table } = bench.show()
  const placed = snapshot.operations.flatMap(({ id, fixed }, x) => {
    const facility = snapshot.facilities[table.facility[x]!]
    return fixed || !facility
      ? []
      : [
          [
            id,
            {
              facility: facility.id,
              worker: snapshot.workers[table.worker[x]!]?.id ?? '',
              start: table.start[x]!,
              end: table.end[x]!,
            },
          ] as const,
        ]
  })
  return {
    placed: new Map(placed),
    assumesCalendar: factory.assumed.some(({ source }) => source === 'assumed'),
  }
}
