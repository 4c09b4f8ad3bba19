import { isSeen, isTypedIn, startOf } from './start-focus.ts'

/** As many places as anybody would want to return to. */
const most = 12

/**
 * Keeps the keyboard at work in a screen, a drawer or a dialog (`root`): the focus starts where typing starts, also where
 * that comes later than the rest, and goes back to where it was when its element has gone. Who has pointed at an empty place,
 * or works elsewhere, is left in peace. `visited`: elements that have had the focus, the latest last; with those of an
 * earlier time, one comes back to them.
 */
export function keepFocus(root: HTMLElement, visited: HTMLElement[]): () => void {
  const isReturning = back() !== undefined
  /** Nobody has pressed anything yet. */
  let isFresh = !window.matchMedia('(hover: none) and (pointer: coarse)').matches
  let isPutAside = false
  let isPressed = false
  /** The header or the menu has the keyboard, or gets it back from what it has opened. */
  let isElsewhere = false
  /** Where it was put last: as long as nobody has pressed anything, something better may come. */
  let given: HTMLElement | undefined

  function settle(): void {
    if (isCovered(root)) return
    const { activeElement: active } = document
    if (isFresh) {
      if (
        active &&
        (root.contains(active) ? isTypedIn(active) && active !== given : active.matches('.tab-list *'))
      )
        return
      give(isReturning ? back() : undefined)
    } else if (!isPutAside && !isElsewhere && isLost(active)) give(back())
  }
  function give(place: HTMLElement | undefined): void {
    // What has just become a thing that takes no focus says nothing. Where nothing can be done one can still scroll.
    for (const goal of [place, startOf(root), root]) {
      if (!goal) continue
      if (goal === document.activeElement) return
      given = goal
      goal.focus({ preventScroll: place !== undefined })
      if (document.activeElement !== goal) continue
      if (!place && goal instanceof HTMLInputElement && goal.type === 'text') goal.select()
      return
    }
  }
  function back(): HTMLElement | undefined {
    const last = visited.at(-1)
    if (last && canTake(last, root)) return last
    return rowInPlaceOf(last, root) ?? visited.findLast((element) => canTake(element, root))
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (target === root) return
    if (target instanceof HTMLElement && root.contains(target)) {
      isPutAside = false
      isElsewhere = false
      visited.push(target)
      if (visited.length > most) visited.shift()
    } else if (isFresh) settle()
    // Whoever walks round in what lies over it passes the ends of that, which stand outside.
    else if (target instanceof HTMLElement && !target.closest(dialogs) && !isCovered(root)) isElsewhere = true
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (isCovered(root)) return
    settle()
    if (key === 'Tab') letGo()
    isFresh &&= document.activeElement === root
  }
  /** Tab leads out of the page, too. */
  const letGo = () => {
    isPutAside = true
    setTimeout(() => {
      isPutAside = isLost(document.activeElement)
    })
  }
  const onPress = () => {
    isPressed = true
    if (!isCovered(root)) isFresh = false
  }
  const onRelease = () => {
    isPressed = false
    isPutAside = isLost(document.activeElement)
  }
  /** The browser takes the focus from what is hidden or disabled a moment later, and changes nothing in the page by it. */
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) requestAnimationFrame(() => !isPressed && !signal.aborted && settle())
  }

  settle()
  const observer = new MutationObserver(settle)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'readonly', 'class'],
  })
  const ending = new AbortController()
  const { signal } = ending
  document.addEventListener('focusin', onFocus, { signal })
  document.addEventListener('focusout', onLeave, { signal })
  document.addEventListener('keydown', onKey, { signal, capture: true })
  document.addEventListener('pointerdown', onPress, { signal, capture: true })
  document.addEventListener('pointerup', onRelease, { signal, capture: true })
  return () => {
    observer.disconnect()
    ending.abort()
  }
}

const dialogs = '[role=dialog],[role=alertdialog]'

const isLost = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches(':disabled')

/** What lies over it has the keyboard for itself. */
function isCovered(root: HTMLElement): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(dialogs)]
  const top = all.findLast(isSeen)
  return top !== undefined && top !== root
}

const canTake = (element: HTMLElement, root: HTMLElement): boolean =>
  root.contains(element) && !element.matches(':disabled') && isSeen(element)

/** Rows that were read anew: the one at hand stands for the one that has gone. */
const rowInPlaceOf = (gone: HTMLElement | undefined, root: HTMLElement): HTMLElement | undefined =>
  gone instanceof HTMLTableRowElement
    ? (root.querySelector<HTMLElement>('tbody tr[tabindex="0"]') ?? undefined)
    : undefined
