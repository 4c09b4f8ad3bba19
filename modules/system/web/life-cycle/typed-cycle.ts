import type { LifeCycleAction, ListedCycle } from '#modules/system/contract/life-cycle.ts'

/** What a person has changed of a row and not yet saved. */
export interface TypedCycle {
  readonly action?: LifeCycleAction | undefined
  readonly months?: string | undefined
}

/** The row as it would be saved; a figure may have been typed in full width. */
export function wantedCycle(row: ListedCycle, typed: TypedCycle = {}): ListedCycle {
  const { action = row.action, months } = typed
  return { ...row, action, months: months === undefined ? row.months : figureOf(months) }
}

export const isChanged = (row: ListedCycle, typed: TypedCycle | undefined): boolean => {
  const wanted = wantedCycle(row, typed)
  return wanted.action !== row.action || wanted.months !== row.months
}

function figureOf(typed: string): number {
  const figure = typed.normalize('NFKC').trim()
  return /^\d+$/.test(figure) ? Number(figure) : NaN
}
