import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay, orderStage, type OrderStage } from '#test/order-stage.ts'
import { dieMaster } from '../../contract/die/die.ts'
import { idleDieList } from '../../contract/die/idle-die-list.ts'
import { priceTalkMaster } from '../../contract/law/price-talk.ts'
import { issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

onPostgres((open) => {
  let stage: OrderStage
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
  })
  const at = { supplier_cd: 'S004', branch_no: '00' }

  it('a die is idle since it was last ordered with, and after a year its keeper is owed a fee', async () => {
    const die = (die_cd: string, item_cd: string, more: object = {}) =>
      stage.call(dieMaster.endpoints.doEdit, {
        ...{ assign_mode: '0', die_cd, die_nm: '本体型', die_kind: '1', ...at, item_cd },
        ...{ lent_dt: '2025-11-18', monthly_fee: '0', note: '', ...more },
      })
    await die('T-1', 'PIN-06', { lent_dt: '2025-11-17' })
    await die('T-2', 'PIN-04', { lent_dt: '2025-11-17', monthly_fee: '3000' })
    await die('T-3', 'PIN-04')
    await die('T-4', 'BLT-M4', { lent_dt: '2024-01-01' })
    const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { order_dt: orderDay, ...at, payment_text: '翌月末払' } },
      lines: [{ item_cd: 'BLT-M4', qty: '10', unit_price: '5', price_base_qty: '1', due_dt: '2026-12-01' }],
    })
    const states = async () =>
      (await stage.call(idleDieList.endpoints.getList, { die_cd: 'T-', sort: 'die_cd', size: 50 })).list.map(
        ({ die_cd, last_order_dt, idle_days, fee_state }) => [die_cd, last_order_dt, idle_days, fee_state],
      )
    const others = [
      ['T-1', '', 366, '2'],
      ['T-2', '', 366, '1'],
      ['T-3', '', 365, '0'],
    ]
    // Written down, it is not ordered yet.
    expect(await states()).toEqual([...others, ['T-4', '', 1052, '2']])
    await stage.call(issuePlaceOrder, { po_no: header.po_no })
    expect(await states()).toEqual([...others, ['T-4', orderDay, 0, '0']])
    await stage.call(dieMaster.endpoints.doDelete, { die_cd: 'T-1', update_cnt: 0, abort_div: '1' })
    const fee = (die_cd: string, fee_from_dt: string, returned_dt = '') =>
      stage.call(dieMaster.endpoints.doEdit, {
        ...{
          assign_mode: '1',
          update_cnt: 0,
          die_cd,
          die_nm: '本体型',
          die_kind: '1',
          ...at,
          item_cd: 'PIN-04',
        },
        ...{ lent_dt: '2025-11-17', monthly_fee: '3000', fee_from_dt, returned_dt, note: '' },
      })
    // A stopped one stands there all the same; a fee that has not begun is not paid; one that came back stands there no more.
    await fee('T-2', '2026-11-19')
    await fee('T-3', '', orderDay)
    expect(await states()).toEqual([
      ['T-1', '', 366, '2'],
      ['T-2', '', 366, '2'],
      ['T-4', orderDay, 0, '0'],
    ])
    expect((await refused(fee('T-2', '', '2025-11-16'))).fields).toMatchObject([
      { path: 'returned_dt', code: 'BIZ_DIE_RETURNED' },
    ])
  })

  it('a price talk is answered with its day and words, and not before it was held', async () => {
    const talk = (more: object) =>
      stage.call(priceTalkMaster.endpoints.doEdit, {
        ...{ assign_mode: '0', talk_no: 'A-1', talk_dt: orderDay, ...at, item_cd: '', asked_by: '1' },
        ...{
          request: '材料費の上昇により5%',
          employee_cd: '',
          talk_status: '1',
          answer_dt: '',
          answer: '',
          ...more,
        },
      })
    const cells = async (more: object) =>
      (await refused(talk(more))).fields.map(({ path, code }) => [path, code])
    expect(await cells({})).toEqual([
      ['answer_dt', 'BIZ_TALK_ANSWER'],
      ['answer', 'BIZ_TALK_ANSWER'],
    ])
    expect(await cells({ answer: '承諾', answer_dt: '2026-11-17' })).toEqual([
      ['answer_dt', 'BIZ_TALK_EARLY'],
    ])
    await talk({ talk_status: '0' })
    const { list } = await stage.call(priceTalkMaster.endpoints.getList, {
      talk_no: 'A-',
      talk_status: '0',
      size: 50,
    })
    expect(list.map(({ talk_no }) => talk_no)).toEqual(['A-1'])
  })
})
