import { sql } from 'drizzle-orm'
import { itemRead, supplierRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import { dieMaster } from '../../contract/die/die.ts'
import { idleDieDays, idleDieList } from '../../contract/die/idle-die-list.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'
import { supplierDie } from './tables.ts'

export const dieService = masterService(dieMaster, supplierDie, { directory })

/** 金型保管状況: counted from the last order of what a die makes, or from the day on which it was lent. One that is stopped stands there all the same. */
export const idleDieService = listService(idleDieList, {
  rows: (session) => {
    const { company_cd, factory_cd } = session
    const today = businessDayRead.of(session, 'biz_dt')
    const idle = sql`${today} - greatest(d.lent_dt, d.last_order_dt)`
    return {
      select: {
        ...columnsOf('d', 'die_cd', 'die_nm', 'die_kind', 'supplier_cd', 'item_cd', 'lent_dt'),
        ...columnsOf('d', 'last_order_dt', 'monthly_fee'),
        supplier_nm: supplierRead.of('d', 'supplier_nm'),
        item_nm: itemRead.of('d', 'item_nm'),
        idle_days: idle,
        fee_state: sql`CASE WHEN ${idle} <= ${idleDieDays} THEN '0' WHEN d.monthly_fee > 0 AND coalesce(d.fee_from_dt, d.lent_dt) <= ${today} THEN '1' ELSE '2' END`,
      },
      from: sql`FROM (SELECT m.*, (SELECT max(h.order_dt) FROM ${placeOrderLine} AS l
          JOIN ${placeOrder} AS h USING (company_cd, factory_cd, po_no)
          WHERE l.company_cd = m.company_cd AND l.factory_cd = m.factory_cd AND l.item_cd = m.item_cd
            AND h.supplier_cd = m.supplier_cd AND h.branch_no = m.branch_no AND l.line_status IN ('1', '2')) AS last_order_dt
        FROM ${supplierDie} AS m WHERE m.abort_div <> '2') AS d
        WHERE d.company_cd = ${company_cd} AND d.factory_cd = ${factory_cd} AND (d.returned_dt IS NULL OR d.returned_dt > ${today})`,
    }
  },
  timeZoneOf: directory.timeZoneOf,
})
