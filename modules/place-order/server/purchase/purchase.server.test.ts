import { beforeAll, describe, expect, it } from 'vitest'
import { openInMonth } from '#modules/stock/contract/month-closing.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import {
  purchaseDay,
  purchaseStage,
  supplier,
  type PurchaseStage,
  type SentLine,
} from '#test/purchase-stage.ts'
import {
  cancelPurchase,
  correctPurchase,
  lineOfPurchase,
  linesToSettle,
  postPurchase,
  reversePurchase,
  settlePrices,
} from '../../contract/purchase/purchase-calls.ts'
import { purchaseErrors } from '../../contract/purchase/purchase-errors.ts'
import { purchasesOf, takeBackPurchases } from './add-purchases.ts'

onPostgres((open) => {
  let stage: PurchaseStage
  /** Each test has goods of its own. */
  const items: string[] = []
  const item = () => items.pop() ?? ''
  beforeAll(async () => {
    stage = await purchaseStage(await open(demo))
    items.push(...(await stage.goods()).map(({ item_cd }) => item_cd))
  })
  const reason = '単価誤り'
  const fee = (more: SentLine = {}): SentLine => ({
    ...{ stock_div: '010', item_nm: '金型修理', qty: '1', unit_price: '10000' },
    ...more,
  })
  const cells = async (attempt: Promise<unknown>) =>
    (await refused(attempt)).fields.map(({ path, code }) => [path, code])
  /** Nothing is owed that the stock does not know, and the stock agrees with its ledger. */
  const agrees = async (item_cd: string) => {
    const { purchased, ledger } = (await stage.money(item_cd))[0] ?? { purchased: '', ledger: 'x' }
    expect(purchased).toBe(ledger)
    expect(await stage.addsUp()).toEqual([])
    return purchased
  }

  describe('what is typed', () => {
    it('is worked out by the terms of the supplier, and owed when it is posted', async () => {
      const slip = await stage.enter([fee(), fee({ unit_price: '105.55', qty: '3' })])
      expect(slip.header).toMatchObject({ net_amount: '10316', tax_amount: '1031', purchase_status: '0' })
      expect(slip.lines[0]).toMatchObject({ amount: '10000', tax_rate: '10', price_source: '2' })
      const { purchase_no } = slip.header
      const open = async () => (await stage.call(openInMonth, { month: purchaseDay.slice(0, 7) })).slips
      expect(await open()).toContainEqual(
        expect.objectContaining({ what: '仕入', no: purchase_no, date: purchaseDay }),
      )
      const posted = await stage.call(postPurchase, { purchase_no })
      expect(await open()).not.toContainEqual(expect.objectContaining({ no: purchase_no }))
      expect(posted.header.purchase_status).toBe('1')
      expect(posted.abilities.edit).toMatchObject({ code: 'BIZ_PURCHASE_POSTED' })
      expect(await refused(stage.change(posted, posted.lines))).toMatchObject({ code: 'BIZ_PURCHASE_POSTED' })
    })
    it('has its unit and tax while one types, by the day of the goods', async () => {
      const item_cd = items.at(-1) ?? ''
      const asked = { ...supplier, account_dt: purchaseDay, item_cd, receipt_dt: '', tax_cd: '10' } as const
      const now = await stage.call(lineOfPurchase, { ...asked, is_new_item: '1' })
      expect(now).toMatchObject({ unit_cd: 'PCS', tax_rate: '10' })
      expect(now.item_nm).not.toBe('')
      const early = { ...asked, receipt_dt: '2018-01-31', is_new_item: '0' } as const
      expect((await stage.call(lineOfPurchase, early)).tax_rate).toBe('8')
    })
    it('is refused at its cells', async () => {
      const goods = items.at(-1) ?? ''
      const lines = [
        { stock_div: '010', item_cd: goods, qty: '1', unit_price: '5' } as const,
        fee({ qty: '-1' }),
        fee({ item_nm: '', qty: '0' }),
        fee({ given_amount: '5' }),
        fee({ unit_price: '' }),
      ]
      expect(await cells(stage.enter(lines))).toEqual([
        ['lines.0.item_cd', purchaseErrors.BIZ_PURCHASE_GOODS.code],
        ['lines.1.qty', stockErrors.BIZ_QTY_MINUS.code],
        ['lines.2.item_cd', purchaseErrors.BIZ_PURCHASE_ITEM.code],
        ['lines.2.qty', stockErrors.BIZ_QTY_ZERO.code],
        ['lines.3.given_amount', purchaseErrors.BIZ_PURCHASE_GIVEN.code],
        ['lines.4.unit_price', purchaseErrors.BIZ_PURCHASE_PRICE.code],
      ])
    })
    it('is not posted in the future, or without a price', async () => {
      const later = await stage.enter([fee()], { account_dt: '2026-11-19' })
      const { purchase_no } = later.header
      expect(await cells(stage.call(postPurchase, { purchase_no }))).toEqual([
        ['header.account_dt', stockErrors.BIZ_STOCK_FUTURE.code],
      ])
      const free = await stage.enter([fee({ unit_price: '0' })])
      expect(await cells(stage.call(postPurchase, { purchase_no: free.header.purchase_no }))).toEqual([
        ['lines.0.unit_price', purchaseErrors.BIZ_PURCHASE_NO_PRICE.code],
      ])
      const { header } = await stage.call(cancelPurchase, { purchase_no, reason })
      expect(header.purchase_status).toBe('9')
    })
    it('is taken back by a reversal that nets to nothing, once', async () => {
      const slip = await stage.enter([fee()])
      const { purchase_no } = slip.header
      await stage.call(postPurchase, { purchase_no })
      const red = await stage.call(reversePurchase, { purchase_no, account_dt: purchaseDay, reason })
      expect(red.header).toMatchObject({
        ...{ colour: '1', origin_purchase_no: purchase_no, net_amount: '-10000', tax_amount: '-1000' },
        purchase_status: '1',
      })
      expect(red.lines[0]).toMatchObject({ qty: '-1', amount: '-10000', origin_no: purchase_no })
      expect((await stage.read(purchase_no)).header.corrected_by).toBe(red.header.purchase_no)
      const again = { account_dt: purchaseDay, reason }
      expect(await refused(stage.call(reversePurchase, { purchase_no, ...again }))).toMatchObject({
        code: 'BIZ_PURCHASE_CORRECTED',
      })
      const of = { purchase_no: red.header.purchase_no, ...again }
      expect(await refused(stage.call(correctPurchase, of))).toMatchObject({ code: 'BIZ_PURCHASE_RED' })
    })
  })

  describe('a price plus or minus', () => {
    it('goes to the pieces that are there, and back with its reversal', async () => {
      const item_cd = item()
      await stage.receive([{ item_cd, qty: '10', price: '100' }])
      const slip = await stage.enter([
        { stock_div: '060', item_cd, qty: '10', given_amount: '-150', unit_price: '' },
      ])
      const { purchase_no } = slip.header
      await stage.call(postPurchase, { purchase_no })
      expect(await agrees(item_cd)).toBe('850')
      await stage.call(reversePurchase, { purchase_no, account_dt: purchaseDay, reason })
      expect(await agrees(item_cd)).toBe('1000')
    })
  })

  describe('a purchase that follows from an arrival', () => {
    it('is posted with the goods, and corrected in its money only, by red and black', async () => {
      const item_cd = item()
      const origin = await stage.receive([{ item_cd, qty: '10', price: '100' }])
      expect(origin.header).toMatchObject({ purchase_status: '1', source: '1', net_amount: '1000' })
      const { purchase_no } = origin.header
      const of = { purchase_no, account_dt: purchaseDay, reason }
      expect(await refused(stage.call(reversePurchase, of))).toMatchObject({
        code: 'BIZ_PURCHASE_OF_ARRIVAL',
      })
      const black = await stage.call(correctPurchase, of)
      expect(black.header).toMatchObject({
        colour: '2',
        origin_purchase_no: purchase_no,
        purchase_status: '0',
      })
      expect(await refused(stage.call(correctPurchase, of))).toMatchObject({ code: 'BIZ_PURCHASE_CORRECTED' })
      const [line] = black.lines
      expect(await cells(stage.change(black, [{ ...line, qty: '9' }]))).toEqual([
        ['lines.0.qty', 'BIZ_PURCHASE_QTY_FIXED'],
      ])
      expect(await cells(stage.change(black, [line ?? {}, fee()]))).toEqual([
        ['lines', 'BIZ_PURCHASE_LINES_FIXED'],
      ])
      await stage.change(black, [{ ...line, unit_price: '120' }])
      await stage.call(postPurchase, { purchase_no: black.header.purchase_no })
      expect((await stage.read(purchase_no)).header.corrected_by).toBe(black.header.purchase_no)
      expect(await agrees(item_cd)).toBe('1200')
    })
    it('is taken back with the arrival, once', async () => {
      const item_cd = item()
      const origin = await stage.receive([{ item_cd, qty: '10', price: '100' }])
      const source = { source: '1', source_no: origin.header.source_no } as const
      const takeBack = () =>
        stage.within((context) =>
          inOneUnit(context, async () => {
            await unitOf(context).lock(await purchasesOf(context, source))
            await takeBackPurchases(context, { ...source, account_dt: purchaseDay, reason })
            return () => undefined
          }),
        )
      await takeBack()
      expect((await stage.money(item_cd))[0]?.purchased).toBe('0')
      expect(await refused(takeBack())).toMatchObject({ code: 'BIZ_PURCHASE_CORRECTED' })
    })
  })

  describe('a price that is settled afterwards', () => {
    const asked = (item_cd: string, unit_price: string) => ({
      ...{ ...supplier, item_cd, from_dt: '2026-11-01', to_dt: purchaseDay, unit_price },
      ...{ account_dt: purchaseDay, reason: '単価決定' },
    })
    it('writes the differences, each linked to its origin and at its rate; the stock follows', async () => {
      const item_cd = item()
      const origin = await stage.receive([
        { item_cd, qty: '100', price: '10', temp: true, receipt_dt: '2026-11-10' },
        { item_cd, qty: '20', price: '10', stock_div: '020' },
      ])
      const early = await stage.receive([{ item_cd, qty: '5', price: '10', receipt_dt: '2026-10-31' }])
      const { account_dt, reason: why, ...conditions } = asked(item_cd, '12.5')
      const seen = await stage.call(linesToSettle, conditions)
      expect(seen).toMatchObject({ difference: '200' })
      expect(seen.list.map(({ amount, difference }) => [amount, difference])).toEqual([
        ['1000', '250'],
        ['-200', '-50'],
      ])
      const done = await stage.call(settlePrices, { ...conditions, account_dt, reason: why })
      expect(done).toMatchObject({ lines: 2, difference: '200' })
      const slip = await stage.read(done.purchase_no[0] ?? '')
      expect(slip.header).toMatchObject({
        source: '3',
        purchase_status: '1',
        net_amount: '200',
        tax_amount: '20',
      })
      expect(
        slip.lines.map(({ stock_div, amount, origin_no, origin_line_no, tax_rate }) => ({
          ...{ stock_div, amount, origin_no, origin_line_no, tax_rate },
        })),
      ).toEqual([
        {
          stock_div: '060',
          amount: '250',
          origin_no: origin.header.purchase_no,
          origin_line_no: '1',
          tax_rate: '10',
        },
        {
          stock_div: '060',
          amount: '-50',
          origin_no: origin.header.purchase_no,
          origin_line_no: '2',
          tax_rate: '10',
        },
      ])
      const after = await stage.read(origin.header.purchase_no)
      expect(after.lines[0]).toMatchObject({ settled_price: '12.5', temp_price_flg: false, amount: '1000' })
      expect((await stage.read(early.header.purchase_no)).lines[0]?.settled_price).toBe('')
      expect(await agrees(item_cd)).toBe('1050')
      expect(await refused(stage.call(settlePrices, asked(item_cd, '12.5')))).toMatchObject({
        code: 'BIZ_PURCHASE_SAME_PRICE',
      })
      // Again, from what holds now; and what has been settled is not corrected any more.
      expect(await stage.call(settlePrices, asked(item_cd, '11'))).toMatchObject({ difference: '-120' })
      const of = { purchase_no: origin.header.purchase_no, account_dt: purchaseDay, reason }
      expect(await refused(stage.call(correctPurchase, of))).toMatchObject({ code: 'BIZ_PURCHASE_SETTLED' })
      expect(await agrees(item_cd)).toBe('930')
    })
    it('settles a provisional price that was right, and nothing that is not there', async () => {
      const item_cd = item()
      await stage.receive([{ item_cd, qty: '10', price: '7', temp: true }])
      expect(await stage.call(settlePrices, asked(item_cd, '7'))).toMatchObject({ purchase_no: [], lines: 1 })
      expect(await refused(stage.call(settlePrices, asked('NONE', '7')))).toMatchObject({
        code: 'BIZ_PURCHASE_NOTHING',
      })
    })
    it('is settled once by eight clients at once', async () => {
      const item_cd = item()
      await stage.receive([{ item_cd, qty: '10', price: '7' }])
      const tries = Array.from({ length: 8 }, () => stage.call(settlePrices, asked(item_cd, '8')))
      const done = await Promise.allSettled(tries)
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await agrees(item_cd)).toBe('80')
    })
  })
})
