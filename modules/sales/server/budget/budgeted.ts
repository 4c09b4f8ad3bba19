import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, itemRead, itemTypeRead } from '#modules/master/server/views.ts'
import { departmentRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { BudgetBy } from '../../contract/budget/budget-calls.ts'
import { sales, salesLine } from '../tables.ts'

/** What a budget can be divided by: who there is, and which of them a posted line belongs to. */
interface Dividing {
  /** `code`, `branch_no`, `name`, `abort_div` of a company's. */
  readonly all: SQL
  /** Of the header h and the line l. */
  readonly code: SQL
  readonly branch_no: SQL
}

const noBranch = sql`''`

export const dividings: Readonly<Record<BudgetBy, Dividing>> = {
  1: {
    all: sql`SELECT d.company_cd, d.department_cd AS code, '' AS branch_no, d.department_nm AS name, d.abort_div
      FROM ${departmentRead.rows} AS d`,
    ...{ code: sql`coalesce(h.department_cd, '')`, branch_no: noBranch },
  },
  2: {
    all: sql`SELECT c.company_cd, c.customer_cd AS code, c.branch_no, c.customer_nm AS name, c.abort_div
      FROM ${customerRead.rows} AS c`,
    ...{ code: sql`h.customer_cd`, branch_no: sql`h.branch_no` },
  },
  3: {
    all: sql`SELECT t.company_cd, t.item_type_cd AS code, '' AS branch_no, t.item_type_nm AS name, t.abort_div
      FROM ${itemTypeRead.rows} AS t`,
    code: sql`coalesce(${itemRead.of('l', 'item_type_cd')}, '')`,
    ...{ branch_no: noBranch },
  },
}

export interface Span {
  readonly first: string
  readonly last: string
}

/** What was posted in the months of a span, without tax; reversals and what came back have the other sign. */
export const readSold = ({ tx, session }: Context, by: BudgetBy, { first, last }: Span) =>
  rows(
    tx,
    { code: z.string(), branch_no: z.string(), month: z.string(), amount: z.string() },
    sql`SELECT ${dividings[by].code} AS code, ${dividings[by].branch_no} AS branch_no,
        to_char(h.account_dt, 'YYYY-MM') AS month,
        trim_scale(sum(coalesce(l.line_margin, 0) + coalesce(l.line_cost, 0)))::text AS amount
      FROM ${sales} AS h JOIN ${salesLine} AS l ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd
        AND l.sales_no = h.sales_no
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.sales_slip_status IN ('1', '2')
        AND h.account_dt >= (${first} || '-01')::date AND h.account_dt < (${last} || '-01')::date + interval '1 month'
      GROUP BY 1, 2, 3`,
  )
