import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { sales } from '../tables.ts'
import { invoiceStatement, invoiceStatementTax, receipt, receiptMatch } from './tables.ts'

/** What customers owe agrees with the documents behind it: statements with their tax, their slips, their receipts and what settles them. */
export const statementExamination: Examination = {
  name: 'customer accounts',
  thorough: 'stock',
  async examine(database) {
    const wrong = await database.owner('read', (tx) =>
      rows(
        tx,
        { place: z.string() },
        sql`WITH stated AS (SELECT h.company_cd, h.statement_no, count(*)::int AS slips, bool_and(h.sales_slip_status = '2') AS closed
            FROM ${sales} AS h WHERE coalesce(h.statement_no, '') <> '' GROUP BY 1, 2),
          taxes AS (SELECT t.company_cd, t.statement_no, sum(t.net_amount) AS net, sum(t.tax_amount) AS tax
            FROM ${invoiceStatementTax} AS t GROUP BY 1, 2),
          received AS (SELECT r.company_cd, r.statement_no, sum(r.amount) AS amount FROM ${receipt} AS r
            WHERE r.statement_no <> '' AND r.cancel_flg = '0' GROUP BY 1, 2),
          settled AS (SELECT m.company_cd, m.statement_no, sum(m.amount) AS amount FROM ${receiptMatch} AS m GROUP BY 1, 2),
          matched AS (SELECT m.company_cd, m.receipt_no, sum(m.amount) AS amount FROM ${receiptMatch} AS m GROUP BY 1, 2)
          SELECT s.company_cd || ' ' || s.statement_no AS place FROM ${invoiceStatement} AS s
          LEFT JOIN stated AS p USING (company_cd, statement_no) LEFT JOIN taxes AS t USING (company_cd, statement_no)
          LEFT JOIN received AS r USING (company_cd, statement_no) LEFT JOIN settled AS m USING (company_cd, statement_no)
          WHERE s.carried_amount <> s.previous_amount - s.received_amount OR s.sales_amount <> s.net_amount + s.tax_amount
            OR s.billed_amount <> s.carried_amount + s.sales_amount OR s.net_amount <> coalesce(t.net, 0)
            OR s.tax_amount <> coalesce(t.tax, 0) OR s.settled_amount <> coalesce(m.amount, 0)
            OR (s.statement_status <> '9' AND (coalesce(p.slips, 0) <> s.sales_cnt OR p.closed IS false
              OR s.received_amount <> coalesce(r.amount, 0)))
            OR (s.statement_status = '9' AND (p.slips IS NOT NULL OR r.amount IS NOT NULL OR m.amount IS NOT NULL))
          UNION ALL
          SELECT r.company_cd || ' ' || r.receipt_no FROM ${receipt} AS r LEFT JOIN matched AS m USING (company_cd, receipt_no)
          WHERE r.matched_amount <> coalesce(m.amount, 0) OR (r.cancel_flg = '1' AND m.amount IS NOT NULL)
          ORDER BY 1 LIMIT 10`,
      ),
    )
    if (wrong.length === 0) return ok('statements, receipts and what settles them agree')
    return fail(`accounts of customers differ: ${wrong.map(({ place }) => place).join(', ')}`)
  },
}
