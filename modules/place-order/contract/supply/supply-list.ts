import { slipLineList } from '#platform/contract/slip-list.ts'
import { list } from '#platform/contract/list-screen.ts'
import { supplySlip } from './supply-slip.ts'

/** 支給一覧: the lines of everything that was handed to subcontractors. */
export const supplyList = slipLineList(supplySlip, {
  name: 'supplyOutList',
  title: { ja: '支給一覧', en: 'Supplies', zh: '供料列表' },
  path: '/placeOrder/supplyOutList',
  icon: 'columns',
  shown: [
    'supply_no',
    'line_no',
    'supply_dt',
    'supplier_cd',
    'po_no',
    'supply_kind',
    'item_cd',
    'qty',
    'lot_no',
    'unit_price',
    'line_amount',
    'supply_status',
  ],
  search: ['supply_dt', 'supplier_cd', 'po_no', 'item_cd', 'supply_kind', 'supply_status'],
  initial: {},
})

/** 支給材預け残: which of our material lies at whom. */
export const suppliedStockList = list({
  name: 'suppliedStock',
  title: { ja: '支給材預け残', en: 'Material at suppliers', zh: '供应商处供料' },
  area: 'placeorder',
  path: '/placeOrder/suppliedStock',
  icon: 'box',
  key: ['location_cd', 'item_cd', 'lot_no'],
  columns: {
    supplier_cd: {
      ...{ kind: 'code', width: 10, named: 'supplier_nm' },
      label: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
    },
    supplier_branch_no: {
      ...{ kind: 'code', width: 4 },
      label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' },
    },
    location_cd: {
      ...{ kind: 'code', width: 10, named: 'location_nm' },
      label: { ja: '預け先', en: 'Kept at', zh: '存放处' },
    },
    item_cd: {
      ...{ kind: 'code', width: 12, named: 'item_nm' },
      label: { ja: '品目', en: 'Item', zh: '物料' },
    },
    lot_no: { kind: 'code', width: 12, label: { ja: 'ロット番号', en: 'Lot no.', zh: '批次号' } },
    qty: { kind: 'decimal', width: 10, label: { ja: '数量', en: 'Quantity', zh: '数量' } },
    unit_nm: { kind: 'text', width: 5, label: { ja: '単位', en: 'Unit', zh: '单位' } },
    last_dt: { kind: 'date', width: 10, label: { ja: '最終移動日', en: 'Last moved', zh: '最后移动日' } },
  },
  shown: ['supplier_cd', 'location_cd', 'item_cd', 'lot_no', 'qty', 'unit_nm', 'last_dt'],
  search: ['supplier_cd', 'location_cd', 'item_cd'],
  initial: {},
  sort: 'supplier_cd',
})
