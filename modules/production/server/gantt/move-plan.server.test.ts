import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { rows } from '#platform/server/database/database.ts'
import { applyMoves, tryMoves } from '../../contract/gantt/move-calls.ts'
import { MoveDesk } from '#planning/moves/move-desk.ts'
import { keyOfMove } from '#planning/moves/played-moves.ts'
import { shopOnGantt } from '../../contract/gantt/shop-calls.ts'
import { lockPlans } from '../../contract/plan/plan-calls.ts'
import { cancelCount, cancelPlan } from '../../contract/run/run-calls.ts'
import { runPlan } from '../run/run-plan.ts'

const first_day = '2026-11-16'
const day = 1440

onPostgres((open) => {
  let stage: OrderStage
  const run = () => inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
  const read = <T extends Parameters<typeof rows>[1]>(columns: T, statement: ReturnType<typeof sql>) =>
    stage.database.owner('read', (tx) => rows(tx, columns, statement))
  /** Processes of plans that stand on machines. */
  const placed = () =>
    read(
      {
        ...{ plan_no: z.string(), process_no: z.int(), facility_cd: z.string(), worker_cd: z.string() },
        ...{ start: z.int(), end: z.int(), update_cnt: z.int() },
      },
      sql`SELECT o.plan_no::text AS plan_no, o.process_no, o.facility_cd, o.worker_cd, p.update_cnt,
          round(extract(epoch FROM (o.start_at AT TIME ZONE 'Asia/Tokyo') - ${first_day}::timestamp) / 60)::int AS start,
          round(extract(epoch FROM (o.end_at AT TIME ZONE 'Asia/Tokyo') - ${first_day}::timestamp) / 60)::int AS "end"
        FROM plan_operation AS o JOIN production_plan AS p ON p.company_cd = o.company_cd AND p.plan_no = o.plan_no
        WHERE o.company_cd = 'DEMO' AND o.facility_cd <> '' AND o.start_at IS NOT NULL ORDER BY o.plan_no, o.process_no`,
    )
  type Placed = Awaited<ReturnType<typeof placed>>[number]
  const of = ({ plan_no, process_no }: Pick<Placed, 'plan_no' | 'process_no'>) => `${plan_no}-${process_no}`
  const now = async (one: Placed) => {
    const found = (await placed()).find((other) => of(other) === of(one))
    if (!found) throw new Error(`No ${of(one)}`)
    return found
  }
  const written = () =>
    read({ row: z.string() }, sql`SELECT (o.*)::text || o.xmin AS row FROM plan_operation AS o ORDER BY 1`)
  const later = ({ plan_no, process_no, facility_cd, start }: Placed, by = day) => ({
    ...{ first_day, moves: [{ plan_no, process_no, facility_cd, start: start + by, mode: 'push' as const }] },
  })
  let one: Placed

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const [sold] = await read(
      { item_cd: z.string() },
      sql`SELECT i.item_cd FROM item AS i WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.abort_div = '0' AND i.unit_cd = 'PCS'
        AND i.shippable_flg AND EXISTS (SELECT FROM pbom_process AS p WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd)
        ORDER BY 1 LIMIT 1`,
    )
    await stage.enter([{ item_cd: sold?.item_cd ?? '', qty: '5000' }], { due_dt: '2026-12-18' })
    await run()
    const [first] = await placed()
    if (!first) throw new Error('Nothing is planned')
    one = first
  })

  describe('A process that a planner moves', () => {
    it('is tried first: what follows is told, nothing is written', async () => {
      const before = await written()
      const { moved, held } = await stage.call(tryMoves, later(one))
      const self = moved.find((other) => of(other) === of(one))
      expect(self?.start).toBeGreaterThanOrEqual(one.start + day)
      expect(held.length > 0).toBe(self?.start !== one.start + day)
      expect(await written()).toEqual(before)
    })

    it('is tried in the page as the server tries it, however what is in the way makes room', async () => {
      const desk = new MoveDesk(await stage.call(shopOnGantt, {}), first_day)
      const other = (await placed()).find(({ plan_no }) => plan_no !== one.plan_no)
      for (const mode of ['push', 'repair'] as const) {
        const moves = [one, ...(other ? [other] : [])].flatMap((each) =>
          later(each, -day).moves.map((move) => ({ ...move, start: Math.max(0, move.start), mode })),
        )
        const tried = await stage.call(tryMoves, { first_day, moves })
        expect(desk.play(moves)).toEqual(tried)
        expect(tried.moved.length).toBeGreaterThan(0)
      }
      const [move] = later(one).moves
      const sorted = (all: readonly { readonly plan_no: string; readonly process_no: number }[]) =>
        all.toSorted((a, b) => (of(a) < of(b) ? -1 : 1))
      const shown = desk.preview(move ? [move] : [])
      expect(sorted(shown ?? [])).toEqual(sorted((await stage.call(tryMoves, later(one))).moved))
    })

    it('disturbs nobody where it stands already', async () => {
      expect(await stage.call(tryMoves, later(one, 0))).toEqual({
        ...{ moved: [], held: [], parts: [], later: 0, sooner: 0 },
      })
    })

    it('stands where the answer says, and what comes after it in its plan waits for it', async () => {
      const { moved } = await stage.call(applyMoves, later(one))
      const stored = new Map((await placed()).map((other) => [of(other), other]))
      for (const { plan_no, process_no, facility_cd, worker_cd, start, end } of moved)
        expect(stored.get(of({ plan_no, process_no }))).toMatchObject({ facility_cd, worker_cd, start, end })
      const ends = await read(
        { isLast: z.boolean() },
        sql`SELECT p.end_at = (SELECT max(o.end_at) FROM plan_operation AS o WHERE o.plan_no = p.plan_no) AS "isLast"
          FROM production_plan AS p WHERE p.company_cd = 'DEMO' AND p.plan_no = ${one.plan_no}::bigint`,
      )
      expect(ends).toEqual([{ isLast: true }])
    })

    it('stays there in the next run, and the others go round it', async () => {
      const put = await now(one)
      await run()
      expect(await now(one)).toEqual(put)
      const overlapping = await read(
        { count: z.int() },
        sql`SELECT count(*)::int AS count FROM plan_operation AS a JOIN plan_operation AS b ON b.company_cd = a.company_cd
            AND b.facility_cd = a.facility_cd AND (b.plan_no, b.process_no) > (a.plan_no, a.process_no)
            AND b.start_at < a.end_at AND b.end_at > a.start_at
          JOIN facility AS f ON f.company_cd = a.company_cd AND f.factory_cd = a.factory_cd AND f.facility_cd = a.facility_cd
          WHERE a.company_cd = 'DEMO' AND a.facility_cd <> '' AND f.capacity_kind <> '2'`,
      )
      expect(overlapping).toEqual([{ count: 0 }])
    })

    it('takes as long as the planner says: tried in the page as by the server, kept by runs, and said on the Gantt', async () => {
      const [plan_no, process_no, facility_cd] = [one.plan_no, one.process_no, one.facility_cd]
      const { start, end } = await now(one)
      const longer = (minutes: number) => ({
        ...{
          first_day,
          moves: [{ plan_no, process_no, facility_cd, start, mode: 'push' as const, minutes }],
        },
      })
      const shop = await stage.call(shopOnGantt, {})
      const lengthIn = ({ snapshot: { operations } }: typeof shop) =>
        operations
          .find(({ id }) => id === keyOfMove(one))
          ?.candidates.find(({ facility }) => facility === facility_cd)
      const usual = lengthIn(shop)
      const minutes = Math.ceil((usual?.minutes ?? 0) / (usual?.efficiency ?? 1)) + 600
      const tried = await stage.call(tryMoves, longer(minutes))
      expect(new MoveDesk(shop, first_day).play(longer(minutes).moves)).toEqual(tried)
      const shown = new MoveDesk(shop, first_day).preview(longer(minutes).moves)
      expect(shown?.find((other) => of(other) === of(one))?.end).toBeGreaterThanOrEqual(end + 600)
      await stage.call(applyMoves, longer(minutes))
      const put = await now(one)
      expect([put.start, put.end]).toEqual([start, tried.moved.find((other) => of(other) === of(one))?.end])
      await run()
      expect(await now(one)).toEqual(put)
      expect(lengthIn(await stage.call(shopOnGantt, {}))?.minutes).toBe(minutes)
      // Begun elsewhere it stays so long.
      await stage.call(applyMoves, { first_day, moves: later(put).moves })
      const moved = await now(one)
      expect(moved.end - moved.start).toBeGreaterThanOrEqual(minutes)
    })

    it('is not made longer where something locked stands behind it: nothing is written, and what is in the way is named', async () => {
      // On a machine for several at a time it could go on beside what is locked.
      const { snapshot } = await stage.call(shopOnGantt, {})
      const single = snapshot.facilities.flatMap(({ id, capacity = 1 }) => (capacity === 1 ? [id] : []))
      const all = await placed()
      const behind = (each: Placed) =>
        all.find(
          (other) =>
            other.facility_cd === each.facility_cd &&
            other.start >= each.end &&
            other.plan_no !== each.plan_no,
        )
      const self = all.find((each) => single.includes(each.facility_cd) && behind(each)) ?? one
      const { plan_no, process_no, start, facility_cd } = self
      const next = behind(self)
      if (!next) throw new Error('Nothing stands behind it')
      await stage.call(applyMoves, later(next, 0))
      const before = await written()
      const moves = [{ plan_no, process_no, facility_cd, start, mode: 'push' as const, minutes: 50_000 }]
      const told = await outcome(stage.call(applyMoves, { first_day, moves }))
      expect(told).toMatch('BIZ_PLAN_LENGTH')
      expect(await written()).toEqual(before)
      const desk = new MoveDesk(await stage.call(shopOnGantt, {}), first_day)
      expect(desk.play(moves)).toBeUndefined()
      const outside = { first_day, moves: moves.map((move) => ({ ...move, facility_cd: '' })) }
      expect(await outcome(stage.call(tryMoves, outside))).toMatch('BIZ_PLAN_OUTSIDE')
    })

    it('is not put on a machine that cannot do it, nor when its plan is locked', async () => {
      const move = later(one)
      const elsewhere = { ...move, moves: move.moves.map((other) => ({ ...other, facility_cd: 'NONE' })) }
      expect(await outcome(stage.call(applyMoves, elsewhere))).toMatch('BIZ_PLAN_MACHINE')
      const { plan_no, update_cnt } = await now(one)
      await stage.call(lockPlans, { plans: [{ plan_no, update_cnt }], locked: true })
      expect(await outcome(stage.call(applyMoves, move))).toMatch('BIZ_PLAN_LOCKED')
    })

    it('is the run’s again when its plan is unlocked; until then nothing of the plan moves', async () => {
      const ofPlan = async () => (await placed()).filter(({ plan_no }) => plan_no === one.plan_no)
      const locked = await ofPlan()
      await run()
      expect(await ofPlan()).toEqual(locked)
      await stage.call(lockPlans, { plans: [await now(one)], locked: false })
      const pinned = await read(
        { count: z.int() },
        sql`SELECT count(*)::int AS count FROM plan_operation AS o WHERE o.company_cd = 'DEMO' AND o.plan_no = ${one.plan_no}::bigint
          AND (o.locked_flg OR o.work_minutes IS NOT NULL)`,
      )
      expect(pinned).toEqual([{ count: 0 }])
    })

    it('is not cancelled with all the others', async () => {
      const ofRuns = () =>
        read(
          { plan_no: z.string() },
          sql`SELECT plan_no::text AS plan_no FROM production_plan WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND plan_status = '1'
            AND NOT manual_flg ORDER BY plan_no`,
        )
      const [moved] = await ofRuns()
      await stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE plan_operation SET locked_flg = true WHERE company_cd = 'DEMO' AND plan_no = ${moved?.plan_no ?? ''}::bigint`,
        ),
      )
      // The question says how many go and how many stay, before anybody agrees.
      const { removed, kept } = await stage.call(cancelCount, {})
      expect(await stage.call(cancelPlan, {})).toEqual({ removed })
      expect(removed).toBeGreaterThan(0)
      expect(await ofRuns()).toEqual([moved])
      expect(await stage.call(cancelCount, {})).toEqual({ removed: 0, kept })
    })
  })
})
