import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { purchase, purchaseLine } from '../tables.ts'
import { supplierStatement, supplierStatementTax } from './tables.ts'

/**
 * What suppliers are owed agrees with the documents behind it: differences with the price that was settled, statements with
 * their tax and with the purchases on them.
 */
export const accountExamination: Examination = {
  name: 'supplier accounts',
  thorough: 'stock',
  async examine(database) {
    const wrong = await database.owner('read', (tx) =>
      rows(
        tx,
        { place: z.string() },
        sql`WITH differences AS (SELECT l.company_cd, l.factory_cd, l.origin_no, l.origin_line_no, sum(l.amount) AS amount
            FROM ${purchaseLine} AS l JOIN ${purchase} AS h USING (company_cd, factory_cd, purchase_no)
            WHERE h.source = '3' AND h.purchase_status <> '9' GROUP BY 1, 2, 3, 4),
          stated AS (SELECT h.company_cd, h.statement_no, count(*)::int AS purchases, bool_and(h.purchase_status = '2') AS closed
            FROM ${purchase} AS h WHERE h.statement_no <> '' GROUP BY 1, 2),
          taxes AS (SELECT t.company_cd, t.statement_no, sum(t.net_amount) AS net, sum(t.tax_amount) AS tax
            FROM ${supplierStatementTax} AS t GROUP BY 1, 2)
          SELECT l.company_cd || ' ' || l.factory_cd || ' ' || l.purchase_no || '/' || l.line_no AS place
          FROM ${purchaseLine} AS l LEFT JOIN differences AS d ON d.company_cd = l.company_cd
            AND d.factory_cd = l.factory_cd AND d.origin_no = l.purchase_no AND d.origin_line_no = l.line_no
          WHERE l.settled_price IS NOT NULL AND coalesce(d.amount, 0) <>
            trunc(l.settled_price * l.qty / l.price_base_qty::int) * CASE l.stock_div WHEN '020' THEN -1 ELSE 1 END - l.amount
          UNION ALL
          SELECT s.company_cd || ' ' || s.statement_no FROM ${supplierStatement} AS s
          LEFT JOIN stated AS p USING (company_cd, statement_no) LEFT JOIN taxes AS t USING (company_cd, statement_no)
          WHERE s.pay_amount <> s.opening_amount + s.net_amount + s.tax_amount
            OR s.net_amount <> coalesce(t.net, 0) OR s.tax_amount <> coalesce(t.tax, 0)
            OR (s.statement_status <> '9' AND (coalesce(p.purchases, 0) <> s.purchase_cnt OR NOT p.closed))
            OR (s.statement_status = '9' AND p.purchases IS NOT NULL)
          ORDER BY 1 LIMIT 10`,
      ),
    )
    if (wrong.length === 0) return ok('purchases, settled prices and statements agree')
    return fail(`accounts of suppliers differ: ${wrong.map(({ place }) => place).join(', ')}`)
  },
}
