import { slipList, slipLineList } from '#platform/contract/slip-list.ts'
import { purchaseSlip } from './purchase-slip.ts'

/** 仕入一覧: a row for each slip. */
export const purchaseList = slipList(purchaseSlip, {
  name: 'purchaseList',
  title: { ja: '仕入一覧', en: 'Purchases', zh: '采购入账列表' },
  path: '/placeOrder/purchaseList',
  icon: 'columns',
  shown: [
    'purchase_no',
    'account_dt',
    'supplier_cd',
    'colour',
    'net_amount',
    'tax_amount',
    'deductible_tax',
    'source',
    'source_no',
    'origin_purchase_no',
    'corrected_by',
    'statement_no',
    'purchase_status',
  ],
  search: ['account_dt', 'supplier_cd', 'purchase_status', 'source', 'supplier_slip_no', 'statement_no'],
  // What was cancelled is worth nothing: it stands in no sum until somebody asks for it.
  initial: { purchase_status: '0,1,2' },
  totals: ['net_amount', 'tax_amount', 'deductible_tax'],
})

/** 仕入明細一覧: a row for each line; here prices are settled. */
export const purchaseLineList = slipLineList(purchaseSlip, {
  name: 'purchaseLineList',
  title: { ja: '仕入明細一覧', en: 'Purchase lines', zh: '采购入账明细列表' },
  path: '/placeOrder/purchaseLineList',
  icon: 'columns',
  shown: [
    'purchase_no',
    'line_no',
    'account_dt',
    'supplier_cd',
    'stock_div',
    'item_cd',
    'item_nm',
    'qty',
    'unit_price',
    'settled_price',
    'amount',
    'temp_price_flg',
    'po_no',
    'origin_no',
    'colour',
    'purchase_status',
  ],
  needed: ['branch_no', 'receipt_dt'],
  search: [
    'account_dt',
    'supplier_cd',
    'item_cd',
    'stock_div',
    'temp_price_flg',
    'po_no',
    'statement_no',
    'purchase_status',
  ],
  // What was cancelled is worth nothing: it stands in no sum until somebody asks for it.
  initial: { purchase_status: '0,1,2' },
  totals: ['amount'],
})
