import { codes } from '#platform/contract/code-table.ts'
import { choice, code, flag, name } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { note } from './partner-fields.ts'

const itemClass = codes('item_class', {
  1: { ja: '製品', en: 'Product', zh: '产品' },
  2: { ja: '半製品', en: 'Semi-finished', zh: '半成品' },
  3: { ja: '中間品', en: 'Intermediate', zh: '中间品' },
  4: { ja: '部品', en: 'Part', zh: '零件' },
  5: { ja: '材料', en: 'Material', zh: '材料' },
  6: { ja: '原料', en: 'Raw material', zh: '原料' },
  7: { ja: '資材', en: 'Supplies', zh: '物资' },
})

/** How stock is valued. */
export const costMethod = codes('cost_method', {
  1: { ja: '移動平均', en: 'Moving average', zh: '移动平均' },
  2: { ja: '総平均', en: 'Total average', zh: '总平均' },
  3: { ja: '標準原価', en: 'Standard cost', zh: '标准成本' },
  4: { ja: '最終仕入原価', en: 'Last purchase', zh: '最后采购成本' },
})
export type CostMethod = (typeof costMethod.codes)[number]

/** 品目区分: what an item is, and how its stock is valued. */
export const itemTypeMaster = master({
  name: 'item_type',
  title: { ja: '品目区分マスタ', en: 'Item types', zh: '物料类型' },
  area: 'master',
  path: '/masterMaint/master/itemType',
  key: ['item_type_cd'],
  nameField: 'item_type_nm',
  fields: {
    item_type_cd: code({ ja: '品目区分コード', en: 'Item type', zh: '物料类型代码' }, 10),
    item_type_nm: name({ ja: '品目区分名', en: 'Item type name', zh: '物料类型名称' }),
    item_class: choice({ ja: '分類', en: 'Class', zh: '分类' }, itemClass),
    cost_method: choice({ ja: '評価方法', en: 'Valuation', zh: '计价方法' }, costMethod),
    stock_flg: flag({ ja: '在庫管理', en: 'Kept in stock', zh: '库存管理' }, { initial: '1' }),
    note: note(),
  },
  columns: ['item_type_cd', 'item_type_nm', 'item_class', 'cost_method', 'stock_flg'],
  search: ['item_type_cd', 'item_type_nm', 'item_class'],
  sort: 'item_type_cd',
})
