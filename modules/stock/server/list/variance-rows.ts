import { sql } from 'drizzle-orm'
import { codeName } from '#modules/system/server/views.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { columnsOf, type SelectedRows } from '#platform/server/list/serve-list.ts'
import type { varianceList } from '../../contract/variance-list.ts'
import { namesOfItem } from './named.ts'

/** The entries of this factory with a variance; a movement has at most one of them. */
export const varianceRows = ({
  company_cd,
  factory_cd,
}: FactoryKey): SelectedRows<(typeof varianceList)['columns']> => ({
  select: {
    ...columnsOf(
      'l',
      'stock_div',
      'item_cd',
      'document_kind',
      'document_no',
      'reason_cd',
      'reason',
      'user_cd',
    ),
    ...namesOfItem('l'),
    ...columnsOf('e', 'ledger_no', 'biz_dt', 'amount', 'variance'),
    reason_nm: codeName('STOCK_REASON', 'l', 'reason_cd'),
    qty: sql`coalesce(l.basis_qty, e.qty)`,
    money: sql`e.amount + e.variance`,
  },
  from: sql`FROM stock_entry e
  LEFT JOIN stock_ledger l ON l.company_cd = e.company_cd AND l.ledger_no = e.ledger_no
  WHERE e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd} AND e.variance <> 0`,
})
