import { afterAll, beforeAll, expect, it } from 'vitest'
import { office, openStage, type Stage } from '../browser.ts'
import { shownPanel, signedIn } from '../signed-in.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

it('commands that have no room beside the title wait behind one button, and stand there where they have', async () => {
  const { page } = await signedIn(stage, { user: 'sales', language: 'en', at: '/sales/carrierArrange' })
  const title = shownPanel(page).locator('.screen-title')
  const more = title.getByRole('button', { name: 'More actions' })
  await more.waitFor()
  const lies = await title.locator('> *').evaluateAll((parts) => {
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1)
    return boxes.some((box, at) => box.right > (boxes[at + 1]?.left ?? Infinity) + 1)
  })
  expect(lies).toBe(false)
  await more.click()
  await title.getByRole('button', { name: 'Export CSV' }).waitFor()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 2200, height: office.height })
  await more.waitFor({ state: 'detached' })
  await page.setViewportSize(office)
  await more.waitFor()
})
