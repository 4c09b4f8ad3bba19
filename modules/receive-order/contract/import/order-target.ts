import { choice } from '#platform/contract/fields.ts'
import { namesOf } from '#platform/contract/by-name.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'
import { orderSlip } from '../order-slip.ts'
import { rowKind } from './row-kind.ts'

const { order_dt, customer_cd, branch_no, destination_cd, customer_po_no, due_dt, remarks } = orderSlip.header
const { customer_item_cd, item_cd, qty, unit_price, desired_dt, location_cd } = orderSlip.lines
const { content_div, treatment_div, supplier_cd, supplier_branch_no, customer_item_nm } = orderSlip.lines
const { customer_line_no, customer_split_no, key_code, house_cd } = orderSlip.lines
const { guaranteed_dt, instruction_dt, delivery_time, run_no, dock, kanban_no } = orderSlip.lines

/** Fields of the order as a whole; each of its rows says them. */
export const orderHeaderFields = {
  ...{ customer_cd, branch_no, order_dt, customer_po_no, destination_cd, due_dt },
}
/** Fields of a line, under the names that they have there. */
export const orderRowFields = {
  ...{ customer_line_no, customer_split_no, key_code, customer_item_cd, item_cd, customer_item_nm },
  ...{ qty, unit_price, desired_dt, content_div, treatment_div, supplier_cd, supplier_branch_no },
  ...{ location_cd, house_cd, guaranteed_dt, instruction_dt, delivery_time, run_no, dock, kanban_no },
}

const fields = {
  row_kind: choice({ ja: '登録区分', en: 'Kind of row', zh: '登记区分' }, rowKind, {
    initial: '0',
  }),
  ...orderHeaderFields,
  ...orderRowFields,
  line_remarks: orderSlip.lines.remarks,
  order_remarks: { ...remarks, label: { ja: '受注備考', en: 'Note on the order', zh: '订单备注' } },
}
export type OrderImportField = keyof typeof fields

/** What customers call our fields, beside our own words. */
const calledToo: { readonly [Name in OrderImportField]?: readonly string[] } = {
  customer_cd: ['得意先コード', '客先コード', '取引先コード'],
  customer_po_no: ['注文番号', '注文No', '注文書No', '発注番号', '発注No', 'PO No', 'PO番号'],
  customer_line_no: ['行', '行番号', '行No', '明細番号', '注文行'],
  customer_split_no: ['分納', '分納No'],
  customer_item_cd: ['品番', '品目コード', '客先品番', '得意先品番', '商品コード', '図番'],
  customer_item_nm: ['品名', '品目名', '商品名'],
  qty: ['注文数', '注文数量', '受注数', '発注数量', '数'],
  unit_price: ['発注単価', '価格'],
  desired_dt: ['納期', '希望納入日', '納入日', '指定納期'],
  destination_cd: ['納入先コード', '納品先', '納品先コード', '届先'],
  row_kind: ['区分', '処理区分', '変更区分'],
  line_remarks: ['備考', '摘要', 'コメント'],
  order_dt: ['注文日', '発注日'],
  guaranteed_dt: ['保証期限'],
  dock: ['受入', '受入口'],
  run_no: ['納入便', '便No'],
}

/** 受注: a row becomes a line, rows with the same key become an order. */
export const orderTarget: ImportTarget<OrderImportField> = {
  name: 'order',
  title: { ja: '受注', en: 'Order', zh: '销售订单' },
  fields,
  names: namesOf(fields),
  calledToo,
  required: ['customer_cd', 'qty'],
  key: ['customer_cd', 'branch_no', 'customer_po_no'],
  perDay: { day: 'desired_dt', qty: 'qty' },
}
