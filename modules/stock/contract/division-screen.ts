import { screen } from '#platform/contract/screen.ts'
import { texts } from '#platform/contract/text.ts'
import type { End, Poster, PriceRule } from './division.ts'
import type { Text } from '#platform/contract/text.ts'

/** 受払区分一覧: the table by which movements are posted, for people to look at. */
export const divisionScreen = screen({
  path: '/stock/stockDivisions',
  name: 'stockDivisions',
  title: { ja: '受払区分一覧', en: 'Movement types', zh: '收发类型列表' },
  icon: 'columns',
  guard: ['stock:yes'],
  keepAlive: true,
})

export const endTexts: Readonly<Record<End, Text>> = texts({
  arrival: { ja: '社外（9999）', en: 'Outside (9999)', zh: '外部（9999）' },
  dispatch: { ja: '社外（9998）', en: 'Outside (9998)', zh: '外部（9998）' },
  stock: { ja: '自社の場所', en: 'Our places', zh: '自有库位' },
  direct: { ja: '直送の場所', en: 'Direct delivery', zh: '直送库位' },
})

export const priceTexts: Readonly<Record<PriceRule, Text>> = texts({
  given: { ja: '伝票の単価', en: 'Price of the slip', zh: '单据单价' },
  origin: { ja: '元伝票の金額', en: 'Price of its origin', zh: '原单据金额' },
  free: { ja: '0円', en: 'Nothing', zh: '0日元' },
  current: { ja: '評価単価', en: 'Unit cost', zh: '评估单价' },
  standard: { ja: '標準原価', en: 'Standard cost', zh: '标准成本' },
  amount: { ja: '入力した増減額', en: 'Amount typed', zh: '录入的增减额' },
  'new-price': { ja: '入力した新単価', en: 'New price typed', zh: '录入的新单价' },
  unvalued: { ja: '金額なし', en: 'No value', zh: '无金额' },
})

export const posterTexts: Readonly<Record<Poster, Text>> = texts({
  hand: { ja: '在庫登録・在庫移動登録', en: 'Stock entry or move', zh: '出入库录入·库存移动' },
  document: { ja: '他の業務の伝票', en: 'other slips', zh: '其他业务单据' },
  count: { ja: '棚卸差異調整', en: 'Count differences', zh: '盘点差异调整' },
})
