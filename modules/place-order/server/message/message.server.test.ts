import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'
import { answerMessages, takeMessages } from '../../contract/message/message-calls.ts'
import { messageList, openMessages } from '../../contract/message/message-list.ts'
import { issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

onPostgres((open) => {
  let stage: ProposalStage
  let po_no = ''
  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
    // Nothing needs it: 60 pieces are on order.
    await stage.bought('TM1', { ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
    const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: {
        ...{ order_dt: '2026-11-18', supplier_cd: 'S004', branch_no: '00', due_dt: '2026-12-04' },
        payment_text: '検収月の翌月末、銀行振込',
      },
      lines: [
        {
          ...{ item_cd: 'TM1', qty: '60', due_dt: '2026-12-04', location_cd: '999' },
          ...{ unit_price: '100', price_base_qty: '1' },
        },
      ],
    })
    po_no = header.po_no
    await stage.call(issuePlaceOrder, { po_no })
  })
  beforeEach(async () => {
    await stage.write(sql`DELETE FROM order_message`)
    await stage.run()
  })
  const messages = async (conditions: object = openMessages) =>
    (await stage.call(messageList.endpoints.getList, { po_no, ...conditions })).list
  const only = async () => {
    const [row] = await messages()
    if (!row) throw new Error('The run has no message')
    return row
  }
  const answered = (
    row: { message_no: string; update_cnt: number },
    message_state: '1' | '9',
    reason: string,
  ) =>
    stage.call(answerMessages, {
      ...{ messages: [{ message_no: row.message_no, update_cnt: row.update_cnt }] },
      ...{ message_state, reason },
    })

  it('says with a line on order what the run would do with it, and whose it is', async () => {
    const row = await only()
    expect(row).toMatchObject({
      ...{ po_no, line_no: 1, supplier_cd: 'S004', item_cd: 'TM1', change_advice: '5', advised_qty: '0' },
      ...{ due_dt: '2026-12-04', qty: '60', owner_user: '', message_state: '0' },
    })
    const { message_no, update_cnt } = row
    await stage.call(takeMessages, { messages: [{ message_no, update_cnt }] })
    expect(await only()).toMatchObject({ owner_user: expect.stringMatching(/.+/), message_state: '0' })
    expect((await refused(answered(row, '1', ''))).code).toBe('STALE')
  })

  it('what is dismissed needs a reason, and is said again only when it is another advice', async () => {
    const row = await only()
    expect((await refused(answered(row, '9', ''))).fields.map(({ path, code }) => [path, code])).toEqual([
      ['reason', 'V_REQUIRED'],
    ])
    await answered(row, '9', '来期の量産に使うため')
    await stage.run()
    expect(await messages()).toEqual([])
    expect((await refused(answered({ ...row, update_cnt: 1 }, '1', ''))).code).toBe('BIZ_MESSAGE_STATE')
    await stage.enter([{ item_cd: 'TM1', qty: '20', unit_price: '100' }])
    await stage.run()
    expect((await only()).change_advice).toBe('4')
  })

  it('says nothing of days that the factory tolerates, and pulls in only what comes within its days', async () => {
    const days = (advice: number, expedite: number) =>
      stage.write(
        sql`UPDATE factory SET advice_days = ${advice}, expedite_days = ${expedite} WHERE company_cd = 'DEMO' AND factory_cd = 'F01'`,
      )
    onTestFinished(() => days(2, 30).then(() => undefined))
    const advised = async () => {
      await stage.run()
      const { move_advice, change_advice } = await only()
      return [move_advice, change_advice]
    }
    // Twenty of them are to leave before the order comes.
    expect(await advised()).toEqual(['1', '4'])
    await days(30, 30)
    expect(await advised()).toEqual(['', '4'])
    await days(2, 1)
    expect(await advised()).toEqual(['', '5'])
  })

  it('is answered once by four at once', async () => {
    const row = await only()
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => answered(row, '1', '減量した')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await messages({ message_state: '1' })).toHaveLength(1)
  })
})
