import { sql } from 'drizzle-orm'
import { itemRead, itemsMeant } from '#modules/master/server/views.ts'
import { orderLineRead } from '#modules/receive-order/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { businessDayRead, factoryRead } from '#modules/system/server/views.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { planManageList } from '../../contract/plan/manage-list.ts'
import { planLists } from '../../contract/plan/plan-list.ts'
import { productionPlan } from './tables.ts'
import { workOrder, workOrderOperation } from '../work-order/tables.ts'

/** The lists differ by what their plans are for. */
const planService = (division: keyof typeof planLists) =>
  listService(planLists[division], {
    rows: ({ company_cd, factory_cd }) => ({
      select: {
        ...columnsOf('p', 'item_cd', 'qty', 'start_dt', 'due_dt', 'need_dt', 'start_at', 'end_at'),
        ...columnsOf('p', 'late_days', 'late_reason', 'late_name', 'plan_status', 'manual_flg', 'locked_flg'),
        ...columnsOf('p', 'work_order_no', 'remarks', 'update_cnt'),
        plan_no: sql`p.plan_no::text`,
        item_nm: itemRead.of('p', 'item_nm'),
        unit_nm: itemRead.of('p', 'unit_nm'),
        order_no: sql`p.demand_no`,
        order_line: sql`nullif(p.demand_line, 0)`,
      },
      from: sql`FROM ${productionPlan} AS p WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
        AND p.production_div = ${division}`,
    }),
    meant: { item_cd: itemsMeant },
    timeZoneOf: directory.timeZoneOf,
  })

export const planServices = (['030', '050', '031', '051'] as const).map(planService)

/** What is late when it is neither planned nor made: its day has passed. */
const lateSince = (due: string) => sql`greatest(${businessDayRead.of('u', 'biz_dt')} - ${sql.raw(due)}, 0)`

/** Behind its day ends an order `h` whose last process stands there, as a plan does before it is confirmed. */
const lateByPlan = sql`coalesce((SELECT (max(o.end_at) AT TIME ZONE ${factoryRead.of('h', 'time_zone')})::date - h.due_dt
  FROM ${workOrderOperation} AS o WHERE o.company_cd = h.company_cd AND o.factory_cd = h.factory_cd
    AND o.work_order_no = h.work_order_no), 0)`

export const planManageService = listService(planManageList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('u', 'row_no', 'target_div', 'production_div', 'item_cd', 'qty', 'good_qty', 'start_dt'),
      ...columnsOf(
        'u',
        'due_dt',
        'order_no',
        'plan_no',
        'work_order_no',
        'work_order_kind',
        'instruction_status',
      ),
      ...columnsOf('u', 'print_count', 'update_cnt'),
      item_nm: itemRead.of('u', 'item_nm'),
      unit_nm: itemRead.of('u', 'unit_nm'),
      order_line: sql`nullif(u.order_line, 0)`,
      late_days: sql`greatest(u.late_days, ${lateSince('u.due_dt')})`,
    },
    from: sql`FROM (
      SELECT l.company_cd, l.factory_cd, l.order_no || '-' || l.line_no AS row_no, '0' AS target_div, '050' AS production_div,
        l.ship_item_cd AS item_cd, l.qty - l.shipped_qty - l.closed_qty - l.allocated_qty AS qty, 0::numeric AS good_qty,
        NULL::date AS start_dt, coalesce(l.ship_dt, l.desired_dt) AS due_dt, l.order_no, l.line_no AS order_line, '' AS plan_no,
        '' AS work_order_no, '' AS work_order_kind, '' AS instruction_status, 0 AS print_count, 0 AS update_cnt, 0 AS late_days
      FROM ${orderLineRead.rows} AS l
      WHERE l.line_status = '0' AND l.treatment_div <> '1' AND l.qty > l.shipped_qty + l.closed_qty + l.allocated_qty
        AND EXISTS (SELECT FROM ${itemRead.rows} AS i WHERE i.company_cd = l.company_cd AND i.item_cd = l.ship_item_cd AND i.make_buy = '1' AND i.order_made_flg)
        AND NOT EXISTS (SELECT FROM ${productionPlan} AS p WHERE p.company_cd = l.company_cd AND p.factory_cd = l.factory_cd
          AND p.demand_no = l.order_no AND p.demand_line = l.line_no AND p.production_div = '050')
      UNION ALL
      SELECT p.company_cd, p.factory_cd, p.plan_no::text, '1', p.production_div, p.item_cd, p.qty, 0, p.start_dt, p.due_dt, p.demand_no,
        p.demand_line, p.plan_no::text, '', '', '', 0, p.update_cnt, p.late_days
      FROM ${productionPlan} AS p WHERE p.plan_status = '1'
      UNION ALL
      SELECT h.company_cd, h.factory_cd, h.work_order_no, CASE h.sheet_status WHEN '1' THEN '3' ELSE '2' END, h.production_div, h.item_cd,
        h.qty, h.good_qty, h.start_dt, h.due_dt, h.demand_no, h.demand_line, coalesce(h.plan_no::text, ''), h.work_order_no,
        h.work_order_kind, h.instruction_status, h.print_count, h.update_cnt, ${lateByPlan}
      FROM ${workOrder} AS h WHERE h.instruction_status <> '2') AS u
      WHERE u.company_cd = ${company_cd} AND u.factory_cd = ${factory_cd}`,
  }),
  meant: { item_cd: itemsMeant },
  timeZoneOf: directory.timeZoneOf,
})
