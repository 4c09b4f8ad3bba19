import type { AccountRow } from '#platform/contract/reconcile/reconcile-accounts.ts'
import { priceOfOne, signed, statedKind } from '#platform/contract/reconcile/stated-row.ts'
import { namesOf } from '#platform/contract/by-name.ts'
import { choice } from '#platform/contract/fields.ts'
import type { ConvertedRow } from '#platform/contract/matching/convert-file.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'
import { purchaseLineFields } from '../purchase/purchase-line-fields.ts'
import { purchaseSlip } from '../purchase/purchase-slip.ts'

const { supplier_slip_no } = purchaseSlip.header
const { po_no, item_cd, item_nm, receipt_dt, qty, unit_price, price_base_qty, amount, remarks } =
  purchaseLineFields

const optional = { required: false } as const
const fields = {
  supplier_slip_no,
  po_no,
  item_cd: { ...item_cd, ...optional },
  item_nm,
  receipt_dt,
  row_kind: choice({ ja: '取引区分', en: 'Kind of row', zh: '交易区分' }, statedKind, { initial: '0' }),
  qty: { ...qty, ...optional, initial: '' },
  unit_price,
  price_base_qty,
  amount,
  remarks,
}
export type StatedField = keyof typeof fields

/** 仕入先の請求明細: what a supplier's own statement says, row by row. */
export const accountTarget: ImportTarget<StatedField> = {
  name: 'supplierAccount',
  title: { ja: '仕入先の請求明細', en: 'Supplier’s statement', zh: '供应商对账单' },
  fields,
  names: namesOf(fields),
  calledToo: {
    supplier_slip_no: ['伝票番号', '伝票No', '納品書番号', '納品書No', '納品番号'],
    po_no: ['注文番号', '注文No', '注文書No', '貴社注文番号', '客先注文番号'],
    item_cd: ['品番', '品目コード', '貴社品番', '客先品番', '図番'],
    item_nm: ['商品名', '品名・規格'],
    receipt_dt: ['納入日', '納品日', '伝票日付', '売上日', '取引日', '日付'],
    row_kind: ['区分', '伝票区分', '売上区分'],
    qty: ['納入数', '納品数', '売上数量'],
    unit_price: ['売上単価', '納入単価'],
    price_base_qty: ['単価単位', '単価基準', '建単位'],
    amount: ['金額（税抜）', '税抜金額', '売上金額', '請求金額'],
    remarks: ['備考', '摘要'],
  },
  required: ['amount'],
}

/** A row as it is laid beside our purchases: what went back is negative, however the supplier writes it. */
export function statedRow({ values }: Pick<ConvertedRow<StatedField>, 'values'>): AccountRow {
  return {
    ...{ slip_no: values.supplier_slip_no, order_no: values.po_no, item_cd: values.item_cd },
    ...{ date: values.receipt_dt, unit_price: priceOfOne(values) },
    qty: signed(values.qty, values.row_kind),
    amount: signed(values.amount, values.row_kind),
  }
}
