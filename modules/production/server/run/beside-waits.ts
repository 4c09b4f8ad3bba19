import { type PartWait, waitsForPlan } from '../../contract/plan/part-wait.ts'

/** A wait while it is worked out: for what a plan makes, or for what only comes out beside that (連産品・副産物). */
export interface FoundWait extends PartWait {
  readonly beside: boolean
}

/**
 * Who waits for main products alone never waits in a circle. What comes out beside a plan that itself waits, over whatever levels, for
 * the plan that draws it cannot be there sooner: it is waited for by nobody.
 */
export function withoutCircles(
  found: ReadonlyMap<string, readonly FoundWait[]>,
): ReadonlyMap<string, readonly PartWait[]> {
  const ahead = new Map<string, string[]>()
  for (const [plan_no, waits] of found)
    ahead.set(
      plan_no,
      waits.flatMap(({ kind, no, beside }) => (kind === waitsForPlan && !beside ? [no] : [])),
    )
  const isPossible = (plan_no: string, { kind, no, beside }: FoundWait): boolean => {
    if (!beside || kind !== waitsForPlan) return true
    if (isBehind(ahead, no, plan_no)) return false
    ahead.get(plan_no)?.push(no)
    return true
  }
  return new Map(
    [...found].map(([plan_no, waits]) => [
      plan_no,
      waits.filter((one) => isPossible(plan_no, one)).map(asKept),
    ]),
  )
}

const asKept = ({ part_cd, item_cd, kind, no, line, date, days }: FoundWait): PartWait => ({
  ...{ part_cd, item_cd, kind, no, line, date, days },
})

/** Whether a plan is the other one, or waits for it over any levels. */
function isBehind(ahead: ReadonlyMap<string, readonly string[]>, plan_no: string, other: string): boolean {
  const seen = new Set<string>()
  const open = [plan_no]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one === other) return true
    if (seen.has(one)) continue
    seen.add(one)
    open.push(...(ahead.get(one) ?? []))
  }
  return false
}
