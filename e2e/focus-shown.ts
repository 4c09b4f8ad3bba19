import type { Page } from 'playwright-core'
import { routeList, type RouteNode } from '#modules/system/contract/routes.ts'
import type { Caller } from '../test/demo-sign-in.ts'

/** Every screen that the server names to this person. */
export async function everyScreen(caller: Caller): Promise<readonly string[]> {
  const { data } = await caller.get(routeList.path)
  const leaves = (routes: readonly RouteNode[]): readonly string[] =>
    routes.flatMap(({ path, children, meta }) =>
      children.length > 0 ? leaves(children) : meta.external || meta.redirect ? [] : [path],
    )
  return [...new Set(leaves(routeList.output.parse(data)))]
}

/** Where the focus is, and where it should be, in words that a person finds again. */
export interface FocusShown {
  readonly is: string
  readonly should: string
}

/**
 * The rule in a second hand: the first condition; without conditions where a terminal reads codes, else the first field that is not
 * part of a title or of a table's head; without fields anything in it but the page. In a dialog the same, within it.
 */
export const focusShown = (page: Page): Promise<FocusShown> =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const all = (root: ParentNode, selector: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter(seen)
    const [root] = [
      ...all(document, '[role=dialog],[role=alertdialog]').toReversed(),
      ...all(document, '.tab-panel .tab-scroll'),
      ...all(document, 'main'),
    ]
    const name = (element: Element | null | undefined) =>
      element
        ? `${element.tagName} ${element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)}`
        : 'nothing'
    const active = document.activeElement
    if (!root) return { is: name(active), should: 'a screen' }
    const fields = all(root, 'input,select,textarea').filter(
      (field) =>
        !field.matches('[readonly],:disabled,[tabindex="-1"],[type=hidden],[role=gridcell] *') &&
        !field.closest('thead,.screen-title,.tick,[role=dialog] > header'),
    )
    const wanted =
      fields.find((field) => field.closest('search')) ??
      fields.find((field) => field.closest('.terminal .scan')) ??
      fields[0]
    if (wanted) return { is: active === wanted ? 'there' : name(active), should: name(wanted) }
    const within = root.contains(active)
    return { is: within ? 'there' : name(active), should: `within ${name(root.querySelector('h1,h2'))}` }
  })

/** Waits until the focus is where it should be; tells where it stayed otherwise. */
export async function focusSettled(page: Page, patience = 20_000): Promise<string | undefined> {
  const until = Date.now() + patience
  for (;;) {
    const { is, should } = await focusShown(page)
    if (is === 'there') return undefined
    if (Date.now() > until) return `${is}, not ${should}`
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}
