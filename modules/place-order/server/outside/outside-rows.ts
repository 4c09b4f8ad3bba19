import { sql } from 'drizzle-orm'
import { itemRead, itemsMeant, supplierRead, suppliersMeant } from '#modules/master/server/views.ts'
import { placeStockRead } from '#modules/stock/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { outsideMoveList, outsideProcessList } from '../../contract/outside/outside-list.ts'
import { placeOrder, purchase, purchaseLine } from '../tables.ts'
import { askedSteps } from './outside-work.ts'
import { lineOfStep, notOrdered } from './step-rows.ts'
import { outsideMove, outsideMoveLine, outsideStep } from './tables.ts'

/** 外注加工費 of a line of an order: a sheet over what is owed for it, corrections and settled prices with it. */
const fee = sql`coalesce((SELECT sum(p.amount) FROM ${purchaseLine} AS p JOIN ${purchase} AS q
    ON q.company_cd = p.company_cd AND q.factory_cd = p.factory_cd AND q.purchase_no = p.purchase_no
  WHERE p.company_cd = s.company_cd AND p.factory_cd = s.factory_cd AND p.po_no = s.po_no AND p.po_line_no = s.po_line_no
    AND q.purchase_status IN ('1', '2')), 0)`

/** What the process before has finished and nobody has taken yet; a first process begins its pieces. */
const lying = sql`CASE WHEN s.before_no = 0 THEN l.qty ELSE coalesce((SELECT sum(b.qty) FROM ${placeStockRead.rows} AS b
    WHERE b.company_cd = s.company_cd AND b.factory_cd = s.factory_cd AND b.location_cd = s.before_cd AND b.item_cd = s.item_cd
      AND b.lot_no = s.lot_no AND b.process_no = s.before_no::text AND b.quality = '0'), 0) END`

export const outsideProcessService = listService(outsideProcessList, {
  rows: ({ company_cd, factory_cd }, _search, registered) => ({
    select: {
      ...columnsOf(
        'w',
        'work_order_no',
        'process_no',
        'operation_nm',
        'before_no',
        'outside_state',
        'item_cd',
      ),
      ...columnsOf(
        'w',
        'lot_no',
        'supplier_cd',
        'branch_no',
        'po_no',
        'line_no',
        'qty',
        'ready_qty',
        'sent_qty',
      ),
      ...columnsOf(
        'w',
        'there_qty',
        'good_qty',
        'defective_qty',
        'claim_amount',
        'fee_amount',
        'out_dt',
        'due_dt',
      ),
      item_nm: itemRead.of('w', 'item_nm'),
      supplier_nm: supplierRead.of('w', 'supplier_nm'),
      out_days: sql`CASE WHEN w.there_qty > 0 THEN ${businessDayRead.of('w', 'biz_dt')} - w.out_dt ELSE 0 END`,
      late_days: sql`CASE WHEN w.outside_state <> '4' THEN greatest(0, ${businessDayRead.of('w', 'biz_dt')} - w.due_dt) ELSE 0 END`,
    },
    from: sql`FROM (
        SELECT a.company_cd, a.factory_cd, a.work_order_no, a.process_no, a.operation_nm, a.before_no, '0' AS outside_state,
          a.item_cd, a.lot_no, a.supplier_cd, a.branch_no, '' AS po_no, 0 AS line_no, ${notOrdered('a')} AS qty, 0 AS ready_qty,
          0 AS sent_qty, 0 AS there_qty, 0 AS good_qty, 0 AS defective_qty, 0 AS claim_amount, 0 AS fee_amount,
          NULL::date AS out_dt, a.due_dt
        FROM (${askedSteps(registered)}) AS a
        WHERE a.company_cd = ${company_cd} AND a.factory_cd = ${factory_cd} AND ${notOrdered('a')} > 0
      UNION ALL
        SELECT s.company_cd, s.factory_cd, s.work_order_no, s.process_no, s.operation_nm, s.before_no,
          CASE WHEN l.line_status = '0' THEN '1' WHEN s.sent_qty > s.good_qty + s.defective_qty THEN '3'
            WHEN s.sent_qty >= l.qty - l.closed_qty THEN '4' WHEN ${lying} <= 0 THEN '5' ELSE '2' END,
          s.item_cd, s.lot_no, h.supplier_cd, h.branch_no, s.po_no, s.po_line_no, l.qty,
          CASE WHEN l.line_status = '1' THEN greatest(0, least(l.qty - l.closed_qty - s.sent_qty, ${lying})) ELSE 0 END, s.sent_qty,
          s.sent_qty - s.good_qty - s.defective_qty, s.good_qty, s.defective_qty, s.claim_amount, ${fee}, s.out_dt, l.due_dt
        FROM ${outsideStep} AS s JOIN ${lineOfStep('s')}
        JOIN ${placeOrder} AS h ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.po_no = l.po_no
        WHERE s.company_cd = ${company_cd} AND s.factory_cd = ${factory_cd} AND l.line_status <> '9') AS w
      WHERE true`,
  }),
  computed: true,
  meant: {
    item_cd: itemsMeant,
    supplier_cd: suppliersMeant,
  },
  timeZoneOf: directory.timeZoneOf,
})

export const outsideMoveService = listService(outsideMoveList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('h', 'move_no', 'move_kind', 'move_dt', 'supplier_cd', 'branch_no', 'supplier_slip_no'),
      ...columnsOf('h', 'move_state', 'cancel_reason'),
      ...columnsOf('l', 'line_no', 'po_no', 'po_line_no', 'sent_qty', 'good_qty', 'defective_qty'),
      ...columnsOf('l', 'defect_reason', 'claim_amount', 'next_po_no'),
      ...columnsOf('s', 'work_order_no', 'process_no', 'item_cd'),
      item_nm: itemRead.of('s', 'item_nm'),
      supplier_nm: supplierRead.of('h', 'supplier_nm'),
    },
    from: sql`FROM ${outsideMove} AS h JOIN ${outsideMoveLine} AS l
        ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.move_no = h.move_no
      JOIN ${outsideStep} AS s ON s.company_cd = l.company_cd AND s.factory_cd = l.factory_cd
        AND s.po_no = l.po_no AND s.po_line_no = l.po_line_no
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}`,
  }),
  meant: {
    item_cd: itemsMeant,
    supplier_cd: suppliersMeant,
  },
  timeZoneOf: directory.timeZoneOf,
})
