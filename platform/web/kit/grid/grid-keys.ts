import { isComposing, type KeyPress } from '../../keyboard/enter-key.ts'

export type RowGoal = 'next' | 'previous' | 'first' | 'last'

export type GridAction =
  /** `pull`: the rows on the way are ticked. */
  | { readonly do: 'go'; readonly to: RowGoal; readonly pull: boolean }
  | { readonly do: 'page'; readonly step: 1 | -1 }
  /** `mark`: ticks the row, or shows all of it. `all`: ticks every row. `leave`: back to the conditions. */
  | { readonly do: 'open' | 'mark' | 'all' | 'leave' }

const goals: Readonly<Record<string, RowGoal>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}
const others: Readonly<Record<string, GridAction>> = {
  PageDown: { do: 'page', step: 1 },
  PageUp: { do: 'page', step: -1 },
  Enter: { do: 'open' },
  ' ': { do: 'mark' },
  Escape: { do: 'leave' },
}

/** What a key means over a row of a list; nothing when it belongs to the screen or the browser. */
export function gridAction(press: KeyPress): GridAction | undefined {
  if (isComposing(press) || press.altKey) return undefined
  if (press.ctrlKey || press.metaKey)
    return press.key.toLowerCase() === 'a' && !press.shiftKey ? { do: 'all' } : undefined
  const to = goals[press.key]
  if (to) return { do: 'go', to, pull: press.shiftKey }
  return press.shiftKey ? undefined : others[press.key]
}

/** The row that is meant, or none at either end. */
export function rowAt(to: RowGoal, at: number, count: number): number | undefined {
  const goal = { next: at + 1, previous: at - 1, first: 0, last: count - 1 }[to]
  return goal >= 0 && goal < count ? goal : undefined
}

/** What is ticked when a range is pulled from one row to another: the rows between them, beside those ticked before. */
export function pulled(
  keys: readonly string[],
  before: ReadonlySet<string>,
  from: number,
  to: number,
): ReadonlySet<string> {
  return new Set([...before, ...keys.slice(Math.min(from, to), Math.max(from, to) + 1)])
}
