import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OrderDocuments } from '#modules/receive-order/server/index.ts'
import { say } from '#platform/contract/text.ts'
import { rows } from '#platform/server/database/database.ts'
import { salesNumber } from '../../contract/sale/sales-number.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'
import { statementList } from '../../contract/statement/statement-list.ts'
import { statementNumber } from '../../contract/statement/statement-number.ts'
import { invoiceStatement } from '../statement/tables.ts'
import { sales, salesLine } from '../tables.ts'

const columns = {
  ...{ line_no: z.int(), no: z.string(), qty: z.string(), date: z.string(), posted: z.boolean() },
  ...{ statement_no: z.string(), closing_dt: z.string(), paid: z.boolean() },
}

/** What was sold of an order, returns below zero, and on which invoice it stands; on the order's page. */
export const salesOfOrder: OrderDocuments = async (context, order_no) => {
  const { tx, session, language } = context
  const found = await rows(
    tx,
    columns,
    sql`SELECT l.order_line_no::int AS line_no, h.sales_no AS no, trim_scale(sum(l.qty))::text AS qty, h.account_dt::text AS date,
        h.sales_slip_status IN ('1', '2') AS posted, coalesce(s.statement_no, '') AS statement_no,
        coalesce(s.closing_dt::text, '') AS closing_dt, coalesce(s.settled_amount >= s.due_amount, false) AS paid
      FROM ${sales} AS h JOIN ${salesLine} AS l
          ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.sales_no = h.sales_no
        LEFT JOIN ${invoiceStatement} AS s
          ON s.company_cd = h.company_cd AND s.statement_no = h.statement_no AND s.statement_status = '1'
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd} AND l.order_no = ${order_no}
        AND h.sales_slip_status <> '9'
      GROUP BY l.order_line_no, h.sales_no, h.account_dt, h.sales_slip_status, s.statement_no, s.closing_dt, s.settled_amount,
        s.due_amount
      ORDER BY h.account_dt, h.sales_no`,
  )
  const sold = found.map(({ line_no, no, qty, date, posted }) => ({
    ...{ line_no, no, qty, date, stage: 'sales' as const },
    what: say(salesNumber.name, language),
    link: `${salesSlip.screen.path}?sales_no=${encodeURIComponent(no)}`,
    state: posted ? ('done' as const) : ('underWay' as const),
  }))
  const invoiced = found
    .filter(({ statement_no }) => statement_no !== '')
    .map(({ line_no, statement_no, qty, closing_dt, paid }) => ({
      ...{ line_no, no: statement_no, qty, date: closing_dt, stage: 'invoice' as const },
      what: say(statementNumber.name, language),
      link: `${statementList.screen.path}?statement_no=${encodeURIComponent(statement_no)}&statement_status=`,
      state: paid ? ('done' as const) : ('underWay' as const),
    }))
  return [...sold, ...invoiced]
}
