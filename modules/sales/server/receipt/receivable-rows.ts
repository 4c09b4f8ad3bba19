import { sql } from 'drizzle-orm'
import { customerRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { receivableList } from '../../contract/receipt/receivable-list.ts'
import { invoiceStatement, receipt } from '../statement/tables.ts'

/** What is open of each statement, by how long it has been due; what has come and settles nothing yet stands beside it. */
export const receivableService = listService(receivableList, {
  computed: true,
  rows: ({ company_cd, factory_cd }) => {
    const open = (days: string) =>
      sql`coalesce(sum(s.due_amount - s.settled_amount) FILTER (WHERE today.biz_dt - s.pay_dt ${sql.raw(days)}), 0)`
    return {
      select: {
        ...columnsOf(
          'a',
          'customer_cd',
          'branch_no',
          'billed_amount',
          'received_amount',
          'not_due',
          'late_30',
        ),
        ...columnsOf('a', 'late_60', 'late_90', 'late_more', 'oldest_dt', 'unmatched'),
        balance: sql`a.billed_amount - a.received_amount`,
        customer_nm: customerRead.of('a', 'customer_nm'),
      },
      from: sql`FROM (SELECT company_cd, customer_cd, branch_no, coalesce(b.billed_amount, 0) AS billed_amount,
            coalesce(b.not_due, 0) AS not_due, coalesce(b.late_30, 0) AS late_30, coalesce(b.late_60, 0) AS late_60,
            coalesce(b.late_90, 0) AS late_90, coalesce(b.late_more, 0) AS late_more, b.oldest_dt,
            coalesce(m.received_amount, 0) AS received_amount, coalesce(m.unmatched, 0) AS unmatched
          FROM (SELECT s.company_cd, s.customer_cd, s.branch_no, sum(s.due_amount) AS billed_amount,
              ${open('<= 0')} AS not_due, ${open('BETWEEN 1 AND 30')} AS late_30, ${open('BETWEEN 31 AND 60')} AS late_60,
              ${open('BETWEEN 61 AND 90')} AS late_90, ${open('> 90')} AS late_more,
              min(s.pay_dt) FILTER (WHERE s.due_amount > s.settled_amount) AS oldest_dt
            FROM ${invoiceStatement} AS s
            CROSS JOIN (SELECT ${businessDayRead.of({ company_cd, factory_cd }, 'biz_dt')} AS biz_dt) AS today
            WHERE s.company_cd = ${company_cd} AND s.statement_status <> '9' GROUP BY 1, 2, 3) AS b
          FULL JOIN (SELECT r.company_cd, r.customer_cd, r.branch_no, sum(r.amount) AS received_amount,
              sum(r.amount - r.matched_amount) AS unmatched
            FROM ${receipt} AS r WHERE r.company_cd = ${company_cd} AND r.cancel_flg = '0' GROUP BY 1, 2, 3) AS m
            USING (company_cd, customer_cd, branch_no)) AS a
        WHERE a.billed_amount <> a.received_amount OR a.unmatched <> 0`,
    }
  },
  timeZoneOf: directory.timeZoneOf,
})
