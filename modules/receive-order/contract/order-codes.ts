import { codes } from '#platform/contract/code-table.ts'

/**
 * The states of an order line, one axis each (decisions.md "Line statuses are independent axes"): what a document to the
 * right does to one of them says nothing of the others.
 */

/** What is still to come of a line, and of an order as a whole. */
export const orderStatus = codes(
  'order_status',
  {
    0: { ja: '有効', en: 'Open', zh: '有效' },
    1: { ja: '完了', en: 'Finished', zh: '完成' },
    8: { ja: '打切', en: 'Closed', zh: '强制结案' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 0: 'go', 1: 'done', 8: 'none', 9: 'bad' },
)
export type OrderStatus = (typeof orderStatus.codes)[number]

export const importStatus = codes(
  'import_status',
  {
    0: { ja: '未取込', en: 'Not imported', zh: '未导入' },
    1: { ja: '取込中', en: 'Importing', zh: '导入中' },
    2: { ja: '取込済', en: 'Imported', zh: '已导入' },
  },
  { 0: 'none', 1: 'go', 2: 'done' },
)

/** Of a customer's file. */
export const fileStatus = codes(
  'order_file_status',
  {
    0: { ja: '未取込', en: 'Not imported', zh: '未导入' },
    1: { ja: '取込中', en: 'Importing', zh: '导入中' },
    2: { ja: '取込済', en: 'Imported', zh: '已导入' },
    3: { ja: '取下げ済', en: 'Withdrawn', zh: '已撤回' },
  },
  { 0: 'none', 1: 'go', 2: 'done', 3: 'none' },
)

export const planStatus = codes(
  'plan_status_of_order',
  {
    0: { ja: '未計画', en: 'Unplanned', zh: '未计划' },
    1: { ja: '計画済', en: 'Planned', zh: '已计划' },
    2: { ja: '確定', en: 'Confirmed', zh: '已确定' },
  },
  { 0: 'none', 1: 'go', 2: 'done' },
)

/** The production's instruction sheet. */
export const sheetStatus = codes(
  'sheet_status',
  {
    0: { ja: '未発行', en: 'Not issued', zh: '未发行' },
    1: { ja: '発行済', en: 'Issued', zh: '已发行' },
  },
  { 0: 'none', 1: 'done' },
)

export const allocationStatus = codes(
  'allocation_status',
  {
    0: { ja: '未引当', en: 'Not allocated', zh: '未预留' },
    1: { ja: '一部引当', en: 'Partly allocated', zh: '部分预留' },
    2: { ja: '引当確定', en: 'Allocated', zh: '预留确定' },
  },
  { 0: 'none', 1: 'warn', 2: 'done' },
)
export type AllocationStatus = (typeof allocationStatus.codes)[number]

export const shippingStatus = codes(
  'shipping_status',
  {
    0: { ja: '未出荷', en: 'Not shipped', zh: '未出货' },
    1: { ja: '一部出荷', en: 'Partly shipped', zh: '部分出货' },
    2: { ja: '出荷済', en: 'Shipped', zh: '已出货' },
  },
  { 0: 'none', 1: 'go', 2: 'done' },
)

export const salesStatus = codes(
  'sales_status',
  {
    0: { ja: '未計上', en: 'Not posted', zh: '未入账' },
    2: { ja: '計上済', en: 'Posted', zh: '已入账' },
  },
  { 0: 'none', 2: 'done' },
)

/** Where the price of a line comes from; an agreed price stays what it is when price lists change. */
export const orderPriceSource = codes('order_price_source', {
  1: { ja: '得意先単価', en: 'Customer price', zh: '客户单价' },
  2: { ja: '品目単価', en: 'Item price', zh: '物料单价' },
  3: { ja: '単価なし', en: 'No price', zh: '无单价' },
  4: { ja: '手入力', en: 'Typed', zh: '手工输入' },
  5: { ja: '無償', en: 'Free', zh: '无偿' },
})
