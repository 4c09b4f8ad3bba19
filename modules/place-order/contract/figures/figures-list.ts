import { list } from '#platform/contract/list-screen.ts'

const figure = { kind: 'decimal', width: 10 } as const
const money = { kind: 'decimal', width: 12, total: true } as const
const ordered = { ja: '発注', en: 'Purchase order', zh: '采购订单' }
const came = { ja: '入荷・検収', en: 'Arrived and accepted', zh: '到货·验收' }
const bought = { ja: '仕入', en: 'Purchases', zh: '采购' }

/** 発注管理: what was ordered, came, was accepted, went back and is owed, by month, supplier and item. */
export const figuresList = list({
  name: 'placeOrderManage',
  title: { ja: '発注管理', en: 'Purchasing figures', zh: '采购管理' },
  area: 'placeorder',
  path: '/placeOrder/placeOrderManage',
  icon: 'chart',
  key: ['month', 'supplier_cd', 'branch_no', 'item_cd'],
  columns: {
    month: { kind: 'code', months: true, label: { ja: '年月', en: 'Month', zh: '年月' }, width: 8 },
    supplier_cd: {
      ...{ kind: 'code', width: 10, named: 'supplier_nm' },
      label: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
    },
    branch_no: { kind: 'code', width: 4, label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' } },
    item_cd: { kind: 'code', width: 12, named: 'item_nm', label: { ja: '品目', en: 'Item', zh: '物料' } },
    ordered_qty: { ...figure, group: ordered, label: { ja: '発注数量', en: 'Ordered', zh: '订货数量' } },
    ordered_amount: {
      ...{ ...money, group: ordered },
      label: { ja: '発注金額', en: 'Ordered (yen)', zh: '订货金额' },
    },
    received_qty: { ...figure, group: came, label: { ja: '入荷数', en: 'Received', zh: '已到货' } },
    accepted_qty: { ...figure, group: came, label: { ja: '検収数', en: 'Accepted', zh: '已验收' } },
    returned_qty: { ...figure, group: came, label: { ja: '返品数', en: 'Returned', zh: '已退货' } },
    purchased_qty: { ...figure, group: bought, label: { ja: '仕入数', en: 'Purchased', zh: '采购数量' } },
    purchased_amount: {
      ...{ ...money, group: bought },
      label: { ja: '仕入金額', en: 'Purchased (yen)', zh: '采购金额' },
    },
  },
  shown: [
    ...(['month', 'supplier_cd', 'item_cd', 'ordered_qty', 'ordered_amount', 'received_qty'] as const),
    ...(['accepted_qty', 'returned_qty', 'purchased_qty', 'purchased_amount'] as const),
  ],
  search: ['month', 'supplier_cd', 'item_cd'],
  initial: {},
  quick: [
    { label: { ja: '今月', en: 'This month', zh: '本月' }, asks: (day) => ({ month: day.slice(0, 7) }) },
    { label: { ja: '今年', en: 'This year', zh: '今年' }, asks: (day) => ({ month: day.slice(0, 4) }) },
  ],
  sort: '-month',
})
