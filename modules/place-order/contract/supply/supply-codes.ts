import { codes } from '#platform/contract/code-table.ts'

export const supplyStatus = codes(
  'supply_status',
  {
    0: { ja: '入力中', en: 'Being entered', zh: '录入中' },
    1: { ja: '支給済', en: 'Supplied', zh: '已供料' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 0: 'none', 1: 'done', 9: 'bad' },
)

/** Whether a subcontractor pays for the material. */
export const supplyKind = codes('supply_kind', {
  1: { ja: '無償支給', en: 'Free of charge', zh: '无偿供料' },
  2: { ja: '有償支給', en: 'For pay', zh: '有偿供料' },
})
export type SupplyKind = (typeof supplyKind.codes)[number]
