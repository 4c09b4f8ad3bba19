import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { arrivalStage, type ArrivalStage, type SentLine } from '#test/arrival-stage.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { dice } from '#test/dice.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { cancelAcceptance, cancelArrival } from '../../contract/arrival/arrival-calls.ts'
import { cancelSupply, prepareSupply, supplyMaterial } from '../../contract/supply/supply-calls.ts'
import { supplySlip } from '../../contract/supply/supply-slip.ts'

const there = 'OUT-S006'
const reason = '入力間違い'

onPostgres((open) => {
  let stage: ArrivalStage
  let free = ''
  let charged = ''
  let product = ''
  let inspected = ''
  const write = (statement: ReturnType<typeof sql>) =>
    stage.database.owner('write', (tx) => tx.execute(statement))
  /** Two materials and two products; three of the free one go into four pieces, with a loss of 2 %. */
  beforeAll(async () => {
    stage = await arrivalStage(await open(demo))
    ;({ plain: product, inspected } = stage.goods)
    const found = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { code: z.string() },
        sql`SELECT i.item_cd AS code FROM item i JOIN item_type t ON t.company_cd = i.company_cd AND t.item_type_cd = i.item_type_cd
          WHERE i.company_cd = 'DEMO' AND i.abort_div = '0' AND i.unit_cd = 'PCS' AND i.stock_flg AND t.stock_flg AND i.lot_control = '0'
            AND t.cost_method = '1' AND i.item_cd NOT IN (${product}, ${inspected}) ORDER BY 1 LIMIT 2`,
      ),
    )
    ;[free = '', charged = ''] = found.map(({ code }) => code)
    await write(
      sql`UPDATE stock_location SET supplier_cd = ${stage.goods.supplier_cd} WHERE company_cd = 'DEMO' AND location_cd = ${there}`,
    )
    await write(
      sql`DELETE FROM bom WHERE company_cd = 'DEMO' AND parent_item_cd IN (${product}, ${inspected})`,
    )
    await write(
      sql`UPDATE item SET purchase_price = 40, purchase_price_base_qty = '1' WHERE company_cd = 'DEMO' AND item_cd = ${charged}`,
    )
    await write(sql`INSERT INTO bom (company_cd, parent_item_cd, seq, from_dt, item_cd, base_qty, need_qty, scrap_rate, supply_div, create_user, update_user)
      VALUES ('DEMO', ${product}, 1, '2020-01-01', ${free}, 4, 3, 2, '4', 'T', 'T'), ('DEMO', ${product}, 2, '2099-01-01', ${charged}, 1, 9, 0, '4', 'T', 'T'),
        ('DEMO', ${inspected}, 1, '2020-01-01', ${charged}, 1, 2, 0, '5', 'T', 'T')`)
    for (const item of [free, charged]) {
      const po_no = await stage.ordered([stage.bought(item, '2000', item === free ? '30' : '25')])
      await stage.received([{ po_no, po_line_no: '1', qty: '2000', location_cd: stage.goods.place }])
    }
  })

  const entered = (lines: readonly SentLine[], header = {}) =>
    stage.call(supplySlip.endpoints.doEdit, {
      assign_mode: '0',
      header: { supply_dt: orderDay, supplier_cd: stage.goods.supplier_cd, branch_no: '00', ...header },
      lines: lines.map((line) => ({ location_cd: stage.goods.place, ...line })),
    })
  const supplied = async (lines: readonly SentLine[], header = {}) => {
    const { supply_no } = (await entered(lines, header)).header
    return stage.call(supplyMaterial, { supply_no })
  }
  const arrives = (po_no: string, qty: string) =>
    stage.received([{ po_no, po_line_no: '1', qty, location_cd: stage.goods.place }])
  const figure = async (statement: ReturnType<typeof sql>) => {
    const [found] = await stage.database.owner('read', (tx) => rows(tx, { n: z.string() }, statement))
    return Number(found?.n)
  }
  const atSupplier = (item_cd: string) =>
    figure(sql`SELECT coalesce(sum(qty), 0)::text AS n FROM stock_balance WHERE company_cd = 'DEMO' AND item_cd = ${item_cd}
      AND location_cd = ${there}`)
  const worth = (item_cd: string) =>
    figure(
      sql`SELECT coalesce(sum(amount), 0)::text AS n FROM item_cost WHERE company_cd = 'DEMO' AND item_cd = ${item_cd}`,
    )
  const openClaim = (item_cd: string) =>
    figure(sql`SELECT (coalesce((SELECT sum(l.amount) FROM supply_out h JOIN supply_out_line l ON l.company_cd = h.company_cd
        AND l.factory_cd = h.factory_cd AND l.supply_no = h.supply_no WHERE h.company_cd = 'DEMO' AND h.supply_status = '1'
        AND l.item_cd = ${item_cd}), 0) - coalesce((SELECT sum(amount) FROM supply_use WHERE company_cd = 'DEMO' AND item_cd = ${item_cd}
        AND NOT taken_back_flg), 0))::text AS n`)
  const owedFor = (items: readonly string[]) =>
    figure(sql`SELECT coalesce(sum(l.amount), 0)::text AS n FROM purchase_line l WHERE l.company_cd = 'DEMO'
      AND l.item_cd IN (${sql.join(
        items.map((item) => sql`${item}`),
        sql`, `,
      )})`)
  const cells = async (attempt: Promise<unknown>) =>
    (await refused(attempt)).fields.map(({ path, code }) => [path, code])

  describe('material free of charge', () => {
    it('is what the order needs by the bill of material and the supplier lacks, and lies with him until the product comes', async () => {
      const before = {
        free: await worth(free),
        product: await worth(product),
        owed: await owedFor([product]),
      }
      const both = before.free + before.product
      const po_no = await stage.ordered([stage.bought(product, '10', '100')])
      // 10 × 3 / 4 × 1.02 = 7.65: eight whole pieces. The line that begins in 2099 does not count.
      const prepared = await stage.call(prepareSupply, { po_no })
      expect(prepared.lines).toMatchObject([{ item_cd: free, qty: '8', supply_kind: '1' }])
      expect(prepared.header).toMatchObject({ po_no, to_location_cd: there, supply_status: '0' })
      await stage.call(supplyMaterial, { supply_no: prepared.header.supply_no })
      expect(await atSupplier(free)).toBe(8)
      expect(await worth(free)).toBe(before.free)
      expect(await refused(stage.call(prepareSupply, { po_no }))).toMatchObject({
        fields: [{ code: 'BIZ_SUPPLY_NOTHING' }],
      })
      // Four draw 3.06, so four; ten draw eight, so the rest four.
      const { arrival_no } = (await arrives(po_no, '4')).header
      expect(await atSupplier(free)).toBe(4)
      const used = before.free - (await worth(free))
      expect(used).toBeGreaterThan(0)
      expect(await worth(product)).toBe(before.product + 400 + used)
      await arrives(po_no, '6')
      expect(await atSupplier(free)).toBe(0)
      expect((await worth(product)) + (await worth(free))).toBe(both + 1000)
      expect(await owedFor([product])).toBe(before.owed + 1000)
      await stage.call(cancelArrival, { arrival_no, reason })
      expect(await atSupplier(free)).toBe(4)
      expect((await worth(product)) + (await worth(free))).toBe(both + 600)
      await arrives(po_no, '4')
      await stage.addsUp()
    })

    it('that the supplier does not have stops the arrival, and names what is missing', async () => {
      const po_no = await stage.ordered([stage.bought(product, '10', '100')])
      expect(await cells(arrives(po_no, '10'))).toEqual([['lines.0.qty', 'BIZ_SUPPLY_SHORT']])
    })

    it('comes back when the supply is cancelled, but not what has gone into products', async () => {
      const before = await stage.onHand(free)
      const { supply_no } = (await supplied([{ supply_kind: '1', item_cd: free, qty: '8' }])).header
      await stage.call(cancelSupply, { supply_no, reason })
      expect(await stage.onHand(free)).toEqual(before)
      const again = (await supplied([{ supply_kind: '1', item_cd: free, qty: '8' }])).header.supply_no
      await arrives(await stage.ordered([stage.bought(product, '10', '100')]), '10')
      expect(await outcome(stage.call(cancelSupply, { supply_no: again, reason }))).toBe('20084')
      await stage.addsUp()
    })

    it('is refused without a place at the supplier, or for another supplier’s order', async () => {
      const line = { supply_kind: '1', item_cd: free, qty: '1' }
      expect(await cells(supplied([line], { supplier_cd: 'S006' }))).toEqual([
        ['header.supplier_cd', 'BIZ_SUPPLY_PLACE'],
      ])
      expect(await cells(supplied([line], { po_no: 'NONE' }))).toEqual([['header.po_no', 'BIZ_SUPPLY_ORDER']])
    })
  })

  describe('material for pay', () => {
    const line = (qty: string, more: SentLine = {}): SentLine => ({
      ...{ supply_kind: '2', item_cd: charged, qty, ...more },
    })

    it('has the purchase price of the item, or another one with its reason', async () => {
      const { lines, header } = await entered([line('10')])
      expect(lines).toMatchObject([{ unit_price: '40', amount: '400' }])
      expect(header.amount).toBe('400')
      expect(await cells(supplied([line('10', { unit_price: '41' })]))).toEqual([
        ['lines.0.price_reason', 'BIZ_SUPPLY_PRICE_REASON'],
      ])
      await stage.call(cancelSupply, { supply_no: header.supply_no, reason })
    })

    it('with the duty to buy back stays our stock, and is set off in the very purchase of the product', async () => {
      const before = {
        product: await worth(inspected),
        material: await worth(charged),
        claim: await openClaim(charged),
      }
      const owed = await owedFor([inspected, charged])
      await supplied([line('20')])
      expect(await worth(charged)).toBe(before.material)
      expect(await openClaim(charged)).toBe(before.claim + 800)
      expect(await owedFor([inspected, charged])).toBe(owed)
      const po_no = await stage.ordered([stage.bought(inspected, '10', '150')])
      const { arrival_no } = (await arrives(po_no, '10')).header
      // 1,500 for the product less 800 for its material, which comes in for what it is worth to us.
      const used = before.material - (await worth(charged))
      expect(used).toBeGreaterThan(0)
      expect(await owedFor([inspected, charged])).toBe(owed + 700)
      expect(await worth(inspected)).toBe(before.product + 700 + used)
      expect(await openClaim(charged)).toBe(before.claim)
      const judged = {
        arrival_line_no: 1,
        good_qty: '8',
        defective_qty: '0',
        return_qty: '2',
        reason: 'キズ',
      }
      const { acceptance_no } = (await stage.accepted(arrival_no, [judged])).header
      expect(await owedFor([inspected, charged])).toBe(owed + 700 - 140)
      expect(await worth(inspected)).toBe(before.product + 700 + used - 140)
      await stage.call(cancelAcceptance, { acceptance_no, reason })
      await stage.call(cancelArrival, { arrival_no, reason })
      expect(await owedFor([inspected, charged])).toBe(owed)
      expect(await worth(inspected)).toBe(before.product)
      expect(await openClaim(charged)).toBe(before.claim + 800)
      expect(await atSupplier(charged)).toBe(20)
      await stage.addsUp()
      await arrives(po_no, '10')
    })

    it('without it is sold: the product is worth what it is bought for, and the material is set off all the same', async () => {
      await write(
        sql`UPDATE supplier SET buy_back_flg = false WHERE company_cd = 'DEMO' AND supplier_cd = ${stage.goods.supplier_cd}`,
      )
      const before = {
        product: await worth(inspected),
        material: await worth(charged),
        there: await atSupplier(charged),
      }
      const owed = await owedFor([inspected, charged])
      const { supply_no } = (await supplied([line('20')])).header
      expect(await worth(charged)).toBeLessThan(before.material)
      expect(await atSupplier(charged)).toBe(before.there)
      const po_no = await stage.ordered([stage.bought(inspected, '10', '150')])
      const { arrival_no } = (await arrives(po_no, '10')).header
      expect(await owedFor([inspected, charged])).toBe(owed + 700)
      expect(await worth(inspected)).toBe(before.product + 1500)
      expect(await outcome(stage.call(cancelSupply, { supply_no, reason }))).toBe('BIZ_SUPPLY_USED')
      await stage.call(cancelArrival, { arrival_no, reason })
      await stage.call(cancelSupply, { supply_no, reason })
      expect(await worth(charged)).toBe(before.material)
      await write(sql`UPDATE supplier SET buy_back_flg = true WHERE company_cd = 'DEMO'`)
      await stage.addsUp()
    })

    it('may not cost more than the product', async () => {
      const { supply_no } = (await supplied([line('20')])).header
      const po_no = await stage.ordered([stage.bought(inspected, '10', '70')])
      expect(await outcome(arrives(po_no, '10'))).toBe('BIZ_SUPPLY_OVER_PRICE')
      await stage.call(cancelSupply, { supply_no, reason })
    })
  })

  it('eight clerks supply, receive and take back: purchases and material are what the stock is worth, and nothing is lost', async () => {
    const items = [product, inspected, free, charged]
    const total = async () => {
      let sum = 0
      for (const item of items) sum += await worth(item)
      return sum
    }
    const variance = () =>
      figure(sql`SELECT coalesce(sum(variance), 0)::text AS n FROM stock_entry WHERE company_cd = 'DEMO'`)
    const before = { worth: await total(), owed: await owedFor(items), variance: await variance() }
    const orders = [
      await stage.ordered([stage.bought(product, '40', '100')]),
      await stage.ordered([stage.bought(inspected, '40', '150')]),
    ]
    const supplies: string[] = []
    const arrivals: string[] = []
    const known = new Set<string>()
    const clerk = async (seed: number) => {
      const roll = dice(seed)
      for (let n = 0; n < 4; n++) {
        const act = roll(4)
        const arrival_no = arrivals[roll(arrivals.length)]
        const supply_no = supplies[roll(supplies.length)]
        if (act === 1 && arrival_no !== undefined)
          known.add(await outcome(stage.call(cancelArrival, { arrival_no, reason })))
        else if (act === 2 && supply_no !== undefined)
          known.add(await outcome(stage.call(cancelSupply, { supply_no, reason })))
        else if (act === 3)
          known.add(
            await outcome(
              arrives(orders[roll(2)] ?? '', String(1 + roll(5))).then(({ header }) =>
                arrivals.push(header.arrival_no),
              ),
            ),
          )
        else
          known.add(
            await outcome(
              supplied([
                { supply_kind: '1', item_cd: free, qty: String(1 + roll(9)) },
                { supply_kind: '2', item_cd: charged, qty: String(1 + roll(9)) },
              ]).then(({ header }) => supplies.push(header.supply_no)),
            ),
          )
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, n) => clerk(n + 1)))
    const refusals = [
      'BIZ_SUPPLY_SHORT',
      'BIZ_SUPPLY_USED',
      'BIZ_SUPPLY_STATE',
      'BIZ_ARRIVAL_STATE',
      'BIZ_TOLERANCE',
      '20084',
      'saved',
    ]
    expect([...known].filter((one) => !refusals.includes(one))).toEqual([])
    expect(known.has('saved')).toBe(true)
    const spent = (await owedFor(items)) - before.owed
    expect((await total()) - before.worth + (await variance()) - before.variance).toBe(spent)
    // What left our stock of the free material has gone into products that have arrived and stand.
    const consumed =
      await figure(sql`SELECT coalesce(sum(-e.qty), 0)::text AS n FROM stock_entry e JOIN stock_ledger g
      ON g.company_cd = e.company_cd AND g.ledger_no = e.ledger_no WHERE e.company_cd = 'DEMO' AND e.item_cd = ${free}
      AND e.location_cd = ${there} AND g.document_kind = 'arrival'`)
    const moved =
      await figure(sql`SELECT coalesce(sum(e.qty), 0)::text AS n FROM stock_entry e JOIN stock_ledger g
      ON g.company_cd = e.company_cd AND g.ledger_no = e.ledger_no WHERE e.company_cd = 'DEMO' AND e.item_cd = ${free}
      AND e.location_cd = ${there} AND g.document_kind = 'supply_out'`)
    expect(await atSupplier(free)).toBe(moved - consumed)
    await stage.addsUp()
  })
})
