import { beforeAll, expect, it } from 'vitest'
import type { Endpoint, InputOf, OutputOf, SentInputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused, speaker } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { purchaseDay, purchaseStage, type PurchaseStage } from '#test/purchase-stage.ts'
import { guardedActList } from '../../contract/law/guarded-act-list.ts'
import { askForPass, decidePass } from '../../contract/law/law-calls.ts'
import { issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { correctPurchase, postPurchase, settlePrices } from '../../contract/purchase/purchase-calls.ts'
import { purchaseSlip } from '../../contract/purchase/purchase-slip.ts'
import { addPurchases } from '../purchase/add-purchases.ts'
import { guardReturns, guardSetOffs } from './guard-acts.ts'

/** Under the act in the demo company; S001 is not. */
const subject = { supplier_cd: 'S004', branch_no: '00' } as const
const free = { supplier_cd: 'S001', branch_no: '00' } as const

onPostgres((open) => {
  let database: Database
  let stage: PurchaseStage
  const items: string[] = []
  beforeAll(async () => {
    database = await open(demo)
    stage = await purchaseStage(database)
    items.push(...(await stage.goods()).map(({ item_cd }) => item_cd))
  })
  const by = <E extends Endpoint>(user: string, endpoint: E, input: SentInputOf<E> | InputOf<E>) => {
    const route = product.routes.find((one) => one.endpoint.path === endpoint.path)
    if (!route) throw new Error(`Nobody serves ${endpoint.path}`)
    return speaker(database, product)<OutputOf<E>>(route, input, { user })
  }
  const cells = async (attempt: Promise<unknown>) =>
    (await refused(attempt)).fields.map(({ path, code }) => [path, code])
  type Ask = InputOf<typeof askForPass>
  const asked = (more: Pick<Ask, 'kind' | 'subject' | 'figure'>) =>
    by('SATO', askForPass, { ...subject, reason: '材質が違っていた', ...more })
  /** Asked by one, approved by another. */
  const passed = async (more: Pick<Ask, 'kind' | 'subject' | 'figure'>) => {
    const { act_no } = await asked(more)
    await by('TANAKA', decidePass, { act_no, accept: '1' })
    return act_no
  }
  const row = async (act_no: string) =>
    (await by('SATO', guardedActList.endpoints.getList, { act_status: '0,1,2,3', size: 50 })).list.find(
      (one) => one.act_no === act_no,
    )

  const ordered = async (of: typeof subject | typeof free, more: object = {}) => {
    const line = { item_cd: items[0] ?? '', qty: '10', unit_price: '100', price_base_qty: '1', ...more }
    const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { order_dt: purchaseDay, ...of, payment_text: '翌月末払' } },
      lines: [line],
    })
    await stage.call(issuePlaceOrder, { po_no: header.po_no })
    return header.po_no
  }
  const priced = async (po_no: string, unit_price: string) => {
    const order = await stage.call(placeOrderSlip.endpoints.getDetail, { po_no })
    return stage.call(placeOrderSlip.endpoints.doEdit, {
      ...{ assign_mode: '1', update_cnt: order.update_cnt, header: order.header },
      lines: order.lines.map((line) => ({ ...line, unit_price })),
    })
  }

  it('減額: the price of an issued line is not lowered, unless a second person has passed exactly that, once', async () => {
    const po_no = await ordered(subject)
    expect(await cells(priced(po_no, '90'))).toEqual([['lines.0.unit_price', 'BIZ_LAW_PRICE_CUT']])
    await priced(po_no, '120')
    const act_no = await passed({ kind: '1', subject: `${po_no}-1`, figure: '90' })
    expect(await cells(priced(po_no, '80'))).toEqual([['lines.0.unit_price', 'BIZ_LAW_PRICE_CUT']])
    expect((await priced(po_no, '90')).lines[0]?.unit_price).toBe('90')
    expect(await row(act_no)).toMatchObject({
      ...{ act_status: '3', article: '取適法5条1項3号', create_user: 'SATO', decide_user: 'TANAKA' },
      used_user: 'SATO',
    })
    await priced(po_no, '95')
    expect(await cells(priced(po_no, '90'))).toEqual([['lines.0.unit_price', 'BIZ_LAW_PRICE_CUT']])
  })

  it('a supplier outside the act, and a price that was provisional, are no concern of it', async () => {
    expect((await priced(await ordered(free), '90')).lines[0]?.unit_price).toBe('90')
    const temp = { temp_price_flg: true, temp_price_reason: '見積待ち', settle_dt: '2026-12-10' }
    expect((await priced(await ordered(subject, temp), '90')).lines[0]?.unit_price).toBe('90')
    const wrong = by('SATO', askForPass, { kind: '1', ...free, subject: 'X', figure: '1', reason: 'Y' })
    expect(await cells(wrong)).toEqual([['supplier_cd', 'BIZ_LAW_NOT_SUBJECT']])
  })

  it('減額 afterwards: what was bought at an agreed price is not settled at a lower one', async () => {
    const item_cd = items[1] ?? ''
    await stage.receive([{ item_cd, qty: '10', price: '100' }], subject)
    const settle = {
      ...{ ...subject, item_cd, from_dt: '2026-11-01', to_dt: purchaseDay, unit_price: '90' },
      ...{ account_dt: purchaseDay, reason: '値引' },
    }
    expect(await cells(stage.call(settlePrices, settle))).toEqual([['unit_price', 'BIZ_LAW_PRICE_CUT']])
    await passed({ kind: '1', subject: `S004-00 ${item_cd}`, figure: '90' })
    expect(await stage.call(settlePrices, settle)).toMatchObject({ difference: '-100' })
  })

  /** A purchase that has been corrected and is to be posted. */
  const correcting = async (purchase_no: string, line_no: number, change: object) => {
    const again = { purchase_no, account_dt: purchaseDay, reason: '訂正' }
    const black = await stage.call(correctPurchase, again)
    const changed = black.lines.map((line) => (line.line_no === line_no ? { ...line, ...change } : line))
    await stage.change(black, changed)
    return () => stage.call(postPurchase, { purchase_no: black.header.purchase_no })
  }

  it('減額 by a correction: what came at an agreed price is not paid less', async () => {
    const { header } = await stage.receive([{ item_cd: items[2] ?? '', qty: '10', price: '100' }], subject)
    const post = await correcting(header.purchase_no, 1, { unit_price: '80' })
    expect(await cells(post())).toEqual([['lines.0.unit_price', 'BIZ_LAW_PRICE_CUT']])
    await passed({ kind: '1', subject: `${header.purchase_no}-1`, figure: '80' })
    expect((await post()).header.net_amount).toBe('800')
    const other = await stage.receive([{ item_cd: items[3] ?? '', qty: '10', price: '100' }], free)
    const freely = await correcting(other.header.purchase_no, 1, { unit_price: '80' })
    expect((await freely()).header.net_amount).toBe('800')
  })

  it('減額 by a typed price minus: what is owed is not reduced, unless a second person has passed exactly that', async () => {
    const typed = async (of: typeof subject | typeof free, given_amount: string) => {
      const { header } = await stage.call(purchaseSlip.endpoints.doEdit, {
        ...{ assign_mode: '0', header: { account_dt: purchaseDay, ...of, reason: '値引' } },
        lines: [{ stock_div: '060', item_cd: items[0] ?? '', qty: '1', given_amount }],
      })
      return () => stage.call(postPurchase, { purchase_no: header.purchase_no })
    }
    await stage.receive([{ item_cd: items[0] ?? '', qty: '50', price: '100' }], subject)
    const less = await typed(subject, '-300')
    const refusal = await refused(less())
    expect(refusal.fields).toMatchObject([
      { path: 'lines.0.given_amount', code: 'BIZ_LAW_REDUCTION', params: { amount: '-300' } },
    ])
    const about = String(refusal.fields[0]?.params?.['subject'])
    await passed({ kind: '1', subject: about, figure: '-200' })
    expect(await cells(less())).toEqual([['lines.0.given_amount', 'BIZ_LAW_REDUCTION']])
    await passed({ kind: '1', subject: about, figure: '-300' })
    expect((await less()).lines[0]?.amount).toBe('-300')
    expect((await (await typed(subject, '300'))()).lines[0]?.amount).toBe('300')
    expect((await (await typed(free, '-300'))()).lines[0]?.amount).toBe('-300')
  })

  it('有償支給 by a correction: no more is set off than has become part of the goods that are paid for', async () => {
    const item_cd = items[4] ?? ''
    const of = { ...subject, source: '1', source_no: 'NLAW', account_dt: purchaseDay } as const
    const line = {
      ...{ item_cd, item_nm: '', qty: '1', receipt_dt: purchaseDay },
      ...({ tax_cd: '10', price_base_qty: '1' } as const),
      ...{ temp_price_flg: false, po_no: '', po_line_no: '0', source_line_no: '1' },
    } as const
    const made = await stage.within((context) =>
      inOneUnit(context, async () => {
        const numbers = await addPurchases(context, {
          ...{ ...of, supplier_slip_no: '' },
          lines: [
            { ...line, stock_div: '016', unit_price: '' },
            { ...line, stock_div: '070', unit_price: '', given_amount: '-500' },
          ],
        })
        return () => numbers()[0]?.purchase_no ?? ''
      }),
    )
    const post = await correcting(made, 2, { given_amount: '-700' })
    expect(await cells(post())).toEqual([['lines.1.given_amount', 'BIZ_LAW_SET_OFF_UNPAID']])
    await passed({ kind: '3', subject: `${made}-2`, figure: '200' })
    expect((await post()).lines[1]?.amount).toBe('-700')
  })

  it('whoever asks does not decide, what is declined has a reason, and both happen once', async () => {
    const wanted = { kind: '2', subject: 'G999999-1', figure: '3' } as const
    const { act_no } = await asked(wanted)
    expect(await cells(asked(wanted))).toEqual([['subject', 'BIZ_LAW_ASKED']])
    const decide = (user: string, accept: '1' | '2', reason = '') =>
      by(user, decidePass, { act_no, accept, reason })
    expect((await refused(decide('SATO', '1'))).code).toBe('BIZ_LAW_SAME_PERSON')
    expect(await cells(decide('TANAKA', '2'))).toEqual([['reason', 'V_REQUIRED']])
    await decide('TANAKA', '2', '当社の指示による')
    expect((await refused(decide('TANAKA', '1'))).code).toBe('BIZ_LAW_DECIDED')
    expect(await row(act_no)).toMatchObject({ act_status: '2', decide_reason: '当社の指示による' })
  })

  const inUnit = (work: (context: Context) => Promise<void>) =>
    inContext(database, { company_cd: 'DEMO' }, (context) =>
      inOneUnit(context, async () => {
        await work(context)
        return () => undefined
      }),
    )

  it('返品: what may not go back is told at its cell; a pass is used by the return, and given back when it fails', async () => {
    const goods = {
      ...{ ...subject, cell: 'lines.2.qty', subject: 'G000009-1', qty: '3' },
      ...{ receipt_dt: '2026-05-18', return_dt: '2026-11-28', isWarranted: false },
      ...({ isAccepted: true, isInspected: true, defect: 'hidden' } as const),
    }
    const back = () => inUnit((context) => guardReturns(context, [goods]))
    const late = await refused(back())
    expect(late.fields).toMatchObject([
      { path: 'lines.2.qty', code: 'BIZ_LAW_RETURN_LATE', params: { date: '2026-11-18', days: 10 } },
    ])
    await inUnit((context) => guardReturns(context, [{ ...goods, ...free }]))
    const act_no = await passed({ kind: '2', subject: 'G000009-1', figure: '3' })
    const two = inUnit((context) =>
      guardReturns(context, [goods, { ...goods, cell: 'lines.3.qty', subject: 'G000009-2' }]),
    )
    expect(await cells(two)).toEqual([['lines.3.qty', 'BIZ_LAW_RETURN_LATE']])
    expect(await row(act_no)).toMatchObject({ act_status: '1' })
    await back()
    expect(await row(act_no)).toMatchObject({ act_status: '3', used_user: 'ADMIN' })
  })

  it('有償支給: nothing is set off before its product is paid', async () => {
    const off = {
      ...{ ...subject, cell: 'lines.0.amount', subject: 'U000001-1', amount: '5000' },
      ...{ set_off_dt: '2026-11-30', product_pay_dt: '2026-12-31' },
    }
    const set = (more: object = {}) => inUnit((context) => guardSetOffs(context, [{ ...off, ...more }]))
    expect(await cells(set())).toEqual([['lines.0.amount', 'BIZ_LAW_SET_OFF']])
    await set({ set_off_dt: '2026-12-31' })
    await passed({ kind: '3', subject: 'U000001-1', figure: '5000' })
    await set()
  })
})
