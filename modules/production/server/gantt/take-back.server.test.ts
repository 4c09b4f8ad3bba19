import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { rows } from '#platform/server/database/database.ts'
import { appliedMoves, redoMoves, undoMoves } from '../../contract/gantt/applied-moves.ts'
import { applyMoves } from '../../contract/gantt/move-calls.ts'
import { lockPlans } from '../../contract/plan/plan-calls.ts'
import { runPlan } from '../run/run-plan.ts'
import { applyMoves as applyVerb } from './move-plan.ts'

const first_day = '2026-11-16'
const day = 1440

onPostgres((open) => {
  let stage: OrderStage
  const placed = () =>
    stage.database.owner('read', (tx) =>
      rows(
        tx,
        {
          ...{ plan_no: z.string(), process_no: z.int(), facility_cd: z.string(), worker_cd: z.string() },
          ...{
            start: z.int(),
            end: z.int(),
            update_cnt: z.int(),
            pinned: z.boolean(),
            minutes: z.int().nullable(),
          },
        },
        sql`SELECT o.plan_no::text AS plan_no, o.process_no, o.facility_cd, o.worker_cd, p.update_cnt, o.locked_flg AS pinned,
            o.work_minutes AS minutes,
            round(extract(epoch FROM (o.start_at AT TIME ZONE 'Asia/Tokyo') - ${first_day}::timestamp) / 60)::int AS start,
            round(extract(epoch FROM (o.end_at AT TIME ZONE 'Asia/Tokyo') - ${first_day}::timestamp) / 60)::int AS "end"
          FROM plan_operation AS o JOIN production_plan AS p ON p.company_cd = o.company_cd AND p.plan_no = o.plan_no
          WHERE o.company_cd = 'DEMO' AND o.facility_cd <> '' AND o.start_at IS NOT NULL ORDER BY o.plan_no, o.process_no`,
      ),
    )
  type Placed = Awaited<ReturnType<typeof placed>>[number]
  const of = ({ plan_no, process_no }: Pick<Placed, 'plan_no' | 'process_no'>) => `${plan_no}-${process_no}`
  const later = ({ plan_no, process_no, facility_cd, start }: Placed, by: number) => ({
    ...{ first_day, moves: [{ plan_no, process_no, facility_cd, start: start + by, mode: 'push' as const }] },
  })
  const elsewhere = async (before: readonly Placed[]) => {
    const was = new Map(before.map((one) => [of(one), one]))
    return (await placed()).filter((one) => was.get(of(one))?.start !== one.start)
  }
  /** Another planner, at the same Gantt. */
  const byOther = (asked: Parameters<typeof applyVerb>[1]) =>
    inContext(stage.database, { company_cd: 'DEMO', user_cd: 'ADMIN' }, (context) =>
      applyVerb(context, asked),
    )
  let one: Placed
  let other: Placed

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const [sold] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { item_cd: z.string() },
        sql`SELECT i.item_cd FROM item AS i WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.abort_div = '0' AND i.unit_cd = 'PCS'
          AND i.shippable_flg AND EXISTS (SELECT FROM pbom_process AS p WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd)
          ORDER BY 1 LIMIT 1`,
      ),
    )
    await stage.enter([{ item_cd: sold?.item_cd ?? '', qty: '5000' }], { due_dt: '2026-12-18' })
    await inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
    const [first, ...rest] = await placed()
    const second = rest.find(({ plan_no }) => plan_no !== first?.plan_no)
    if (!first || !second) throw new Error('Nothing is planned')
    one = first
    other = second
  })

  describe('Moves that are applied', () => {
    it('are undone: everything stands where it stood, runs may move it again, and it takes as long as before', async () => {
      const before = await placed()
      const [move] = later(one, 0).moves
      const longer = move ? [{ ...move, minutes: 900 }] : []
      const moves = [...longer, ...later(one, day).moves]
      const { moved } = await stage.call(applyMoves, { first_day, moves })
      expect(moved.length).toBeGreaterThan(0)
      expect(await placed()).not.toEqual(before)
      const { undo, redo } = await stage.call(appliedMoves, {})
      expect([undo?.count, redo]).toEqual([moved.length, null])
      const told = await stage.call(undoMoves, { first_day })
      expect([told.left, told.held]).toEqual([[], []])
      expect(await placed()).toEqual(before)
    })

    it('are done again as they were applied, and undone again', async () => {
      const before = await placed()
      await stage.call(redoMoves, { first_day })
      const there = await placed()
      expect(there.find((now) => of(now) === of(one))).toMatchObject({ pinned: true, minutes: 900 })
      await stage.call(undoMoves, { first_day })
      expect(await placed()).toEqual(before)
      await stage.call(redoMoves, { first_day })
      expect(await placed()).toEqual(there)
      await stage.call(undoMoves, { first_day })
      expect(await outcome(stage.call(undoMoves, { first_day }))).toMatch('BIZ_MOVES_NONE')
    })

    it('are taken back one by one, the last first; a new move ends what could be done again', async () => {
      const begin = await placed()
      await stage.call(applyMoves, later(one, day))
      const middle = await placed()
      await stage.call(applyMoves, later(other, 2 * day))
      await stage.call(undoMoves, { first_day })
      expect(await placed()).toEqual(middle)
      await stage.call(undoMoves, { first_day })
      expect(await placed()).toEqual(begin)
      await stage.call(applyMoves, later(other, day))
      expect((await stage.call(appliedMoves, {})).redo).toBeNull()
      await stage.call(undoMoves, { first_day })
      expect(await placed()).toEqual(begin)
    })

    it('stay where another planner has put them since: it is told who, and the others go back', async () => {
      const before = await placed()
      await stage.call(applyMoves, later(one, day))
      const mine = await elsewhere(before)
      const put = mine.find((now) => of(now) === of(one))
      if (!put) throw new Error('It did not move')
      await byOther(later(put, 3 * day))
      const theirs = (await placed()).find((now) => of(now) === of(one))
      expect((await stage.call(appliedMoves, {})).undo?.count).toBe(mine.length)
      const { left } = await stage.call(undoMoves, { first_day })
      // First what was moved by itself, then what had to make room.
      expect(left[0]).toMatchObject({ plan_no: one.plan_no, process_no: one.process_no, kind: 'moved' })
      expect(left[0]?.by).not.toBe('')
      expect((await placed()).find((now) => of(now) === of(one))).toEqual(theirs)
    })

    it('stay where their plan has been locked since', async () => {
      const now = (await placed()).find((each) => of(each) === of(other)) ?? other
      await stage.call(applyMoves, later(now, day))
      const there = await placed()
      const { plan_no, update_cnt } = there.find((each) => of(each) === of(other)) ?? other
      await stage.call(lockPlans, { plans: [{ plan_no, update_cnt }], locked: true })
      const { left } = await stage.call(undoMoves, { first_day })
      expect(left.find((each) => of(each) === of(other))?.kind).toBe('locked')
      const own = (all: readonly Placed[]) => all.find((each) => of(each) === of(other))?.start
      expect(own(await placed())).toBe(own(there))
    })
  })
})
