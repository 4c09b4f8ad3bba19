import type { Locator, Page } from 'playwright-core'
import { terminalJobs, terminalScreen } from '#modules/mes/contract/terminal-calls.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import type { Stage } from '../browser.ts'
import { signedIn, type Entering, type SignedIn } from '../signed-in.ts'
import { readyOrder } from './ready-order.ts'

export const tablet = { width: 820, height: 1180 }

/** A tablet at the terminal, and an order whose parts are there. */
export async function atTerminal(
  stage: Stage,
  options: Entering = {},
): Promise<SignedIn & { readonly work_order_no: string }> {
  const { page, caller } = await signedIn(stage, { viewport: tablet, at: terminalScreen.path, ...options })
  return { page, caller, work_order_no: await readyOrder(caller) }
}

/** What is read, touched and seen at the terminal of a page. */
export function handsAt(page: () => Page) {
  /** By the scanner, for which the terminal waits. */
  const scan = async (code: string) => {
    await page().locator('.terminal .scan input:focus').waitFor()
    await page().keyboard.type(code)
    await page().keyboard.press('Enter')
  }
  return {
    scan,
    /** Of somebody whom the terminal knows. */
    scanBadge: async (code: string) => {
      await scan(code)
      await page().locator('.terminal-worker b').waitFor()
    },
    act: (name: string): Locator => page().locator('.terminal-act:enabled').filter({ hasText: name }),
    status: (words: string): Locator => page().locator('.terminal-what .chip').filter({ hasText: words }),
    command: (id: string): Locator => page().locator(`.terminal [data-command=${id}]:enabled`),
    /** What cannot be done now. */
    refused: (id: string): Locator => page().locator(`.terminal [data-command=${id}]:disabled`),
  }
}

/** What the server knows of a process of an order. */
export async function jobOf(caller: Caller, work_order_no: string, process_no = '10') {
  const { data } = await caller.get(terminalJobs.path, { work_order_no, process_no })
  return terminalJobs.output.parse(data).list[0]
}
