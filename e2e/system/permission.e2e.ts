import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../signed-in.ts'
import { openStage, type Stage } from '../browser.ts'
import { permissionPath } from '../views.ts'
import { told as toldOn } from '../told.ts'
import { reach } from '../reach.ts'

describe('roles and permissions', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/masterMaint/master/role' })).page
  })
  afterAll(() => stage.close())

  const form = () => page.getByRole('dialog')
  const tick = (name: string, on = page) => on.getByRole('checkbox', { name, exact: true })
  const told = (words: string) => toldOn(page, words)
  const save = () => page.keyboard.press('F9')

  it('a new role has no rights yet', async () => {
    await page.getByRole('row').nth(1).waitFor()
    await page.keyboard.press('F2')
    await form()
      .getByLabel(/^ロールコード/)
      .fill('quality')
    await form()
      .getByLabel(/^ロール名/)
      .fill('品質保証')
    await save()
    await told('「QUALITY　品質保証」を登録しました。')
    await page.goto(permissionPath)
    await tick('品質保証 マスタ 参照').waitFor()
    await expect.poll(() => page.getByRole('checkbox', { name: /^品質保証/, checked: true }).count()).toBe(0)
  })

  it('is ticked by keyboard: arrows move, Space switches, and writing brings reading along', async () => {
    await reach(page, tick('管理者 マスタ 参照'))
    const row = page.getByRole('row', { name: /^品質保証/ })
    while (
      !(await row
        .getByRole('checkbox')
        .first()
        .evaluate((box) => box === document.activeElement))
    )
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect.poll(() => tick('品質保証 マスタ 更新').isChecked()).toBe(true)
    await expect.poll(() => tick('品質保証 マスタ 参照').isChecked()).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Space')
    await expect.poll(() => tick('品質保証 マスタ 更新').isChecked()).toBe(false)
    await expect.poll(() => page.getByText('変更中・未保存').count()).toBe(0)
  })

  it('begins as another role, and is saved with everything else that was changed', async () => {
    await page.getByLabel('権限のコピー元').selectOption({ label: '倉庫' })
    await expect.poll(() => tick('品質保証 在庫 更新').isChecked()).toBe(true)
    await tick('購買 生産計画 参照').check()
    await page.getByText('2ロール変更中・未保存').waitFor()
    await save()
    await told('権限を登録しました。')
    await page.reload()
    await tick('品質保証 在庫 更新').waitFor()
    await expect.poll(() => tick('品質保証 在庫 更新').isChecked()).toBe(true)
    await expect.poll(() => tick('購買 生産計画 参照').isChecked()).toBe(true)
  })

  it('an administrator has every right, which is said and cannot be switched', async () => {
    await reach(page, tick('管理者 在庫 更新'))
    await page.keyboard.press('Space')
    await expect.poll(() => tick('管理者 在庫 更新').isChecked()).toBe(true)
    await expect.poll(() => page.getByText('変更中・未保存').count()).toBe(0)
    const cell = page.getByRole('cell').filter({ has: tick('管理者 在庫 更新') })
    await expect.poll(() => cell.getAttribute('title')).toBe('管理者はすべての権限を持っています。')
  })

  it('takes effect at once for who is signed in already', async () => {
    const { page: viewer } = await signedIn(stage, { user: 'viewer' })
    await viewer.getByRole('navigation').getByRole('button', { name: 'マスタ' }).waitFor()
    await tick('閲覧 マスタ 参照').uncheck()
    await save()
    await told('権限を登録しました。')
    await viewer.goto('/masterMaint/master/factory')
    await viewer.waitForURL(/\/(403|404)$/)
  })

  it('two people save the same role: the second keeps their ticks, sees the others’, and saves again', async () => {
    const { page: other } = await signedIn(stage, { at: permissionPath })
    await tick('営業 発注 参照', other).check()
    await tick('営業 製造実行 参照').check()
    await save()
    await told('権限を登録しました。')
    await other.keyboard.press('F9')
    await other.getByText(/高橋 誠さんが.*に先に更新しています/).waitFor()
    await other.getByText(/変更した箇所は残しています/).waitFor()
    await other.getByRole('checkbox', { name: '営業 製造実行 参照', checked: true }).waitFor()
    await expect.poll(() => tick('営業 発注 参照', other).isChecked()).toBe(true)
    await other.keyboard.press('F9')
    await toldOn(other, '権限を登録しました。')
  })

  it('the history of the role says what changed, by area', async () => {
    await page.goto('/masterMaint/master/role')
    await page.getByRole('row', { name: /^SALES/ }).click()
    await page.keyboard.press('F6')
    const entry = form().getByRole('listitem').first()
    const change = entry.getByRole('row').filter({ hasText: '発注' })
    await change.waitFor()
    await expect.poll(() => change.getByRole('cell').allInnerTexts()).toEqual(['なし', '参照'])
    await page.keyboard.press('Escape')
  })

  it('the last administrator’s role says beside the button why it stays', async () => {
    await page.getByRole('row', { name: /^ADMIN/ }).click()
    await page.getByText(/管理者が1人もいなくなるため、「管理者」をこのように変更できません/).waitFor()
  })

  it('who may see roles but not save finds no buttons for it', async () => {
    const { page: planner } = await signedIn(stage, { user: 'planner', at: '/masterMaint/master/role' })
    await planner.getByRole('row').nth(1).click()
    await planner.getByRole('main').getByRole('button', { name: '変更履歴' }).waitFor()
    await expect.poll(() => planner.getByRole('main').getByRole('button', { name: /^新規/ }).count()).toBe(0)
    const links = planner.getByRole('navigation').getByRole('link', { name: '権限', exact: true })
    await expect.poll(() => links.count()).toBe(0)
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
