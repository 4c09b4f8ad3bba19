import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import {
  createPromiseTables,
  fillPromises,
  trialDemands,
  trialSupplies,
  withTrialPromises,
} from '#test/promise-stage.ts'
import { bought, sold, stockStage, today, type StockStage } from '#test/stock-stage.ts'
import type { Context } from '#platform/server/context.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { itemStock } from '../enquiry/item-stock.ts'
import { postStock } from '../ledger/post-stock.ts'
import { effectiveStock } from '../supply-demand/expected-rows.ts'
import { supplyDemand } from '../supply-demand/sources.ts'
import { changeSupply, peg, unpeg } from './peg.ts'
import type { PegRequest } from './supply.ts'

const demands = ['A', 'B', 'C', 'D'] as const
const order = (demand_no: string) => ({ demand_kind: 'trial', demand_no, demand_line: 1 })
const purchase = (supply_no: string) => ({ supply_kind: 'buy', supply_no, supply_line: 1 })
const waits = (no: string, qty: string, more: Partial<PegRequest> = {}): PegRequest => ({
  ...order(no),
  ...purchase('P1'),
  item_cd: 'M1',
  qty,
  ...more,
})

onPostgres((open) => {
  let database: Database
  let stage: StockStage
  beforeAll(async () => {
    database = await open()
    await createPromiseTables(database)
  })
  const begin = async () => {
    stage = await stockStage(database, withTrialPromises.registered)
    await stage.within((context) =>
      fillPromises(context, demands, [
        { supply_no: 'P1', item_cd: 'M1', open_qty: '10' },
        { supply_no: 'P2', item_cd: 'M1', open_qty: '10' },
      ]),
    )
  }
  beforeEach(begin)
  afterEach(() => stage.addsUp())

  /** As the owner of the purchases does it: it locks what it needs, and writes what is left. */
  const purchasing = (supply_no: string, write: string, add: (context: Context) => void) =>
    stage.within((context) =>
      inOneUnit(context, async () => {
        const waiting = demands.map((no) => [no, 1] as const)
        await unitOf(context).lock(
          { document: trialSupplies, keys: [[supply_no]] },
          { document: trialDemands, keys: waiting },
        )
        add(context)
        unitOf(context).write(async () => {
          await context.tx.execute(
            sql`UPDATE trial_supply SET open_qty = ${sql.raw(write)} WHERE supply_no = ${supply_no}`,
          )
        })
        return () => undefined
      }),
    )
  const tie = (...requests: readonly PegRequest[]) =>
    stage.within((context) =>
      inOneUnit(context, () => (peg(context, requests), Promise.resolve(() => undefined))),
    )
  const receive = async (qty: string, place = 'W1', supply_no = 'P1') => {
    let arrived: () => readonly object[] = () => []
    await purchasing(supply_no, `greatest(open_qty - ${qty}, 0)`, (context) => {
      const movements = [{ ...bought('M1', qty, '100', place), supply: purchase(supply_no) }]
      const document = { biz_dt: today, document_kind: 'arrival', document_no: 'K1' } as const
      const posted = postStock(context, { ...document, poster: 'document', movements })
      arrived = () => posted.value.arrived
    })
    return arrived()
  }
  const shrink = (open: string) =>
    purchasing('P1', open, (context) => changeSupply(context, [{ ...purchase('P1'), open }]))
  const told = (statement: ReturnType<typeof sql>) =>
    stage.within(async ({ tx }) => (await rows(tx, { told: z.string() }, statement)).map((row) => row.told))
  const pegged = () =>
    told(
      sql`SELECT concat_ws(' ', demand_no, supply_no, trim_scale(qty)) AS told FROM peg ORDER BY demand_no, supply_no`,
    )
  const promised = () =>
    told(
      sql`SELECT concat_ws(' ', demand_no, warehouse_cd, trim_scale(qty)) AS told FROM allocation ORDER BY demand_no, warehouse_cd`,
    )
  const owners = () =>
    told(sql`SELECT concat_ws(' ', demand_no, status, trim_scale(lost_qty), trim_scale(arrived_qty)) AS told FROM trial_demand
      WHERE lost_qty > 0 OR arrived_qty > 0 ORDER BY 1`)

  it('a demand waits for what a supply will bring, and no more is tied to it than that', async () => {
    await tie(waits('A', '6'), waits('B', '3'), waits('A', '1'))
    expect(await pegged()).toEqual(['A P1 7', 'B P1 3'])
    await expect(tie(waits('C', '1', purchase('P2')), waits('C', '1'))).rejects.toMatchObject({
      code: 'BIZ_PEG_SHORT',
      fields: [{ path: 'lines.1.qty', params: { available: '0' } }],
    })
    await expect(tie(waits('C', '1', purchase('P9')))).rejects.toMatchObject({ code: 'BIZ_PEG_SHORT' })
    expect(await pegged()).toEqual(['A P1 7', 'B P1 3'])
  })

  it('what comes is allocated to those who wait for it, the earliest demand first, in the same transaction', async () => {
    await tie(
      waits('A', '4', { need_dt: '2026-05-01' }),
      waits('B', '4', { need_dt: '2026-04-10' }),
      waits('C', '1', { need_dt: '2026-04-10', priority: 1 }),
    )
    expect(await receive('6')).toEqual([
      { ...order('C'), item_cd: 'M1', warehouse_cd: 'W1', qty: '1.000' },
      { ...order('B'), item_cd: 'M1', warehouse_cd: 'W1', qty: '4.000' },
      { ...order('A'), item_cd: 'M1', warehouse_cd: 'W1', qty: '1.000' },
    ])
    expect(await pegged()).toEqual(['A P1 3'])
    await expect(stage.post([sold('M1', '1')])).rejects.toMatchObject({ code: 20084 })
    await receive('4', 'W2')
    expect(await pegged()).toEqual([])
    expect(await promised()).toEqual(['A W1 1', 'A W2 3', 'B W1 4', 'C W1 1'])
    expect(await owners()).toEqual(['A 1 0 4', 'B 1 0 4', 'C 1 0 1'])
    await stage.post([sold('M1', '1', 'W2')])
  })

  it('a supply that shrinks loosens the latest and least urgent, and their orders are set back at once', async () => {
    await tie(
      waits('A', '3', { need_dt: '2026-04-10' }),
      waits('B', '3', { need_dt: '2026-04-20' }),
      waits('C', '3', { need_dt: '2026-04-20', priority: 9 }),
    )
    await shrink('5')
    expect(await pegged()).toEqual(['A P1 3', 'B P1 2'])
    expect(await owners()).toEqual(['B 0 1 0', 'C 0 3 0'])
    await shrink('0')
    expect(await pegged()).toEqual([])
    expect(await owners()).toEqual(['A 0 3 0', 'B 0 3 0', 'C 0 3 0'])
    expect(
      await told(
        sql`SELECT concat_ws(' ', document_no, demand_no, trim_scale(qty)) AS told FROM allocation_release ORDER BY 1`,
      ),
    ).toEqual(['P1 A 3', 'P1 B 1', 'P1 B 2', 'P1 C 3'])
  })

  it('a loss on the shelf sets back the order that had been promised the goods', async () => {
    await stage.post([bought('M1', '5', '100')])
    await stage.promise({ ...order('A'), warehouse_cd: 'W1', item_cd: 'M1', qty: '4' })
    await stage.post([
      { stock_div: '085', item_cd: 'M1', qty: '3', from: { location_cd: 'W1' }, reason: '破損' },
    ])
    expect(await owners()).toEqual(['A 0 2 0'])
  })

  it('an owner that refuses the loss of its promise refuses the posting', async () => {
    await stage.post([bought('M1', '5', '100')])
    await stage.promise({ ...order('A'), warehouse_cd: 'W1', item_cd: 'M1', qty: '5' })
    await database.owner('write', (tx) =>
      tx.execute(sql`ALTER TABLE trial_demand ADD CONSTRAINT few CHECK (lost_qty < 4)`),
    )
    const lost = stage.post([
      { stock_div: '085', item_cd: 'M1', qty: '5', from: { location_cd: 'W1' }, reason: '破損' },
    ])
    await expect(lost).rejects.toThrow()
    await database.owner('write', (tx) => tx.execute(sql`ALTER TABLE trial_demand DROP CONSTRAINT few`))
    expect(await promised()).toEqual(['A W1 5'])
  })

  it('who is cancelled waits no longer, and the supply is free for others', async () => {
    await tie(waits('A', '10'))
    await stage.within((context) =>
      inOneUnit(context, () => (unpeg(context, [order('A')]), Promise.resolve(() => undefined))),
    )
    await tie(waits('B', '10'))
    expect(await pegged()).toEqual(['B P1 10'])
  })

  it('the enquiry, 有効在庫 and pegs see the same rows', async () => {
    await stage.post([bought('M1', '5', '100')])
    await stage.promise({ ...order('A'), warehouse_cd: 'W1', item_cd: 'M1', qty: '2', need_dt: '2026-04-05' })
    const seen = await stage.within(async (context) => {
      const { steps, effective } = await itemStock(context, { item_cd: 'M1' })
      const [listed] = await rows(
        context.tx,
        { qty: z.string() },
        sql`SELECT trim_scale(effective_qty)::text AS qty FROM (${effectiveStock(
          context.registered(supplyDemand),
          context.session,
        )}) AS e WHERE item_cd = 'M1'`,
      )
      return [
        effective,
        listed?.qty,
        ...steps.map(({ what, no, link, balance }) => [what, no, link, balance].join(' ')),
      ]
    })
    expect(seen).toEqual(['23', '23', '試験受注 A /trial/A 3', '試験発注 P1  13', '試験発注 P2  23'])
  })

  const step = fc.oneof(
    fc.record({
      tie: fc.constantFrom(...demands),
      qty: fc.integer({ min: 1, max: 6 }),
      on: fc.constantFrom('P1', 'P2'),
    }),
    fc.record({ receive: fc.integer({ min: 1, max: 6 }), on: fc.constantFrom('P1', 'P2') }),
    fc.record({ shrink: fc.integer({ min: 0, max: 10 }) }),
  )

  it('whatever is tied, received and cancelled: each piece is waited for, allocated or told to be lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        await begin()
        const tied = new Map<string, number>()
        for (const each of steps) {
          if ('tie' in each) {
            const done = await tie(waits(each.tie, String(each.qty), purchase(each.on))).then(
              () => true,
              () => false,
            )
            if (done) tied.set(each.tie, (tied.get(each.tie) ?? 0) + each.qty)
          } else if ('receive' in each) await receive(String(each.receive), 'W1', each.on)
          else await shrink(String(each.shrink))
        }
        const found = await stage.within(({ tx }) =>
          rows(
            tx,
            { demand_no: z.string(), qty: z.number() },
            sql`SELECT demand_no, sum(qty)::float8 AS qty FROM (SELECT demand_no, qty FROM peg
                UNION ALL SELECT demand_no, qty FROM allocation UNION ALL SELECT demand_no, lost_qty FROM trial_demand) all_of_it
              GROUP BY 1 HAVING sum(qty) > 0 ORDER BY 1`,
          ),
        )
        expect(found.map(({ demand_no, qty }) => [demand_no, qty])).toEqual(
          [...tied].toSorted(([one], [other]) => one.localeCompare(other)),
        )
        await stage.addsUp()
      }),
      { numRuns: database.kind === 'postgres' ? 25 : 5 },
    )
  }, 60_000)
})
