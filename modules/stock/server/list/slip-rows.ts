import { sql } from 'drizzle-orm'
import { codeName } from '#modules/system/server/views.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { columnsOf, type SelectedRows } from '#platform/server/list/serve-list.ts'
import type { slipList } from '../../contract/slip-list.ts'
import { handSlipKind } from '../../contract/stock-codes.ts'
import { namesOfItem } from './named.ts'

/**
 * Every line that people have entered by hand, with what has become of it. Each join is by a whole key: what is not
 * asked for is left out of the plan, and a count reads the ledger alone.
 */
export const slipRows = ({
  company_cd,
  factory_cd,
}: FactoryKey): SelectedRows<(typeof slipList)['columns']> => ({
  select: {
    ...columnsOf(
      'l',
      'ledger_no',
      'biz_dt',
      'stock_div',
      'item_cd',
      'reason_cd',
      'reason',
      'user_cd',
      'posted_at',
    ),
    ...namesOfItem('l'),
    slip_no: sql`l.document_no`,
    reason_nm: codeName('STOCK_REASON', 'l', 'reason_cd'),
    lot_no: sql`t.lot_no`,
    state: sql`CASE WHEN l.reverses IS NOT NULL THEN '2' WHEN r.ledger_no IS NOT NULL THEN '1' ELSE '0' END`,
    other_no: sql`coalesce(o.document_no, r.document_no)`,
    from_cd: sql`CASE WHEN f.ours THEN f.location_cd END`,
    to_cd: sql`CASE WHEN t.ours THEN t.location_cd END`,
    qty: sql`CASE WHEN t.ours THEN t.qty WHEN f.ours THEN f.qty ELSE 0 END`,
    amount: sql`t.amount + coalesce(f.amount, 0)`,
    variance: sql`t.variance + coalesce(f.variance, 0)`,
    money: sql`t.amount + t.variance + coalesce(f.amount + f.variance, 0)`,
  },
  from: sql`FROM stock_ledger l
  LEFT JOIN stock_entry t ON t.company_cd = l.company_cd AND t.ledger_no = l.ledger_no AND t.side = 1
  LEFT JOIN stock_entry f ON f.company_cd = l.company_cd AND f.ledger_no = l.ledger_no AND f.side = -1
  LEFT JOIN stock_ledger o ON o.company_cd = l.company_cd AND o.ledger_no = l.reverses
  LEFT JOIN stock_ledger r ON r.company_cd = l.company_cd AND r.reverses = l.ledger_no
  WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.document_kind = ${handSlipKind}`,
})
