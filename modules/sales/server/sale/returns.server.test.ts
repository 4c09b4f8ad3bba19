import { listedText } from '#platform/contract/punctuation.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BusinessError } from '#platform/contract/errors.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { dice } from '#test/dice.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { saleClerk, type Values } from '#test/sale-clerk.ts'
import { goodsOfLine, lineOfSales } from '../../contract/sale/sales-calls.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'

onPostgres((open) => {
  let stage: SalesStage
  beforeAll(async () => {
    stage = await salesStage(await open(demo))
  })
  const { read, post, unpost, typed, again, slipsOf, delivered, goods, costOf, addsUp } = saleClerk(
    () => stage,
  )

  describe('a return', () => {
    const back = (origin_no: string, qty: string, more: Values = {}) =>
      typed([goods({ sales_div: '520', qty, unit_price: '', origin_no, origin_line_no: '1', ...more })])
    it('has price, rate and cost of its origin, waits until it is judged, and never exceeds what was sold', async () => {
      const { sales_no, order } = await delivered()
      await post(sales_no)
      const origin = await read(sales_no)
      expect((await refused(back(sales_no, '11'))).fields).toMatchObject([
        { path: 'lines.0.qty', code: 'BIZ_SALES_OVER_RETURN' },
      ])
      const slip = await back(sales_no, '4')
      const [sold] = origin.lines
      expect(slip.lines).toMatchObject([
        { unit_price: sold?.unit_price, tax_rate: sold?.tax_rate, price_source: '4' },
      ])
      const no = slip.header.sales_no
      expect(await refused(post(no))).toMatchObject({ code: 'BIZ_SALES_ON_HOLD' })
      await again(slip, { return_judgement: '1' })
      await post(no)
      const cost = String(-Math.round((Number(sold?.line_cost) * 4) / 10))
      expect(await costOf(no)).toBe(cost)
      expect((await read(no)).header).toMatchObject({ cost_amount: cost })
      expect(await stage.line(order)).toMatchObject({ sold_qty: '10', returned_qty: '4' })
      expect((await read(sales_no)).lines).toMatchObject([{ returned_qty: '4' }])
      expect(await refused(unpost(sales_no))).toMatchObject({ code: 'BIZ_SALES_RETURNED' })
      expect(await refused(back(sales_no, '7'))).toMatchObject({ code: 'BIZ_SALES_OVER_RETURN' })
      await addsUp()
      await unpost(no)
      expect(await stage.line(order)).toMatchObject({ returned_qty: '0' })
      await addsUp()
    })

    it('shows the price of its origin while it is typed, not what the price list says', async () => {
      const sale = await typed([goods({ unit_price: '543' })])
      await post(sale.header.sales_no)
      const asked = {
        ...{ customer_cd: 'C001', branch_no: '00', account_dt: orderDay, item_cd: stage.item_cd, qty: '4' },
        ...{ origin_no: sale.header.sales_no, origin_line_no: '1' },
      }
      const typing = { tax_cd: '10', is_new_item: '1' } as const
      const priceAs = async (sales_div: '500' | '520', origin_no = asked.origin_no) =>
        (await stage.call(lineOfSales, { ...asked, ...typing, sales_div, origin_no })).unit_price
      expect(await priceAs('520')).toBe('543')
      expect(await priceAs('500')).not.toBe('543')
      // Without a named origin it is the sale that saving will find.
      const found = await typed([
        goods({ sales_div: '520', unit_price: '', origin_no: '', return_judgement: '1' }),
      ])
      expect(await priceAs('520', '')).toBe(found.lines[0]?.unit_price)
    })

    it('is laid where the item is kept, unless somebody says otherwise; what is typed leaves from there', async () => {
      const { sales_no } = await delivered()
      await post(sales_no)
      const line = goods({ sales_div: '520', qty: '2', origin_no: sales_no, origin_line_no: '1' })
      const kept = (await typed([{ ...line, location_cd: '' }])).lines[0]?.location_cd ?? ''
      expect(kept).not.toBe('')
      const asked = {
        ...{ customer_cd: 'C001', branch_no: '00', account_dt: orderDay, item_cd: stage.item_cd, qty: '4' },
      }
      const typing = { tax_cd: '10', is_new_item: '1' } as const
      const placeOf = async (sales_div: '500' | '060') =>
        (await stage.call(lineOfSales, { ...asked, ...typing, sales_div })).location_cd
      expect([await placeOf('500'), await placeOf('060')]).toEqual([kept, ''])
    })

    it('on two lines, or on two slips that are posted together, does not bring the same goods back twice', async () => {
      const { sales_no } = await delivered()
      await post(sales_no)
      const line = goods({ sales_div: '520', qty: '6', origin_no: sales_no, origin_line_no: '1' })
      expect((await refused(typed([line, line]))).fields).toMatchObject([
        { path: 'lines.1.qty', code: 'BIZ_SALES_OVER_RETURN' },
      ])
      const credit = { return_judgement: '1' }
      const [one, other] = [await back(sales_no, '6', credit), await back(sales_no, '6', credit)]
      const both = post(one.header.sales_no, other.header.sales_no)
      expect(await refused(both)).toMatchObject({ code: 'BIZ_SALES_LOT_RETURN' })
      await post(one.header.sales_no)
      expect(await refused(post(other.header.sales_no))).toMatchObject({ code: 'BIZ_SALES_OVER_RETURN' })
      await addsUp()
    })

    it('is of the lots that were sold, no more of each than was; the only one is offered', async () => {
      const order = await stage.entered('10')
      const delivery_no = await stage.instructed(order, '10')
      await stage.picked(delivery_no, '7', '3')
      await stage.confirmed(delivery_no)
      const [sales_no = ''] = await slipsOf(delivery_no)
      await post(sales_no)
      const ofLot = async (lot_no: string, qty: string) =>
        (await refused(back(sales_no, qty, { lot_no }))).fields.map(({ path, code, params }) => [
          path,
          code,
          params['lots'],
        ])
      const told = (...lots: readonly string[]) => [
        ['lines.0.lot_no', 'BIZ_SALES_LOT_RETURN', listedText(lots)],
      ]
      expect(await ofLot('LOT-C', '1')).toEqual(told('LOT-A 7', 'LOT-B 3'))
      expect(await ofLot('LOT-B', '4')).toEqual(told('LOT-A 7', 'LOT-B 3'))
      const line = goods({ sales_div: '520', qty: '4', origin_no: sales_no, origin_line_no: '1' })
      expect((await refused(typed([line, line]))).fields).toMatchObject([
        { path: 'lines.1.lot_no', code: 'BIZ_SALES_LOT_RETURN' },
      ])
      const { header } = await back(sales_no, '7', { return_judgement: '1' })
      await post(header.sales_no)
      expect(await ofLot('LOT-A', '1')).toEqual(told('LOT-A 0', 'LOT-B 3'))
      const asked = {
        ...{ customer_cd: 'C001', branch_no: '00', account_dt: orderDay, item_cd: stage.item_cd, qty: '1' },
        ...({ tax_cd: '10', sales_div: '520', origin_no: sales_no, origin_line_no: '1' } as const),
      }
      expect(await stage.call(lineOfSales, asked)).toMatchObject({ lot_no: 'LOT-B' })
      const offered = async (sales_div: '500' | '504' | '505' | '520' | '070') =>
        (await stage.call(goodsOfLine, { ...asked, sales_div })).list
      expect(await offered('520')).toMatchObject([{ location_cd: '', lot_no: 'LOT-B', qty: '3' }])
      const lying = (await offered('500')).find(({ lot_no }) => lot_no === 'LOT-A')
      expect(lying?.location_cd).toBe(stage.place)
      expect(Number(lying?.qty)).toBeGreaterThan(0)
      expect(await offered('504')).toEqual(await offered('500'))
      expect([await offered('505'), await offered('070')]).toEqual([[], []])
      const rest = await back(sales_no, '3', { lot_no: '', return_judgement: '1' })
      expect(rest.lines).toMatchObject([{ lot_no: 'LOT-B' }])
      await post(rest.header.sales_no)
      await unpost(header.sales_no)
      expect(await ofLot('LOT-B', '1')).toEqual(told('LOT-A 7', 'LOT-B 0'))
      await addsUp()
    })

    it('without an origin that is named is of the oldest sale of its lot', async () => {
      const { header } = await typed([goods({ unit_price: '321', lot_no: 'LOT-B' })])
      await post(header.sales_no)
      const found = await typed([
        goods({ sales_div: '520', unit_price: '', origin_no: '', lot_no: 'LOT-B', qty: '2' }),
      ])
      expect(found.lines).toMatchObject([{ origin_no: header.sales_no, unit_price: '321' }])
    })

    it('that is refused credits nothing, brings nothing back, and leaves as much to be returned', async () => {
      const { sales_no } = await delivered()
      await post(sales_no)
      const slip = await back(sales_no, '10', { return_judgement: '4' })
      await post(slip.header.sales_no)
      expect((await read(slip.header.sales_no)).header).toMatchObject({ net_amount: '0', cost_amount: '0' })
      expect((await read(sales_no)).lines).toMatchObject([{ returned_qty: '0' }])
      await addsUp()
    })

    it('without an origin needs a reason', async () => {
      const line = goods({
        sales_div: '520',
        qty: '99999',
        unit_price: '1',
        origin_no: '',
        return_judgement: '1',
      })
      expect((await refused(typed([{ ...line, lot_no: '' }]))).fields).toMatchObject([
        { path: 'lines.0.origin_no', code: 'BIZ_SALES_ORIGIN' },
      ])
      expect((await refused(typed([line]))).fields).toMatchObject([
        { path: 'lines.0.lot_no', code: 'BIZ_SALES_LOT_ORIGIN' },
      ])
      const { header, lines } = await typed([{ ...line, line_remarks: '開始前の売上' }])
      expect(lines).toMatchObject([{ tax_rate: '10', amount: '-99999' }])
      await post(header.sales_no)
      expect(Number(await costOf(header.sales_no))).toBeLessThan(0)
      await addsUp()
    })
  })

  describe('each division', () => {
    const four = {
      deposit_asked_flg: true,
      deposit_apart_flg: true,
      deposit_ready_flg: true,
      deposit_own_flg: true,
    }
    const deposit = { sales_div: '504', deposit_dt: orderDay, line_remarks: '得意先の倉庫改装', ...four }
    const service = { item_cd: '', item_nm: '費用', location_cd: '', lot_no: '' }
    it.each([
      ['500', {}, '2000', '-4'],
      ['504', deposit, '2000', '-4'],
      ['070', { sales_div: '070', ...service }, '2000', '0'],
      ['071', { sales_div: '071', ...service }, '2000', '0'],
      ['072', { sales_div: '072', ...service }, '2000', '0'],
      ['060', { sales_div: '060', ...service, unit_price: '', given_amount: '-300' }, '-300', '0'],
    ] as const)('%s does to money and to our stock what its table says', async (_, more, net, stock) => {
      const { header } = await typed([goods(more)])
      expect(header.net_amount).toBe(net)
      await post(header.sales_no)
      const [found] = await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { qty: z.string() },
          sql`SELECT trim_scale(coalesce(sum(e.qty), 0))::text AS qty FROM stock_ledger l JOIN stock_entry e
            ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no WHERE l.company_cd = 'DEMO'
              AND l.document_no = ${header.sales_no} AND e.ours AND e.ownership = '0'`,
        ),
      )
      expect(found).toEqual({ qty: stock })
      await addsUp()
    })
    it('504 needs all four conditions and its reason; 505 ships what it has kept, and costs nothing again', async () => {
      for (const one of Object.keys(four))
        expect((await refused(typed([goods({ ...deposit, [one]: false })]))).fields).toMatchObject([
          { path: 'lines.0.deposit_dt', code: 'BIZ_SALES_DEPOSIT' },
        ])
      const { header } = await typed([goods({ sales_div: '505', qty: '3' })])
      expect(header.net_amount).toBe('0')
      await post(header.sales_no)
      expect((await read(header.sales_no)).header.cost_amount).toBe('0')
      await addsUp()
    })
  })

  it('eight clerks post, take back, correct and return the same slips: figures add up, and nobody waits in a circle', async () => {
    const sold = await Promise.all([0, 1, 2].map(() => delivered()))
    const meanwhile = ['BIZ_SALES_', 'BIZ_DELIVERY_', 'STALE', 'BIZ_QTY']
    const clerk = async (seed: number) => {
      const roll = dice(seed)
      for (let turn = 0; turn < 8; turn++) {
        const one = sold[roll(sold.length)]
        if (!one) continue
        const { sales_no, delivery_no } = one
        const acts = [
          () => post(sales_no),
          () => post(...sold.map((each) => each.sales_no)),
          () => unpost(sales_no),
          () => stage.takenBack(delivery_no),
          () => stage.confirmed(delivery_no),
          async () => {
            const line = goods({ sales_div: '520', qty: '3', origin_no: sales_no, origin_line_no: '1' })
            const { header } = await typed([{ ...line, return_judgement: '1' }])
            await post(header.sales_no)
          },
        ]
        try {
          await acts[roll(acts.length)]?.()
        } catch (error) {
          const code = error instanceof BusinessError ? String(error.code) : ''
          if (!meanwhile.some((begin) => code.startsWith(begin))) throw error
        }
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, n) => clerk(n + 1)))
    await addsUp()
    const [found] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { deadlocks: z.int() },
        sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
      ),
    )
    expect(found).toEqual({ deadlocks: 0 })
  }, 60_000)
})
