import { choice } from '#platform/contract/fields.ts'
import { quantity } from '#platform/contract/field-kinds.ts'
import { namesOf } from '#platform/contract/by-name.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'
import { orderSlip } from '../order-slip.ts'
import { periodKind } from './forecast-codes.ts'

const { customer_cd, branch_no, destination_cd, order_dt } = orderSlip.header
const { customer_item_cd, item_cd, desired_dt } = orderSlip.lines

const fields = {
  ...{ customer_cd, branch_no, destination_cd, customer_item_cd, item_cd },
  period_kind: choice({ ja: '期間区分', en: 'Kind of period', zh: '期间区分' }, periodKind, { initial: '1' }),
  period_dt: { ...desired_dt, label: { ja: '期間', en: 'Period', zh: '期间' } },
  qty: quantity({ ja: '内示数', en: 'Forecast', zh: '预测数' }, { width: 9 }),
  received_dt: { ...order_dt, label: { ja: '内示発行日', en: 'Issued on', zh: '预测发布日' } },
}
export type ForecastImportField = keyof typeof fields

const calledToo: { readonly [Name in ForecastImportField]?: readonly string[] } = {
  customer_cd: ['得意先コード', '客先コード', '取引先コード'],
  customer_item_cd: ['品番', '品目コード', '客先品番', '得意先品番', '商品コード', '図番'],
  destination_cd: ['納入先コード', '納品先', '納品先コード', '届先'],
  period_dt: ['納期', '納入日', '期間開始日', '年月', '月', '週', '日付'],
  qty: ['数量', '内示数量', '内示', '予定数', '計画数', '数'],
  received_dt: ['発行日', '作成日', '発信日', '送信日'],
}

/** 内示: a row becomes what is announced of an item for a period; with columns of periods, for each of them. */
export const forecastTarget: ImportTarget<ForecastImportField> = {
  name: 'forecast',
  title: { ja: '内示', en: 'Forecast', zh: '预测' },
  fields,
  names: namesOf(fields),
  calledToo,
  required: ['customer_cd', 'qty'],
  perDay: { day: 'period_dt', qty: 'qty' },
}
