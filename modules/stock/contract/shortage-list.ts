import { list } from '#platform/contract/list-screen.ts'
import { movementColumns } from './movement-columns.ts'

const figure = { kind: 'decimal', width: 12 } as const

/** 安全在庫割れ: items of which less can be promised than should always lie there. */
export const shortageList = list({
  name: 'stockShortage',
  title: { ja: '安全在庫割れ', en: 'Below safety stock', zh: '低于安全库存' },
  area: 'stock',
  path: '/stock/stockShortage',
  icon: 'warn',
  key: ['item_cd'],
  columns: {
    item_cd: { ...movementColumns.item_cd, width: 36 },
    short_qty: { ...figure, label: { ja: '不足数', en: 'Short by', zh: '不足数' } },
    safety_stock: { ...figure, label: { ja: '安全在庫', en: 'Safety stock', zh: '安全库存' } },
    available_qty: {
      ...figure,
      label: { ja: '引当可能数', en: 'Available to allocate', zh: '可预留数' },
    },
    qty: { ...figure, label: { ja: '在庫数', en: 'On hand', zh: '库存数' } },
    allocated_qty: { ...figure, label: { ja: '引当数', en: 'Allocated', zh: '已预留' } },
    effective_qty: { ...figure, label: { ja: '有効在庫', en: 'Available stock', zh: '有效库存' } },
    unit_nm: { kind: 'text', label: { ja: '単位', en: 'Unit', zh: '单位' }, width: 6 },
    item_type_cd: { ...movementColumns.item_type_cd, width: 20 },
  },
  search: ['item_cd', 'item_type_cd'],
  sort: 'item_cd',
})
