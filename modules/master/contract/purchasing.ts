import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { compare, decimal as read } from '#platform/contract/decimal.ts'
import { price, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, flag, integer } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { isWhole, itemMaster } from './item.ts'
import { masterErrors } from './master-errors.ts'
import { orderCycleMaster } from './order-cycle.ts'
import { branchNo, note } from './partner-fields.ts'
import { priceBaseQty } from './price-base.ts'
import { supplierMaster } from './supplier.ts'

const item = () => reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster)
const supplier = () =>
  reference({ ja: '仕入先', en: 'Supplier', zh: '供应商' }, supplierMaster, {
    parts: ['supplier_cd', 'branch_no'],
  })

/** リードタイム: from the order to the goods, of a supplier for an item. */
export const leadTimeMaster = master({
  name: 'lead_time',
  title: { ja: 'リードタイムマスタ', en: 'Lead times', zh: '提前期' },
  area: 'master',
  path: '/masterMaint/placeOrder/leadTime',
  perFactory: true,
  key: ['supplier_cd', 'branch_no', 'item_cd'],
  nameField: 'item_cd',
  fields: {
    supplier_cd: supplier(),
    branch_no: branchNo(),
    item_cd: item(),
    lead_time: integer({ ja: 'リードタイム（日）', en: 'Lead time (days)', zh: '提前期（天）' }, 0, 999),
    note: note(),
  },
  columns: ['supplier_cd', 'branch_no', 'item_cd', 'lead_time', 'note'],
  search: ['supplier_cd', 'item_cd'],
})

const none = { initial: '0' }

/** 発注マスタ: from whom an item is ordered, when, and how much. */
export const placeOrderMaster = master({
  name: 'place_order_master',
  title: { ja: '発注マスタ', en: 'Ordering', zh: '采购主数据' },
  area: 'master',
  path: '/masterMaint/placeOrder/placeOrderMaster',
  perFactory: true,
  key: ['item_cd', 'supplier_cd', 'branch_no'],
  nameField: 'item_cd',
  fields: {
    item_cd: item(),
    supplier_cd: supplier(),
    branch_no: branchNo(),
    order_method: choice({ ja: '発注方式', en: 'Order method', zh: '订货方式' }, fixedCodes.order_method),
    priority: integer({ ja: '優先順位', en: 'Priority', zh: '优先级' }, 1, 99, { initial: '1' }),
    order_point_lower: quantity(
      { ja: '発注点（下限）', en: 'Order point, lower', zh: '订货点（下限）' },
      none,
    ),
    order_point_upper: quantity(
      { ja: '発注点（上限）', en: 'Order point, upper', zh: '订货点（上限）' },
      none,
    ),
    fixed_qty: quantity({ ja: '発注数量（定量）', en: 'Fixed quantity', zh: '订货数量（定量）' }, none),
    lot: quantity({ ja: '発注ロット', en: 'Order lot', zh: '订货批量' }, none),
    lot_max: quantity(
      { ja: '最大発注ロット', en: 'Largest order lot', zh: '最大订货批量' },
      {
        ...none,
        hint: {
          ja: '0：品目マスタの最大ロット',
          en: '0 is the largest lot of the item',
          zh: '0为物料主数据的最大批量',
        },
      },
    ),
    interval: integer({ ja: '発注間隔（週）', en: 'Interval (weeks)', zh: '订货间隔（周）' }, 0, 52, none),
    cycle_days: integer(
      { ja: '1サイクルの発注日数', en: 'Order days per cycle', zh: '每周期订货天数' },
      1,
      10,
      {
        initial: '1',
      },
    ),
    cycle_cd: reference({ ja: '発注サイクル', en: 'Order cycle', zh: '采购周期' }, orderCycleMaster, {
      required: false,
      hint: {
        ja: '定期発注の発注日',
        en: 'The order days of regular ordering',
        zh: '定期订货的订货日',
      },
    }),
    price: price({ ja: '仕入単価', en: 'Purchase price', zh: '采购单价' }, none),
    price_base_qty: priceBaseQty(),
    temp_price_flg: flag({ ja: '仮単価', en: 'Provisional price', zh: '暂定单价' }),
    note: note(),
  },
  columns: [
    'item_cd',
    'supplier_cd',
    'branch_no',
    'order_method',
    'priority',
    'order_point_lower',
    'order_point_upper',
    'fixed_qty',
  ],
  search: ['item_cd', 'supplier_cd', 'order_method'],
  errors: [masterErrors.MST_UNIT_DECIMALS],
  rules: (ordering, issues) => {
    const { order_method, fixed_qty, interval, order_point_lower, order_point_upper, lot, lot_max } = ordering
    if (order_method === '1' && fixed_qty === '0')
      refuseField(issues, 'fixed_qty', masterErrors.MST_FIXED_QTY)
    if (order_method === '2' && interval === 0) refuseField(issues, 'interval', masterErrors.MST_INTERVAL)
    if (order_method === '3' && order_point_upper === '0')
      refuseField(issues, 'order_point_upper', masterErrors.MST_REPLENISH_UPPER)
    if (order_point_upper !== '0' && compare(read(order_point_upper), read(order_point_lower)) < 0)
      refuseField(issues, 'order_point_upper', masterErrors.MST_UPPER_BELOW_LOWER)
    if (lot_max !== '0' && !isWhole(read(lot_max), lot))
      refuseField(issues, 'lot_max', masterErrors.MST_ORDER_LOTS)
    else if (order_method === '1' && lot_max !== '0' && compare(read(lot_max), read(fixed_qty)) < 0)
      refuseField(issues, 'lot_max', masterErrors.MST_FIXED_ABOVE_LARGEST)
  },
})
