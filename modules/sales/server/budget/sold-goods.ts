import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SoldGoods } from '#modules/receive-order/server/index.ts'
import { rows } from '#platform/server/database/database.ts'
import { salesManageList } from '../../contract/sale/sales-list.ts'
import { sales, salesLine } from '../tables.ts'

/**
 * What a customer has bought, as orders count it: what was sold less what came back, of posted slips, by the month of their
 * account date. A reversal has the other sign; deposit goods were sold before they ship.
 */
export const goodsSold: SoldGoods = {
  slips: { path: salesManageList.screen.path, day: 'account_dt', conditions: { sales_slip_status: '1,2' } },
  read: ({ tx, session }, { customer_cd, branch_no, item_cd, first, last }) =>
    rows(
      tx,
      { item_cd: z.string(), month: z.string(), qty: z.string() },
      sql`SELECT l.item_cd, to_char(h.account_dt, 'YYYY-MM') AS month,
          trim_scale(sum(CASE WHEN l.sales_div = '520' THEN -l.qty ELSE l.qty END))::text AS qty
        FROM ${sales} AS h JOIN ${salesLine} AS l ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd
          AND l.sales_no = h.sales_no
        WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.customer_cd = ${customer_cd}
          AND h.branch_no = ${branch_no} AND h.sales_slip_status IN ('1', '2') AND l.item_cd IS NOT NULL
          AND (l.sales_div IN ('500', '504') OR (l.sales_div = '520' AND l.return_judgement IN ('1', '2')))
          AND h.account_dt >= (${first} || '-01')::date AND h.account_dt < (${last} || '-01')::date + interval '1 month'
          AND (${item_cd} = '' OR l.item_cd = ${item_cd})
        GROUP BY 1, 2`,
    ),
}
