import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture, phone } from '../browser.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'

const at = '/masterMaint/system/changeSearch'

describe('the search over all changes', () => {
  let stage: DatabaseStage
  let page: Page
  beforeAll(async () => {
    stage = await openDatabaseStage()
    await stage.rows(`INSERT INTO change_history (company_cd, table_nm, row_key, action, actor_cd, changes, request_id)
      SELECT 'DEMO', 'role', role_cd, 'update', 'ADMIN', '[{"field":"role_nm","old":"旧の名称","new":"新の名称"}]', 'r'
      FROM role WHERE company_cd = 'DEMO' ORDER BY role_cd LIMIT 1`)
    page = (await signedIn(stage, { at, look: { theme: 'blue-black' } })).page
  })
  afterAll(() => stage.close())
  const line = () => page.getByRole('row').filter({ hasText: '旧の名称' })

  it('a change of the last days is found by its field, and its record opened, by keys alone', async () => {
    await reach(page, page.getByRole('search').getByLabel('項目', { exact: true }))
    await page.keyboard.type('ロール名')
    await page.keyboard.press('F8')
    await line().waitFor()
    await line().filter({ hasText: '新の名称' }).waitFor()
    await reach(page, line())
    await page.keyboard.press('Home')
    await page.locator('[data-command=record]:enabled').first().waitFor()
    await picture(page, 'change-search')
    await page.keyboard.press('F9')
    await page.waitForURL((url) => url.searchParams.get('role_cd') !== null)
    expect(page.url()).toContain('/masterMaint/')
  })

  it('on a phone each change is a card', async () => {
    const small = (await signedIn(stage, { at, viewport: phone })).page
    await small.getByText('旧の名称').first().waitFor()
    await picture(small, 'change-search-phone')
  })
})
