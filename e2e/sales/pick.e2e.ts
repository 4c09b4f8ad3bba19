import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pickBox, stopsToPick, type Stop } from '#modules/sales/contract/pick/pick-calls.ts'
import { deliveryToPick } from '#modules/sales/contract/shipping/delivery-calls.ts'
import { instructShipping } from '#modules/sales/contract/shipping/instruction-calls.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import { sidewaysScroll } from '../accessibility.ts'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { orderedGoods } from './ordered-goods.ts'

/** A scanner and a phone, whose network comes and goes. */
describe('what leaves is picked', () => {
  let stage: Stage
  let small: Page
  let caller: Caller
  let delivery_no = ''
  beforeAll(async () => {
    stage = await openStage()
    ;({ page: small, caller } = await signedIn(stage, { viewport: phone, at: '/sales/picking' }))
    const order_no = await orderedGoods(caller)
    const { data } = await caller.post(instructShipping.path, {
      ...{ lines: [{ order_no, line_no: 1, qty: '9' }], ship_dt: '' },
    })
    delivery_no = instructShipping.output.parse(data).delivery_no[0] ?? ''
  })
  afterAll(() => stage.close())

  /** Where one stands: what the server says before anything is kept on the phone. */
  const stop = async (): Promise<Stop> => {
    const { data } = await caller.get(stopsToPick.path, { delivery_no })
    const [first] = stopsToPick.output.parse(data).list
    if (!first) throw new Error('Nothing is to be picked.')
    return first
  }
  const boxes = async () => {
    const { data } = await caller.get(deliveryToPick.path, { delivery_no })
    const { suggested, packages } = deliveryToPick.output.parse(data)
    return suggested ? [] : packages.map(({ qty }) => qty)
  }
  const point = (name: string) => small.locator(`.pick-points [data-point=${name}].done`)
  const refusal = (words: string) => small.locator('.pick-refused').filter({ hasText: words })
  const scan = async (text: string) => {
    await reach(small, small.locator('.pick .scan input'))
    await small.keyboard.type(text)
    await small.keyboard.press('Enter')
  }
  const left = (qty: number) => small.locator('.pick-qty b').getByText(String(qty), { exact: true })
  /** As many from the shelf at hand as are said. */
  const put = async (of: Stop, qty: string) => {
    await scan(of.lot_no === '' ? of.item_cd : `${of.item_cd} ${of.lot_no}`)
    await point('ours').waitFor()
    await reach(small, small.locator('.pick [name=qty]'))
    await small.keyboard.press('Control+A')
    await small.keyboard.type(qty)
    if (of.is_matched) return scan(`${of.customer_item_cd} ${qty}`)
    await small.locator('[data-command=add]:enabled').filter({ visible: true }).first().waitFor()
    return small.keyboard.press('F9')
  }

  it('by its labels: another shelf, another item and too many are refused so that nobody overlooks it', async () => {
    await scan(delivery_no)
    const first = await stop()
    await left(Number(first.qty)).waitFor()
    // What is read next is marked, and keys that do nothing now take no room.
    await small.locator('.pick-place.now').filter({ hasText: '読み取ってください' }).waitFor()
    await small.locator('.function-bar').waitFor({ state: 'hidden' })
    await scan('ZZZ-9')
    await refusal('棚が違います').waitFor()
    await picture(small, 'pick-refused-phone')
    await scan(first.location_cd)
    await point('order').waitFor()
    await small.locator('[data-point=ours].now').filter({ hasText: '読み取ってください' }).waitFor()
    await scan('ANOTHER LOT-A')
    await refusal('品目が違います').waitFor()
    await put(first, '999')
    await refusal(first.is_matched ? '得意先の現品票' : '残りの数量')
      .or(refusal('残りの数量'))
      .first()
      .waitFor()
    await reach(small, small.locator('.pick [name=qty]'))
    await small.keyboard.press('Control+A')
    await small.keyboard.type('2')
    await picture(small, 'pick-phone')
    expect(await sidewaysScroll(small)).toBe(0)
    if (first.is_matched) await scan(`${first.customer_item_cd} 2`)
    else await small.keyboard.press('F9')
    await left(Number(first.qty) - 2).waitFor()
    await expect.poll(boxes).toEqual(['2'])
  })

  it('without a network it is kept on the phone, seen as not sent, and sent once when the network is back', async () => {
    const first = await stop()
    await small.context().setOffline(true)
    await put(first, '3')
    await small.locator('.offline-waiting').filter({ hasText: 'オフライン' }).waitFor()
    await left(Number(first.qty) - 3).waitFor()
    await picture(small, 'pick-offline-phone')
    expect(await boxes()).toEqual(['2'])
    await small.context().setOffline(false)
    await small.locator('.offline-waiting').waitFor({ state: 'detached' })
    await expect.poll(boxes).toEqual(['2', '3'])
  })

  it('when only the answer is lost the box is not counted twice', async () => {
    const first = await stop()
    let lost = 0
    await small.route(`**${pickBox.path}`, async (route) => {
      if (lost > 0) return route.continue()
      lost++
      await route.fetch()
      return route.abort()
    })
    await put(first, first.qty)
    await small.locator('.pick-done').waitFor()
    await small.locator('.offline-waiting').waitFor({ state: 'detached' })
    expect(lost).toBe(1)
    expect(await boxes()).toEqual(['2', '3', first.qty])
    await picture(small, 'pick-done-phone')
  })
})
