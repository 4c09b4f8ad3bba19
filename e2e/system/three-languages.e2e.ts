import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleMaster, rightNames } from '#modules/system/contract/role.ts'
import { userMaster } from '#modules/system/contract/user.ts'
import { menuTexts } from '#modules/system/web/menu/menu.text.ts'
import { permissionTexts } from '#modules/system/web/permission/permission.text.ts'
import { languages, type Language } from '#platform/contract/text.ts'
import { languageNames } from '#platform/web/language/say.ts'
import { masterTexts } from '#platform/web/kit/master/master.text.ts'
import { told } from '../told.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { signedIn } from '../signed-in.ts'
import { menuPath, permissionPath } from '../views.ts'
import { reach } from '../reach.ts'

const names: Readonly<Record<Language, { role: string; person: string; entry: string }>> = {
  ja: { role: '品質保証', person: '西田 陽子', entry: '権限の一覧' },
  en: { role: 'Quality', person: 'Ann Miller', entry: 'All rights' },
  zh: { role: '质量保证', person: '王 芳', entry: '权限一览' },
}

describe('a role, its rights, its user and the menu are set up by keyboard', () => {
  let stage: DatabaseStage
  beforeAll(async () => {
    stage = await openDatabaseStage()
  })
  afterAll(() => stage.close())
  const stored = (statement: string) => stage.rows(statement)

  it.each(languages)('in %s', async (language) => {
    const { page } = await signedIn(stage, { language, at: roleMaster.path })
    const { role, person, entry } = names[language]
    const code = `QA-${language.toUpperCase()}`
    const form = page.getByRole('dialog').first()
    const saved = (text: string) => told(page, text)
    const fill = (name: string, value: string) => form.locator(`[name="${name}"]`).fill(value)
    const begin = async (path: string) => {
      await open(page, path)
      await page.keyboard.press('F2')
      await form.waitFor()
    }

    await begin(roleMaster.path)
    await fill('role_cd', code)
    await fill('role_nm', role)
    await page.keyboard.press('F9')
    await saved(masterTexts.saved[language].replace('{name}', `${code}　${role}`))

    await open(page, permissionPath)
    const writing = `${role} ${rightNames.stock[language]} ${permissionTexts.write[language]}`
    const tick = page.getByRole('checkbox', { name: writing, exact: true })
    await reach(page, tick)
    await page.keyboard.press('Space')
    await page.keyboard.press('F9')
    await saved(permissionTexts.saved[language])
    expect(
      await stored(`SELECT permission FROM role_permission WHERE role_cd = '${code}' ORDER BY permission`),
    ).toEqual([{ permission: 'stock:yes' }, { permission: 'write:stock' }])

    await begin(userMaster.path)
    await fill('user_cd', `u-${language}`)
    await fill('username', person)
    await form.getByRole('checkbox', { name: `本社工場 ${role}` }).check()
    await page.keyboard.press('F9')
    await saved(masterTexts.saved[language].replace('{name}', `U-${language.toUpperCase()}　${person}`))
    expect(
      await stored(`SELECT factory_cd, role_cd FROM user_role WHERE user_cd = 'U-${language.toUpperCase()}'`),
    ).toEqual([{ factory_cd: 'F01', role_cd: code }])

    await open(page, menuPath)
    await page.getByRole('row').filter({ hasText: permissionPath }).click()
    const label = new RegExp(`${menuTexts.name[language]}.*${languageNames[language]}`)
    await page.getByLabel(label).fill(entry)
    await page.keyboard.press('F9')
    await saved(menuTexts.saved[language])
    await page
      .getByRole('navigation')
      .getByText(entry, { exact: true })
      .first()
      .waitFor({ state: 'attached' })
    const [menu] = await stored("SELECT entries::text AS entries FROM menu WHERE company_cd = 'DEMO'")
    expect(menu?.['entries']).toContain(entry)
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('row').nth(1).waitFor()
}
