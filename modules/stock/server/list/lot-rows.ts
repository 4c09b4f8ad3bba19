import { sql } from 'drizzle-orm'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { columnsOf, type SelectedRows } from '#platform/server/list/serve-list.ts'
import type { lotList } from '../../contract/lot-list.ts'
import { namesOfItem } from './named.ts'

/** All lots that there have been, with what is left of each. */
export const lotRows = ({
  company_cd,
  factory_cd,
}: FactoryKey): SelectedRows<(typeof lotList)['columns']> => ({
  select: {
    ...columnsOf(
      'l',
      'item_cd',
      'lot_no',
      'received_dt',
      'expiry_dt',
      'hold_flg',
      'hold_reason',
      'supplier_lot',
    ),
    ...namesOfItem('l'),
    qty: sql`(SELECT coalesce(sum(b.qty), 0) FROM stock_balance b WHERE b.company_cd = l.company_cd
      AND b.factory_cd = ${factory_cd} AND b.item_cd = l.item_cd AND b.lot_no = l.lot_no)`,
  },
  from: sql`FROM lot l WHERE l.company_cd = ${company_cd}`,
})
