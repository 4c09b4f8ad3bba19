import { sql } from 'drizzle-orm'
import { codeName } from '#modules/system/server/views.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { columnsOf, type SelectedRows } from '#platform/server/list/serve-list.ts'
import type { movementList } from '../../contract/movement-list.ts'
import { namesOfItem } from './named.ts'

/** The ends of all movements that lie with us; a change of value lies nowhere. */
export const movementRows = ({
  company_cd,
  factory_cd,
}: FactoryKey): SelectedRows<(typeof movementList)['columns']> => ({
  select: {
    ...columnsOf(
      'e',
      'ledger_no',
      'side',
      'biz_dt',
      'item_cd',
      'location_cd',
      'lot_no',
      'ownership',
      'quality',
    ),
    ...columnsOf('e', 'process_no', 'amount', 'variance'),
    ...columnsOf(
      'l',
      'stock_div',
      'document_kind',
      'document_no',
      'reason_cd',
      'reason',
      'user_cd',
      'posted_at',
    ),
    ...namesOfItem('l'),
    reason_nm: codeName('STOCK_REASON', 'l', 'reason_cd'),
    in_qty: sql`CASE WHEN e.qty > 0 THEN e.qty END`,
    out_qty: sql`CASE WHEN e.qty < 0 THEN -e.qty END`,
    money: sql`e.amount + e.variance`,
  },
  from: sql`FROM stock_entry e
  LEFT JOIN stock_ledger l ON l.company_cd = e.company_cd AND l.ledger_no = e.ledger_no
  WHERE e.ours AND e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd}`,
})
