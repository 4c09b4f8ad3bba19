import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { signedIn } from '../signed-in.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

it('a code’s field takes a name; a missing master is made from it and comes back filled; what was picked comes first', async () => {
  const { page } = await signedIn(stage, { at: '/masterMaint/master/team' })
  await page.getByRole('table', { name: '班マスタ' }).getByRole('row').nth(1).waitFor()
  await page.keyboard.press('F2')
  const form = page.getByRole('dialog', { name: /班/ })
  const department = form.locator('[name=department_cd]')
  await department.click()
  await department.and(page.locator(':focus')).waitFor()
  await page.keyboard.type('品質保証')
  await page.keyboard.press('Enter')
  await expect.poll(() => department.inputValue()).toMatch(/^[A-Z0-9]+$/)
  const taken = await department.inputValue()

  await department.fill('')
  await page.keyboard.press('F2')
  const lookup = page.getByRole('dialog', { name: '部門マスタを参照' })
  await lookup.getByRole('option', { selected: true }).filter({ hasText: taken }).waitFor()
  await lookup.getByRole('combobox').fill('新設の部門')
  await lookup.getByText('「新設の部門」に合うものはありません。').waitFor()
  await page.keyboard.press('F4')
  const made = page.getByRole('dialog', { name: /部門/ })
  await expect.poll(() => made.locator('[name=department_nm]').inputValue()).toBe('新設の部門')
  await made.locator('[name=department_cd]').fill('new-1')
  const organization = made.locator('[name=organization_cd]')
  await organization.click()
  await organization.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('F2')
  await page.getByRole('dialog', { name: '組織マスタを参照' }).getByRole('option').first().click()
  await page.keyboard.press('F9')
  await made.waitFor({ state: 'detached' })
  await expect.poll(() => department.inputValue()).toBe('NEW-1')
  await form.locator('.referred').getByText('新設の部門').waitFor()
})

it('no page complained', () => {
  expect(stage.complaints).toEqual([])
})
