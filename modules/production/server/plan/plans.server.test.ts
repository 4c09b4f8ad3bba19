import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { orderDay, orderStage, type OrderStage } from '#test/order-stage.ts'
import { rows } from '#platform/server/database/database.ts'
import type { StatedColumns } from '#platform/server/database/stated-columns.ts'
import {
  addPlan,
  confirmPlans,
  editPlan,
  lockPlans,
  removePlans,
  shortParts,
} from '../../contract/plan/plan-calls.ts'
import { workOrderList } from '../../contract/work-order/work-order-list.ts'
import { planManageList } from '../../contract/plan/manage-list.ts'
import { planLists } from '../../contract/plan/plan-list.ts'
import {
  aboutWorkOrder,
  printSheets,
  recallSheets,
  withdrawWorkOrders,
} from '../../contract/work-order/work-order-calls.ts'

onPostgres((open) => {
  let stage: OrderStage
  let item_cd = ''
  const listed = async (division: keyof typeof planLists, plan_no: string) => {
    const { list } = await stage.call(planLists[division].endpoints.getList, { page: 1, size: 20, plan_no })
    const [found] = list
    if (!found) throw new Error(`No plan ${plan_no}`)
    return found
  }
  const managed = async (conditions: Readonly<Record<string, string>>) =>
    (await stage.call(planManageList.endpoints.getList, { page: 1, size: 100, ...conditions })).list
  const asked = () => ({
    ...{ production_div: '030' as const, item_cd, qty: '12', start_dt: '2026-11-24', due_dt: '2026-12-01' },
    remarks: '',
  })
  const one = async <T extends StatedColumns>(columns: T, statement: ReturnType<typeof sql>) =>
    (await stage.database.owner('read', (tx) => rows(tx, columns, statement)))[0]
  const seen = async (division: keyof typeof planLists, plan_no: string) => ({
    plan_no,
    update_cnt: (await listed(division, plan_no)).update_cnt ?? 0,
  })
  const order = async () => {
    const made = await stage.enter([{ item_cd, qty: '10' }])
    return made.header.order_no
  }

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const found = await one(
      { item_cd: z.string() },
      sql`SELECT i.item_cd FROM item AS i WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.abort_div = '0' AND i.unit_cd = 'PCS'
        AND i.order_made_flg AND EXISTS (SELECT FROM pbom_process AS p WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd)
        AND EXISTS (SELECT FROM bom AS b WHERE b.company_cd = i.company_cd AND b.parent_item_cd = i.item_cd) ORDER BY 1 LIMIT 1`,
    )
    item_cd = found?.item_cd ?? ''
  })

  describe('A plan by hand', () => {
    it('starts after the business date and ends after it has started', async () => {
      expect(await outcome(stage.call(addPlan, { ...asked(), start_dt: stageDay }))).toBe('BIZ_PLAN_START')
      expect(await outcome(stage.call(addPlan, { ...asked(), due_dt: '2026-11-24' }))).toBe('BIZ_PLAN_END')
    })

    it('is for what is made here, in quantities of its unit', async () => {
      const bought = await one(
        { item_cd: z.string() },
        sql`SELECT item_cd FROM item WHERE company_cd = 'DEMO' AND make_buy = '3' AND abort_div = '0' ORDER BY 1 LIMIT 1`,
      )
      expect(await outcome(stage.call(addPlan, { ...asked(), item_cd: bought?.item_cd ?? '' }))).toBe(
        'BIZ_PLAN_BOUGHT',
      )
      expect(await outcome(stage.call(addPlan, { ...asked(), qty: '1.5' }))).toBe('MST_UNIT_DECIMALS')
      expect(await outcome(stage.call(addPlan, { ...asked(), item_cd: 'NOBODY' }))).toBe('V_NOT_IN_MASTER')
    })

    it('per order names an open line of the item', async () => {
      expect(await outcome(stage.call(addPlan, { ...asked(), production_div: '050' }))).toBe('V_REQUIRED')
      expect(
        await outcome(
          stage.call(addPlan, { ...asked(), production_div: '050', demand_no: 'NONE', demand_line: 1 }),
        ),
      ).toBe('BIZ_PLAN_ORDER')
    })

    it('is listed by its number as a number; one that is for no order names no line', async () => {
      const made: string[] = []
      while (made.at(-1)?.length !== 2) made.push((await stage.call(addPlan, asked())).plan_no)
      const plan_nos = async (sort: 'plan_no' | '-plan_no') => {
        const { list } = await stage.call(planLists['030'].endpoints.getList, { page: 1, size: 100, sort })
        expect(list.every(({ order_line }) => order_line === '')).toBe(true)
        return list.map(({ plan_no }) => plan_no).filter((no) => made.includes(no))
      }
      expect(await plan_nos('plan_no')).toEqual(made)
      expect(await plan_nos('-plan_no')).toEqual(made.toReversed())
    })

    it('is changed as somebody saw it, locked against it, and removed', async () => {
      const { plan_no } = await stage.call(addPlan, asked())
      const first = await seen('030', plan_no)
      await stage.call(editPlan, {
        ...first,
        qty: '20',
        start_dt: '2026-11-25',
        due_dt: '2026-12-02',
        remarks: '急ぎ',
      })
      expect(await listed('030', plan_no)).toMatchObject({ qty: '20', due_dt: '2026-12-02', remarks: '急ぎ' })
      expect(await outcome(stage.call(removePlans, { plans: [first] }))).toBe('STALE')
      await stage.call(lockPlans, { plans: [await seen('030', plan_no)], locked: true })
      const locked = await seen('030', plan_no)
      expect(await outcome(stage.call(removePlans, { plans: [locked] }))).toBe('BIZ_PLAN_LOCKED')
      expect(
        await outcome(
          stage.call(editPlan, {
            ...locked,
            qty: '1',
            start_dt: '2026-11-25',
            due_dt: '2026-12-02',
            remarks: '',
          }),
        ),
      ).toBe('BIZ_PLAN_LOCKED')
      await stage.call(lockPlans, { plans: [locked], locked: false })
      await stage.call(removePlans, { plans: [await seen('030', plan_no)] })
      expect(await managed({ plan_no })).toEqual([])
    })
  })

  describe('A plan for an order', () => {
    const lineOf = (order_no: string) =>
      one(
        { plan_status: z.string(), sheet_status: z.string() },
        sql`SELECT plan_status, sheet_status FROM receive_order_line WHERE company_cd = 'DEMO' AND order_no = ${order_no} AND line_no = 1`,
      )
    const tiedTo = (order_no: string) =>
      one(
        { qty: z.string(), open: z.string() },
        sql`SELECT coalesce(sum(qty), 0)::float8::text AS qty, min(supply_no) AS open FROM peg WHERE company_cd = 'DEMO' AND demand_no = ${order_no}
          HAVING count(*) > 0`,
      )

    it('goes from unplanned to issued and back, and its order’s line goes with it', async () => {
      const order_no = await order()
      expect(await managed({ order_no })).toMatchObject([{ target_div: '0', qty: '10' }])
      const { plan_no } = await stage.call(addPlan, {
        ...asked(),
        ...{ production_div: '050', demand_no: order_no, demand_line: 1 },
      })
      expect(await lineOf(order_no)).toEqual({ plan_status: '1', sheet_status: '0' })
      expect(await managed({ order_no })).toMatchObject([{ target_div: '1', plan_no }])
      const { work_orders } = await stage.call(confirmPlans, { plans: [await seen('050', plan_no)] })
      const [work_order_no = ''] = work_orders
      expect(await lineOf(order_no)).toEqual({ plan_status: '2', sheet_status: '0' })
      // Twelve are made, ten are wanted: no more is tied to the line.
      expect(await tiedTo(order_no)).toEqual({ qty: '10', open: work_order_no })
      expect(await managed({ order_no })).toMatchObject([{ target_div: '2', work_order_no }])
      const about = await stage.call(aboutWorkOrder, { work_order_no })
      expect(about.operations.length).toBeGreaterThan(0)
      expect(about.parts.length).toBeGreaterThan(0)

      const file = await stage.call(printSheets, { work_order_no })
      expect(file.name).toBe(`作業指示書_${work_order_no}.pdf`)
      expect(await lineOf(order_no)).toEqual({ plan_status: '2', sheet_status: '1' })
      const issued = async () => ({
        work_order_no,
        update_cnt: (await managed({ work_order_no }))[0]?.update_cnt ?? 0,
      })
      expect(
        await outcome(stage.call(withdrawWorkOrders, { work_orders: [await issued()], reason: '変更' })),
      ).toBe('BIZ_SHEET_ISSUED')
      await stage.call(recallSheets, { work_orders: [await issued()], reason: '回収' })
      expect(await outcome(stage.call(recallSheets, { work_orders: [await issued()], reason: '回収' }))).toBe(
        'BIZ_SHEET_NOT_ISSUED',
      )
      await stage.call(withdrawWorkOrders, { work_orders: [await issued()], reason: '客先変更' })
      expect(await lineOf(order_no)).toEqual({ plan_status: '1', sheet_status: '0' })
      expect(await tiedTo(order_no)).toBeUndefined()
      expect(
        await one(
          { left: z.int() },
          sql`SELECT (SELECT count(*) FROM allocation WHERE company_cd = 'DEMO' AND demand_no = ${work_order_no})::int
            + (SELECT count(*) FROM peg WHERE company_cd = 'DEMO' AND supply_no = ${work_order_no})::int AS left`,
        ),
      ).toEqual({ left: 0 })
      await stage.call(removePlans, { plans: [await seen('050', plan_no)] })
      expect(await lineOf(order_no)).toEqual({ plan_status: '0', sheet_status: '0' })
    })

    it.each([
      [
        'has begun',
        '20061',
        sql`UPDATE work_order SET instruction_status = '0' WHERE company_cd = 'DEMO' AND work_order_no = `,
      ],
      [
        'is stopped',
        '20061',
        sql`UPDATE work_order SET instruction_status = '4' WHERE company_cd = 'DEMO' AND work_order_no = `,
      ],
      [
        'is done',
        '20060',
        sql`UPDATE work_order SET instruction_status = '2' WHERE company_cd = 'DEMO' AND work_order_no = `,
      ],
    ])('is not withdrawn when it %s', async (_what, code, statement) => {
      const { plan_no } = await stage.call(addPlan, asked())
      const { work_orders } = await stage.call(confirmPlans, { plans: [await seen('030', plan_no)] })
      const [work_order_no = ''] = work_orders
      await stage.database.owner('write', (tx) => tx.execute(sql`${statement}${work_order_no}`))
      expect(
        await outcome(
          stage.call(withdrawWorkOrders, { work_orders: [{ work_order_no, update_cnt: 0 }], reason: '変更' }),
        ),
      ).toBe(code)
    })

    it('is as late as its plan was, when its last process ends behind its day', async () => {
      const { plan_no } = await stage.call(addPlan, asked())
      const { work_orders } = await stage.call(confirmPlans, { plans: [await seen('030', plan_no)] })
      const [work_order_no = ''] = work_orders
      const late = async () => (await managed({ work_order_no })).map(({ late_days }) => late_days)
      expect(await late()).toEqual([0])
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE work_order_operation AS o SET end_at = (h.due_dt + 5 + time '00:30') AT TIME ZONE 'Asia/Tokyo'
          FROM work_order AS h WHERE h.company_cd = 'DEMO' AND h.work_order_no = ${work_order_no} AND o.company_cd = h.company_cd
            AND o.work_order_no = h.work_order_no`),
      )
      expect(await late()).toEqual([5])
      expect(await managed({ work_order_no, late_days: '1..' })).toHaveLength(1)
    })

    it('names what its parts lack, and from which day they do not, before it is confirmed as afterwards', async () => {
      const { plan_no } = await stage.call(addPlan, { ...asked(), qty: '2000' })
      const said = async () =>
        (await stage.call(shortParts, { plan_no })).list.map((one) => [
          ...[one.item_cd, one.short_qty, one.coming_dt],
        ])
      // Somebody makes one of them, a little more than the plan wants: others want some of it, too.
      const made = (await said()).map(([item_cd = '']) => item_cd).find((item_cd) => /-[AB]$/.test(item_cd))
      const supply = await stage.call(addPlan, { ...asked(), item_cd: made ?? '', qty: '2500' })
      await stage.call(confirmPlans, { plans: [await seen('030', supply.plan_no)] })
      const before = await said()
      expect(before.find(([item_cd]) => item_cd === made)?.[2]).toBe(asked().due_dt)
      const { work_orders } = await stage.call(confirmPlans, { plans: [await seen('030', plan_no)] })
      const { parts } = await stage.call(aboutWorkOrder, { work_order_no: work_orders[0] ?? '' })
      const after = parts.filter(({ short_qty }) => short_qty !== '0')
      expect(
        after
          .map((one) => [one.item_cd, one.short_qty, one.coming_dt])
          .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
      ).toEqual(before)
    })

    it('promises its parts what is free, and says before what is missing', async () => {
      const { plan_no } = await stage.call(addPlan, { ...asked(), qty: '100000' })
      const { list } = await stage.call(shortParts, { plan_no })
      expect(list.length).toBeGreaterThan(0)
      for (const { need_qty, free_qty, short_qty } of list)
        expect(Number(short_qty)).toBe(Number(need_qty) - Number(free_qty))
      const { work_orders } = await stage.call(confirmPlans, { plans: [await seen('030', plan_no)] })
      const { parts } = await stage.call(aboutWorkOrder, { work_order_no: work_orders[0] ?? '' })
      const short = list[0]
      const part = parts.find((own) => own.item_cd === short?.item_cd)
      // As much as was said before.
      for (const said of list) {
        const own = parts.filter(({ item_cd }) => item_cd === said.item_cd)
        const promised = own.reduce((sum, { allocated_qty }) => sum + Number(allocated_qty), 0)
        expect([said.item_cd, promised]).toEqual([said.item_cd, Number(said.free_qty)])
      }
      // What is not promised is missing, on the order's page as in the list; the day is the one of the supply that is free.
      expect(part).toMatchObject({ used_qty: '0' })
      expect(Number(part?.short_qty)).toBe(Number(part?.need_qty) - Number(part?.allocated_qty))
      expect(Number(part?.short_qty)).toBeGreaterThan(0)
      const { list: orders } = await stage.call(workOrderList.endpoints.getList, {
        work_order_no: work_orders[0] ?? '',
        short_cnt: '1..',
      })
      expect(orders.map(({ short_cnt }) => short_cnt)).toEqual([
        parts.filter(({ short_qty }) => short_qty !== '0').length,
      ])
      // Nothing brings as many; what somebody has free at once is there today.
      expect(part).toMatchObject({ coming_dt: '', late_days: 0 })
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE stock_availability SET qty = qty + 9000000 WHERE company_cd = 'DEMO' AND factory_cd = 'F01'
          AND item_cd = ${part?.item_cd} AND ownership = '0' AND quality = '0'`),
      )
      const again = await stage.call(aboutWorkOrder, { work_order_no: work_orders[0] ?? '' })
      const free = again.parts.find(({ part_no }) => part_no === part?.part_no)
      expect(free).toMatchObject({ short_qty: part?.short_qty, coming_dt: orderDay, late_days: 0 })
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE work_order_operation SET start_at = '2026-11-16T09:00:00+09:00'
          WHERE company_cd = 'DEMO' AND work_order_no = ${work_orders[0]}`),
      )
      const late = await stage.call(aboutWorkOrder, { work_order_no: work_orders[0] ?? '' })
      expect(late.parts.find(({ part_no }) => part_no === part?.part_no)).toMatchObject({ late_days: 2 })
    })
  })
})

const stageDay = '2026-11-18'
