import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkLedger } from '#modules/stock/server/index.ts'
import { examineThoroughly } from '#app/doctor.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { undoWork } from '../contract/work-calls.ts'
import { workEvent, type WorkEventKind } from '../contract/work-codes.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  const undo = (work_order_no: string, process_no: number, event_no: string) =>
    stage.call(undoWork, { work_order_no, process_no, event_no, reason: '入力誤り' })
  /** Everything that an order, its goods and its parts are by now. */
  const whole = async (work_order_no: string) => ({
    order: await stage.ask(
      { status: z.string(), good: z.number(), bad: z.number(), begun: z.boolean(), ended: z.boolean() },
      sql`SELECT instruction_status AS status, good_qty::float8 AS good, defective_qty::float8 AS bad,
          actual_start_at IS NOT NULL AS begun, actual_end_at IS NOT NULL AS ended
        FROM work_order WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no}`,
    ),
    processes: await stage.processes(work_order_no),
    parts: await stage.ask(
      { part_no: z.int(), used: z.number() },
      sql`SELECT part_no, used_qty::float8 AS used FROM work_order_part WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no}
        ORDER BY 1`,
    ),
    stock: await stage.ask(
      { goods: z.string(), qty: z.number() },
      sql`SELECT concat_ws(' ', b.item_cd, b.location_cd, b.lot_no, b.quality, b.process_no) AS goods, sum(b.qty)::float8 AS qty
        FROM stock_balance AS b WHERE b.company_cd = 'DEMO' AND (b.item_cd = ${stage.item_cd} OR b.item_cd IN
          (SELECT p.item_cd FROM work_order_part AS p WHERE p.company_cd = 'DEMO' AND p.work_order_no = ${work_order_no}))
        GROUP BY 1 HAVING sum(b.qty) <> 0 ORDER BY 1`,
    ),
  })

  it('takes back the last entry of a process, with everything that it moved', async () => {
    const no = await stage.made('4')
    await stage.supplied(no)
    const steps = await stage.processes(no)
    const before = await whole(no)
    const told: { process_no: number; event_no: string }[] = []
    for (const { process_no } of steps)
      for (const kind of ['1', '5'] as const) {
        const { event_no } = await stage.event(no, process_no, kind, {
          good_qty: kind === '5' ? '3' : '0',
          ...(kind === '5' && told.length === 1 ? { defective_qty: '1', reason_cd: '10' } : {}),
        })
        told.push({ process_no, event_no })
      }
    expect((await whole(no)).order).toMatchObject([{ status: '2', good: 3, bad: 1, ended: true }])
    const [first] = told
    expect(await outcome(undo(no, first?.process_no ?? 0, first?.event_no ?? ''))).toBe('BIZ_WORK_UNDO_LAST')
    expect(await outcome(undo(no, told[1]?.process_no ?? 0, told[1]?.event_no ?? ''))).toBe(
      'BIZ_WORK_PASSED_ON',
    )
    for (const { process_no, event_no } of told.toReversed()) await undo(no, process_no, event_no)
    expect(await whole(no)).toEqual(before)
  })

  it('takes an event once, however often a device sends it, also at the same time', async () => {
    const no = await stage.made('4')
    await stage.supplied(no)
    const [first] = await stage.processes(no)
    const process_no = first?.process_no ?? 0
    const send = (kind: WorkEventKind, client_key: string, more: object = {}) =>
      stage.event(no, process_no, kind, { client_key, ...more })
    await send('1', `${no}-a`)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send('4', `${no}-b`, { good_qty: '1' })),
    )
    expect(new Set(answers.map(({ event_no }) => event_no)).size).toBe(1)
    expect(await stage.processes(no)).toMatchObject([
      { good_qty: '1' },
      ...(await stage.processes(no)).slice(1),
    ])
    const late = new Date(Date.now() + 60 * 60_000).toISOString()
    expect(await outcome(send('4', `${no}-c`, { good_qty: '1', occurred_at: late }))).toBe('BIZ_WORK_CLOCK')
  })

  describe('Whatever is told and taken back', () => {
    const acts = fc.array(
      fc.record({
        process: fc.nat(3),
        kind: fc.constantFrom(...workEvent.codes, '9' as const),
        good: fc.nat(3),
        bad: fc.nat(1),
      }),
      { minLength: 6, maxLength: 24 },
    )
    it('state and pieces are what the standing events add up to, and the ledger agrees with itself', async () => {
      const accepted = new Map<string, number>()
      await fc.assert(
        fc.asyncProperty(acts, async (tried) => {
          const no = await stage.made('5')
          await stage.supplied(no)
          const steps = await stage.processes(no)
          for (const { process, kind, good, bad } of tried) {
            const process_no = steps[process % steps.length]?.process_no ?? 0
            const [last] = await standing(no, process_no)
            const told =
              kind === '9'
                ? outcome(undo(no, process_no, last?.event_no ?? '0'))
                : outcome(
                    stage.event(no, process_no, kind, {
                      ...{ good_qty: String(good), defective_qty: String(bad), reason_cd: '10' },
                    }),
                  )
            if ((await told) === 'saved') accepted.set(kind, (accepted.get(kind) ?? 0) + 1)
          }
          for (const { process_no, good_qty, defective_qty, work_status } of await stage.processes(no)) {
            const events = await standing(no, process_no)
            const after = { 1: '1', 2: '2', 3: '1', 4: '1', 5: '3' } as const
            expect(work_status).toBe(events[0] ? after[events[0].event_kind as WorkEventKind] : '0')
            expect(Number(good_qty)).toBe(events.reduce((sum, { good }) => sum + good, 0))
            expect(Number(defective_qty)).toBe(events.reduce((sum, { bad }) => sum + bad, 0))
          }
        }),
        { numRuns: 8 },
      )
      // Nothing was proved by what was always refused.
      expect(['1', '4', '9'].filter((kind) => !accepted.get(kind))).toEqual([])
      expect(await stage.database.owner('read', (tx) => checkLedger(tx, product.registered))).toEqual([])
    })

    it('agrees with its order; the doctor finds what does not', async () => {
      const found = async () => {
        const all = await examineThoroughly(stage.database, product.registered, 'stock')
        return all.filter(({ state }) => state !== 'ok').map(({ name }) => name)
      }
      expect(await found()).toEqual([])
      const off = {
        work_order: { good_qty: ['work orders'], defective_qty: ['work orders'] },
        work_order_operation: { good_qty: ['work', 'work orders'], defective_qty: ['work', 'work orders'] },
        work_order_part: { used_qty: ['work'] },
      }
      for (const [table, columns] of Object.entries(off))
        for (const [column, names] of Object.entries(columns)) {
          const by = (more: number) =>
            stage.database.owner('write', (tx) =>
              tx.execute(sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${sql.identifier(column)} + ${more}
                WHERE company_cd = 'DEMO'`),
            )
          await by(1)
          expect((await found()).toSorted(), column).toEqual(names)
          await by(-1)
        }
      expect(await found()).toEqual([])
    })

    /** Of a process, the last first. */
    const standing = (no: string, process_no: number) =>
      stage.ask(
        { event_no: z.string(), event_kind: z.string(), good: z.number(), bad: z.number() },
        sql`SELECT event_no::text, event_kind, good_qty::float8 AS good, defective_qty::float8 AS bad FROM work_event AS e
          WHERE company_cd = 'DEMO' AND work_order_no = ${no} AND process_no = ${process_no} AND undoes IS NULL
            AND NOT EXISTS (SELECT FROM work_event AS u WHERE u.company_cd = 'DEMO' AND u.undoes = e.event_no)
          ORDER BY e.event_no DESC`,
      )
  })
})
