import { sql } from 'drizzle-orm'
import { taxLaw, taxLawLongest, type LifeCycle } from '#platform/server/life-cycle/life-cycle.ts'
import { inventory, inventoryLine, inventoryTag } from './tables.ts'

/** The list of a stocktaking is a document for tax. One that has corrected the books is what their rows refer to. */
export const lifeOfInventories: LifeCycle = {
  table: inventory,
  title: { ja: '棚卸', en: 'Stocktaking', zh: '盘点' },
  age: inventory.count_dt,
  goesWhen: sql`${inventory.status} IN ('5', '9') AND NOT EXISTS (SELECT FROM stock_ledger
    WHERE stock_ledger.company_cd = ${inventory.company_cd} AND stock_ledger.document_kind = 'inventory'
      AND stock_ledger.factory_cd = ${inventory.factory_cd} AND stock_ledger.document_no = ${inventory.inventory_no})`,
  stays: {
    ja: '終了していない棚卸と、受払に差異を計上した棚卸は残ります。',
    en: 'What has not ended stays, and what has posted differences.',
    zh: '未结束的盘点，以及已将差异计入收发的盘点将保留。',
  },
  parts: [inventoryLine, inventoryTag],
  least: 12,
  legal: taxLaw,
  initial: { action: '0', months: taxLawLongest },
}
