import { findMasters } from '#platform/server/palette/find-masters.ts'
import { finders } from '#platform/server/palette/finder.ts'
import { on, type Registration } from '#platform/server/module/point.ts'
import { customerMaster } from '../contract/customer.ts'
import { itemMaster } from '../contract/item.ts'
import { supplierMaster } from '../contract/supplier.ts'

/** What the palette finds of this module. */
export const masterFinders: readonly Registration[] = [
  on(
    finders,
    findMasters(customerMaster, {
      kind: 'partner',
      icon: 'building',
      title: { ja: '得意先', en: 'Customer', zh: '客户' },
    }),
  ),
  on(
    finders,
    findMasters(supplierMaster, {
      kind: 'partner',
      icon: 'building',
      title: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
    }),
  ),
  on(
    finders,
    findMasters(itemMaster, { kind: 'item', icon: 'box', title: { ja: '品目', en: 'Item', zh: '物料' } }),
  ),
]
