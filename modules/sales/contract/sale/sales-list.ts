import { slipLineList, slipList } from '#platform/contract/slip-list.ts'
import { salesSlipStatus } from './sales-codes.ts'
import { salesSlip } from './sales-slip.ts'

/** What is not posted has neither, and may stand among the rows. */
const costOfPosted = { ja: '計上済みの原価', en: 'Cost of what is posted', zh: '已入账的成本' }
const marginOfPosted = { ja: '計上済みの粗利', en: 'Margin of what is posted', zh: '已入账的毛利' }

/** 売上伝票一覧: a row for each slip; here they are posted. */
export const salesList = slipList(salesSlip, {
  name: 'salesList',
  title: { ja: '売上伝票一覧', en: 'Sales slips', zh: '销售单据列表' },
  path: '/sales/salesList',
  icon: 'columns',
  shown: [
    'sales_no',
    'sales_slip_status',
    'account_dt',
    'customer_cd',
    'destination_cd',
    'colour',
    'net_amount',
    'tax_amount',
    'margin_amount',
    'source',
    'source_no',
    'origin_sales_no',
    'statement_no',
  ],
  search: ['account_dt', 'customer_cd', 'sales_slip_status', 'source_no', 'statement_no', 'employee_cd'],
  // What was cancelled is worth nothing: it stands in no sum until somebody asks for it.
  initial: { sales_slip_status: '0,1,2' },
  quick: [
    { label: salesSlipStatus.texts[0], asks: () => ({ sales_slip_status: '0' }) },
    {
      label: { ja: '今月の計上', en: 'Of this month', zh: '本月' },
      asks: (today) => ({ account_dt: today.slice(0, 7), sales_slip_status: '1,2' }),
    },
  ],
  totals: ['net_amount', 'tax_amount', 'cost_amount', 'margin_amount'],
  totalled: { cost_amount: costOfPosted, margin_amount: marginOfPosted },
})

/** 売上管理: a row for each line, with what it cost and what is left of it. */
export const salesManageList = slipLineList(salesSlip, {
  name: 'salesManage',
  title: { ja: '売上管理', en: 'Sales management', zh: '销售管理' },
  path: '/sales/salesManage',
  icon: 'chart',
  columns: {
    item_type_cd: {
      kind: 'code',
      width: 8,
      label: { ja: '品目区分', en: 'Item type', zh: '物料类型' },
      named: 'item_type_nm',
    },
    margin_rate: {
      kind: 'decimal',
      width: 7,
      label: { ja: '粗利率（%）', en: 'Margin rate (%)', zh: '毛利率（%）' },
      cost: true,
    },
  },
  shown: [
    'sales_no',
    'line_no',
    'account_dt',
    'customer_cd',
    'sales_div',
    'item_cd',
    'qty',
    'unit_price',
    'amount',
    'line_cost',
    'line_margin',
    'margin_rate',
    'employee_cd',
    'colour',
    'sales_slip_status',
  ],
  needed: [
    'branch_no',
    'slip_dt',
    'item_nm',
    'settled_price',
    'corrected_by',
    'returned_qty',
    'tax_cd',
    'tax_rate',
  ],
  search: ['account_dt', 'customer_cd', 'item_cd', 'employee_cd', 'sales_div', 'sales_slip_status'],
  // What goods cost is known when they are posted: the margin of others would be too high.
  initial: { sales_slip_status: '1,2' },
  quick: [
    { label: salesSlipStatus.texts[0], asks: () => ({ sales_slip_status: '0' }) },
    {
      label: { ja: '今月の計上', en: 'Of this month', zh: '本月' },
      asks: (today) => ({ account_dt: today.slice(0, 7), sales_slip_status: '1,2' }),
    },
  ],
  totals: ['amount', 'line_cost', 'line_margin'],
  totalled: { line_cost: costOfPosted, line_margin: marginOfPosted },
})
