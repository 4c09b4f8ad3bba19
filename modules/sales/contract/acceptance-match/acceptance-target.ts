import { namesOf } from '#platform/contract/by-name.ts'
import { choice } from '#platform/contract/fields.ts'
import type { ConvertedRow } from '#platform/contract/matching/convert-file.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'
import type { AccountRow } from '#platform/contract/reconcile/reconcile-accounts.ts'
import { priceOfOne, signed, statedKind } from '#platform/contract/reconcile/stated-row.ts'
import { salesLineFields } from '../sale/sales-line-fields.ts'
import { salesSlip } from '../sale/sales-slip.ts'

const { customer_po_no, customer_item_cd, item_nm, qty, unit_price, price_base_qty, amount, line_remarks } =
  salesLineFields
const { source_no, slip_dt } = salesSlip.header

const fields = {
  customer_po_no,
  delivery_no: { ...source_no, label: { ja: '出荷番号', en: 'Delivery no.', zh: '出货号' } },
  customer_item_cd,
  item_nm,
  accepted_dt: { ...slip_dt, label: { ja: '検収日', en: 'Accepted on', zh: '验收日期' } },
  row_kind: choice({ ja: '取引区分', en: 'Kind of row', zh: '交易区分' }, statedKind, { initial: '0' }),
  qty: { ...qty, required: false, initial: '' },
  unit_price,
  price_base_qty,
  amount,
  line_remarks,
}
export type AcceptedField = keyof typeof fields

/** 検収明細: what a customer's acceptance or payment file says, row by row. */
export const acceptanceTarget: ImportTarget<AcceptedField> = {
  name: 'customerAcceptance',
  title: { ja: '得意先の検収明細', en: 'Customer’s acceptances', zh: '客户验收明细' },
  fields,
  names: namesOf(fields),
  calledToo: {
    customer_po_no: ['注文番号', '注文No', '注文書No', '発注番号', '発注No'],
    delivery_no: ['納品番号', '納品書番号', '納品書No', '伝票番号', '伝票No'],
    customer_item_cd: ['品番', '品目コード', '客先品番', '図番'],
    item_nm: ['品名', '品名・規格'],
    accepted_dt: ['検収年月日', '検収日付', '受入日', '納入日', '納品日'],
    row_kind: ['区分', '検収区分'],
    qty: ['検収数', '検収数量', '合格数', '受入数'],
    unit_price: ['検収単価', '発注単価'],
    amount: ['検収金額', '支払金額', '金額（税抜）'],
    line_remarks: ['備考', '摘要'],
  },
  required: ['amount'],
}

/** A row as it is laid beside our sales. */
export const acceptedRow = ({ values }: Pick<ConvertedRow<AcceptedField>, 'values'>): AccountRow => ({
  ...{ slip_no: values.delivery_no, order_no: values.customer_po_no, item_cd: values.customer_item_cd },
  ...{ date: values.accepted_dt, unit_price: priceOfOne(values) },
  qty: signed(values.qty, values.row_kind),
  amount: signed(values.amount, values.row_kind),
})
