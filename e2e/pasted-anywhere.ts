import type { Locator, Page } from 'playwright-core'

/** No column is called so. */
const nowhere = '社内メモ欄'

/** In which a value can be typed; the tick that chooses a row is none. */
const field = 'td:not(.tick) input:enabled:not([type=radio],[readonly],[aria-disabled=true])'

/**
 * What is wrong with pasting from a spreadsheet into what is typed in below `root`, a grid or a table with fields: headings are
 * recognised, cells take what stands under them, and what has no column is said. `none`: nothing is typed there;
 * where something is (`isTyped`) it may come a little later than the screen.
 */
export async function pastingFault(
  page: Page,
  root: Locator,
  isTyped: boolean,
): Promise<string | undefined | 'none'> {
  const lines = root.locator(`.entry-grid, table.plain:has(${field})`).first()
  if (isTyped) await lines.waitFor()
  else if ((await lines.count()) === 0) return 'none'
  const before = await contents(lines)
  await lines.evaluate(pasteUnderHeadings, { unknown: nowhere, field })
  const message = page.locator('.toast').filter({ hasText: nowhere }).first()
  const told = await message.innerText({ timeout: 10_000 }).catch(() => '')
  if (!told) return 'nothing is said'
  await message.getByRole('button').last().click()
  if (!told.includes('1行目を見出しとして')) return `headings are not recognised: ${told}`
  if ((await lines.locator('tbody tr, .entry-body [role=row]').count()) === 0) return undefined
  for (let look = 0; (await contents(lines)) === before; look++) {
    if (look > 60) return 'no cell has taken anything'
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  return undefined
}

const contents = (lines: Locator): Promise<string> =>
  lines.evaluate((all) => {
    const fields = [...all.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input,select')]
    const typed = fields.map((one) => (one.matches('[type=checkbox]:checked') ? 'ticked' : one.value))
    return [all.textContent, ...typed].join('|')
  })

/** Runs in the page: the columns' own names, one that none has, and a line below; in a grid at the cell at hand, in a table at its first field. */
function pasteUnderHeadings(
  lines: Element,
  { unknown, field }: { readonly unknown: string; readonly field: string },
): void {
  const isGrid = lines.matches('.entry-grid')
  const heads = isGrid ? '.entry-titles .entry-th:not(.entry-no)' : 'thead tr:last-child th:not(.tick)'
  const labels = [...lines.querySelectorAll(heads)].map(({ textContent }) => textContent)
  const target = isGrid ? lines : lines.querySelector(field)
  const isTicked = target instanceof HTMLInputElement && target.type === 'checkbox' && target.checked
  const clipboardData = new DataTransfer()
  const rows = [[...labels, unknown], [...labels, unknown].map(() => (isTicked ? '0' : '1'))]
  clipboardData.setData('text/plain', rows.map((cells) => cells.join('\t')).join('\r\n'))
  target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
