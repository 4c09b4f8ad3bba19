import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { employeeMaster } from '#modules/system/contract/staff.ts'
import { userMaster } from '#modules/system/contract/user.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { goTo, shownPanel, signedIn } from '../signed-in.ts'

/** What runs where a name is put into a page as it is. */
const script = '"><img src=x onerror=ran()>'

/** Texts that people type: names, notes, reasons, addresses; and none that the program itself goes by. */
const typedColumns = `
  SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type = 'character varying'
    AND c.is_generated = 'NEVER' AND c.collation_name IS NULL AND c.character_maximum_length >= 40
    AND c.column_name ~ '(_nm|_en|_zh|^note|^spec|^remarks|^reason|^comment|^address|^username|^position|^department|^content|^name|_lot|_reason)$'
    AND c.table_name NOT IN ('sign_in_failure', 'saved_search')`

const typedColumn = z.object({ table: z.string(), column: z.string() })

const tree: z.ZodType<Entry> = z.lazy(() => z.object({ path: z.string(), children: z.array(tree) }))
interface Entry {
  path: string
  children: Entry[]
}
const leaves = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ path, children }) => (children.length === 0 ? [path] : leaves(children)))

describe('a script that stands in every name and note of the company', () => {
  let stage: DatabaseStage
  beforeAll(async () => {
    stage = await openDatabaseStage()
    const columns = z.array(typedColumn).parse(await stage.rows(typedColumns))
    if (columns.length < 60) throw new Error(`Only ${columns.length} columns hold typed texts`)
    const byTable = new Map<string, string[]>()
    for (const { table, column } of columns) byTable.set(table, [...(byTable.get(table) ?? []), column])
    for (const [table, names] of byTable)
      await stage.rows(`UPDATE "${table}" SET ${names.map((name) => `"${name}" = $1`).join(', ')}`, [script])
  })
  afterAll(() => stage.close())

  it('runs on no screen and in no drawer: it is read there as it was typed', async () => {
    const { page, caller } = await signedIn(stage)
    const asked = callsUnderWay(page)
    const drawers = [itemMaster, customerMaster, supplierMaster, factoryMaster, userMaster, employeeMaster]
    const { data } = await caller.get('/api/router/getList')
    const paths = leaves(z.array(tree).parse(data)).filter((path) => path.startsWith('/'))
    const ran: string[] = []
    let read = 0
    const look = async (where: string) => {
      await asked.answered()
      const seen = await page.evaluate(() => ({
        made: document.querySelectorAll('img[src="x"]').length,
        isRead: document.body.innerText.includes('onerror=ran()'),
      }))
      if (seen.made > 0) ran.push(where)
      if (seen.isRead) read += 1
    }
    for (const path of paths) {
      await goTo(page, path)
      await page.locator(`.tab.current a[href^="${path}"]`).waitFor({ state: 'attached' })
      await look(path)
      if (!drawers.some((master) => master.path === path)) continue
      await shownPanel(page).getByRole('row').nth(1).click()
      await page.keyboard.press('F9')
      await page.getByRole('dialog').waitFor()
      await look(`${path}: drawer`)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    expect(paths.length).toBeGreaterThan(40)
    expect(read).toBeGreaterThan(30)
    expect(ran).toEqual([])
    // Nothing was refused by the policy of the pages either: there was nothing to refuse.
    expect(stage.complaints).toEqual([])
  })
})

/** What a page has asked the server for and not been answered; the stream of news is never answered to its end. */
function callsUnderWay(page: Page) {
  const open = new Set<unknown>()
  page.on('request', (request) => {
    if (/\/api\/(?!live)/.test(request.url())) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    answered: async () => {
      // What a screen asks for, it asks for when it is drawn.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      await expect.poll(() => open.size, { timeout: 30_000 }).toBe(0)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    },
  }
}
