import { costMethod } from '#modules/master/contract/item-type.ts'
import { list } from '#platform/contract/list-screen.ts'
import { varianceLabel } from './money-labels.ts'

const figure = { kind: 'decimal', width: 10 } as const
const money = { kind: 'decimal', width: 13, total: true, cost: true } as const

/**
 * 在庫評価表: what was there of each item when a period began, what came and went, and what was left and worth at its
 * end. The period is any days, of closed months and open ones; nothing asked: the business date's month.
 */
export const valuationList = list({
  name: 'stockValuation',
  title: { ja: '在庫評価表', en: 'Stock valuation', zh: '库存评估表' },
  area: 'stock',
  path: '/stock/stockValuation',
  icon: 'columns',
  key: ['item_cd'],
  columns: {
    period: { kind: 'date', label: { ja: '期間', en: 'Period', zh: '期间' }, width: 11 },
    item_cd: { kind: 'code', label: { ja: '品目', en: 'Item', zh: '物料' }, width: 26, named: 'item_nm' },
    item_type_cd: {
      kind: 'code',
      label: { ja: '品目区分', en: 'Item type', zh: '物料类型' },
      width: 16,
      named: 'item_type_nm',
    },
    cost_method: {
      kind: 'choice',
      label: { ja: '評価方法', en: 'Valuation', zh: '计价方法' },
      width: 15,
      codes: costMethod,
    },
    unit_nm: { kind: 'text', label: { ja: '単位', en: 'Unit', zh: '单位' }, width: 6 },
    opening_qty: { ...figure, label: { ja: '繰越数量', en: 'Opening', zh: '期初数量' } },
    opening_amount: { ...money, label: { ja: '繰越金額', en: 'Opening value', zh: '期初金额' } },
    in_qty: { ...figure, label: { ja: '受入数量', en: 'In', zh: '收入数量' } },
    in_amount: { ...money, label: { ja: '受入金額', en: 'Value in', zh: '收入金额' } },
    out_qty: { ...figure, label: { ja: '払出数量', en: 'Out', zh: '发出数量' } },
    out_amount: { ...money, label: { ja: '払出金額', en: 'Value out', zh: '发出金额' } },
    revalued_amount: { ...money, label: { ja: '評価増減', en: 'Revalued', zh: '评估增减' } },
    qty: { ...figure, label: { ja: '在庫数', en: 'On hand', zh: '库存数' } },
    unit_cost: { ...figure, label: { ja: '評価単価', en: 'Unit cost', zh: '评估单价' }, cost: true },
    amount: { ...money, label: { ja: '評価額', en: 'Value', zh: '评估额' } },
    variance: { ...money, width: 11, label: varianceLabel },
  },
  shown: [
    'item_cd',
    'cost_method',
    'opening_qty',
    'in_qty',
    'out_qty',
    'revalued_amount',
    'qty',
    'unit_cost',
    'amount',
    'variance',
  ],
  search: ['period', 'item_cd', 'item_type_cd'],
  sort: 'item_cd',
})
