/** Where something is typed. */
const field = ':is(input,select,textarea):not([readonly],:disabled,[type=hidden],[tabindex="-1"])'

/** What stands around the work: the title with its commands, the head of a table, its ticks, the head of a drawer. */
const around = ':is(.screen-title,thead,.tick,[role=dialog] > header) *'

const act = ':is(button:not(:disabled,[aria-disabled=true],[tabindex="-1"]),a[href])'

/**
 * Where a screen, a drawer or a dialog begins, the best first: where it says so itself, the first condition, the first
 * field, the row or cell at hand, the first thing that can be done.
 */
const places: readonly string[] = [
  '[data-starts-here] [role=gridcell] input',
  '[data-starts-here]:not(:disabled)',
  `search ${field}`,
  `${field}:not(${around},[role=gridcell] *)`,
  '[role=gridcell] input,tbody tr[tabindex="0"]',
  `${act}:not(${around})`,
  act,
]

export function startOf(root: HTMLElement): HTMLElement | undefined {
  for (const selector of places) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].find(isSeen)
    if (found) return found
  }
  return undefined
}

export const isSeen = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

/** Nothing better is waited for where one can already type. */
export const isTypedIn = (element: Element): boolean =>
  element.matches(`${field}:not(${around}),[data-starts-here]`)
