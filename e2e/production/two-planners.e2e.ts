import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { goTo, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'
import { chooseOfPlan, plannedFactory } from './planned-factory.ts'

const plot = (page: Page) => page.locator('.gantt-plot').filter({ visible: true })
const said = (page: Page) => plot(page).getAttribute('aria-valuetext')
const ready = (page: Page, command: string) => page.locator(`[data-command=${command}]:enabled`).first()

/** At the same process of the same plan, each in a browser of their own. */
describe('two planners at once', () => {
  let stage: Stage
  let one: Page
  let other: Page
  beforeAll(async () => {
    stage = await openStage()
    one = await plannedFactory(stage)
    await goTo(one, '/production/productionPlan')
    other = (await signedIn(stage, { user: 'planner', at: '/production/productionPlan' })).page
    for (const page of [one, other]) {
      await plot(page).waitFor()
      await reach(page, plot(page))
      await chooseOfPlan(page, plot(page))
    }
  })
  afterAll(() => stage.close())

  it('who has not applied a move yet is told when the other was before, and may put it elsewhere all the same', async () => {
    const stood = await said(one)
    expect(await said(other)).toBe(stood)
    await other.keyboard.press('Shift+ArrowRight')
    await ready(other, 'apply').waitFor()
    const wished = await said(other)
    await one.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => said(one)).not.toBe(stood)
    await ready(one, 'apply').waitFor()
    await one.keyboard.press('F9')
    await told(one, /件の工程を移動しました/)
    const conflict = other.getByRole('alert').filter({ hasText: 'ほかの人が移動しました' })
    await conflict.waitFor()
    await picture(other, 'plan-gantt-conflict')
    await expect.poll(async () => (await said(other))?.split('　')[1]).toBe(wished?.split('　')[1])
    // Still being tried on the new plan or not: the key does what the button says.
    await ready(other, 'apply').waitFor()
    await other.keyboard.press('F9')
    await told(other, /件の工程を移動しました/)
    await conflict.waitFor({ state: 'detached' })
    const applied = await said(other)
    await expect.poll(() => said(one)).toBe(applied)
  })

  it('what the other locks is not moved any more, and that is told; unlocked it is', async () => {
    await other.keyboard.press('Shift+ArrowRight')
    await ready(other, 'apply').waitFor()
    await ready(one, 'lock').waitFor()
    await one.keyboard.press('F6')
    await told(one, '1件の計画を固定しました')
    await other.getByRole('alert').filter({ hasText: '移動を取りやめました' }).waitFor()
    await other.locator('[data-command=apply]:disabled').first().waitFor()
    await ready(one, 'lock').waitFor()
    await one.keyboard.press('F6')
    await told(one, '1件の計画の固定を解除しました')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
