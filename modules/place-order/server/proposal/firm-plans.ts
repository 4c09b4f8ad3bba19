import type { Context } from '#platform/server/context.ts'
import { point } from '#platform/server/module/point.ts'
import type { ExpectedRow } from './snapshot/read-expected.ts'

/** For the line of an order where it names one; `no` is the plan's own. */
interface FirmSupply {
  readonly no: string
  readonly item_cd: string
  readonly day: number
  readonly qty: number
  readonly demand_no: string
  readonly demand_line: number
  /** It comes out beside what the plan makes (連産品・副産物). */
  readonly beside: boolean
}

/** What a planner has typed, changed or locked: every run counts on what it brings and on what it draws. */
export interface FirmPlans {
  /** Thousandths; days are counted from the business date. */
  readonly supplies: readonly FirmSupply[]
  readonly demands: readonly ExpectedRow[]
}

/** Module production registers. */
export const firmPlans = point<(context: Context, today: string) => Promise<FirmPlans>>('firm plans')

export async function readFirmPlans(context: Context, today: string): Promise<FirmPlans> {
  const all: FirmPlans[] = []
  for (const read of context.registered(firmPlans)) all.push(await read(context, today))
  return {
    supplies: all.flatMap(({ supplies }) => supplies),
    demands: all.flatMap(({ demands }) => demands),
  }
}
