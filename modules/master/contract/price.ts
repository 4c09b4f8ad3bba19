import { codes } from '#platform/contract/code-table.ts'
import { date, percent, price, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, integer, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { customerMaster } from './customer.ts'
import { itemMaster } from './item.ts'
import { masterErrors } from './master-errors.ts'
import { branchNo, note } from './partner-fields.ts'
import { priceBaseQty } from './price-base.ts'
import { noLimit } from './pricing.ts'
import { supplierMaster } from './supplier.ts'

const item = () => reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster)
const customer = () =>
  reference({ ja: '得意先', en: 'Customer', zh: '客户' }, customerMaster, {
    parts: ['customer_cd', 'branch_no'],
  })

/** In force until the next one begins, for orders up to a quantity (domain-reference.md 2.10). */
const bracket = () => ({
  from_dt: date({ ja: '適用開始日', en: 'Effective from', zh: '生效日期' }),
  qty_limit: quantity(
    { ja: '数量上限', en: 'Qty up to', zh: '数量上限' },
    {
      min: '0.001',
      initial: noLimit,
    },
  ),
  price: price({ ja: '単価', en: 'Unit price', zh: '单价' }, { min: '0.01' }),
  price_base_qty: priceBaseQty(),
  to_dt: date(
    { ja: '適用終了日', en: 'Effective until', zh: '失效日期' },
    {
      required: false,
      hint: {
        ja: '空白は次の期間の前日まで',
        en: 'Blank: until the next period begins',
        zh: '空白表示至下一期间的前一天',
      },
    },
  ),
  temp_price_flg: flag({ ja: '仮単価', en: 'Provisional price', zh: '暂定单价' }),
})

const endsAfterStart = (
  { from_dt, to_dt }: { readonly from_dt: string; readonly to_dt: string },
  issues: Parameters<typeof refuseField>[0],
): void => {
  if (to_dt !== '' && to_dt < from_dt) refuseField(issues, 'to_dt', masterErrors.MST_END_BEFORE_START)
}

/** 単価（仕入）: what an item costs at a supplier. */
export const unitPriceMaster = master({
  name: 'unit_price',
  title: { ja: '仕入単価マスタ', en: 'Purchase prices', zh: '采购单价' },
  area: 'master',
  path: '/masterMaint/master/unitPrice',
  key: ['supplier_cd', 'branch_no', 'item_cd', 'from_dt', 'qty_limit'],
  nameField: 'item_cd',
  fields: {
    supplier_cd: reference({ ja: '仕入先', en: 'Supplier', zh: '供应商' }, supplierMaster, {
      parts: ['supplier_cd', 'branch_no'],
    }),
    branch_no: branchNo(),
    item_cd: item(),
    ...bracket(),
    note: note(),
  },
  rules: endsAfterStart,
  columns: [
    'supplier_cd',
    'item_cd',
    'from_dt',
    'to_dt',
    'qty_limit',
    'price',
    'price_base_qty',
    'temp_price_flg',
  ],
  search: ['supplier_cd', 'item_cd'],
  errors: [masterErrors.MST_UNIT_DECIMALS],
})

/** 得意先単価. */
export const customerUnitPriceMaster = master({
  name: 'customer_unit_price',
  title: { ja: '得意先単価マスタ', en: 'Customer prices', zh: '客户单价' },
  area: 'master',
  path: '/masterMaint/receivesOrder/customerUnitPrice',
  key: ['customer_cd', 'branch_no', 'item_cd', 'from_dt', 'qty_limit'],
  nameField: 'item_cd',
  fields: {
    customer_cd: customer(),
    branch_no: branchNo(),
    item_cd: item(),
    ...bracket(),
    note: note(),
  },
  rules: endsAfterStart,
  columns: [
    'customer_cd',
    'item_cd',
    'from_dt',
    'to_dt',
    'qty_limit',
    'price',
    'price_base_qty',
    'temp_price_flg',
  ],
  search: ['customer_cd', 'item_cd'],
  errors: [masterErrors.MST_UNIT_DECIMALS],
})

const lotRule = codes('lot_rule', {
  0: { ja: 'なし', en: 'None', zh: '无' },
  1: { ja: '混在不可', en: 'Not mixed', zh: '不可混批' },
  2: { ja: '逆転不可', en: 'No going back', zh: '不可倒批' },
  3: { ja: '混在・逆転不可', en: 'Not mixed, no going back', zh: '不可混批、倒批' },
})

const labelLayout = codes('label_layout', {
  1: { ja: '標準', en: 'Standard', zh: '标准' },
  2: { ja: 'かんばん', en: 'Kanban', zh: '看板' },
  9: { ja: '得意先指定', en: 'The customer’s own', zh: '客户指定' },
})

/** Of a label for the customer: how its fields are told apart. */
export const labelFrame = codes('label_frame', {
  1: { ja: '枠線あり', en: 'In frames', zh: '有边框' },
  2: { ja: '枠線なし', en: 'Without frames', zh: '无边框' },
})

/** The code on it. */
export const labelCode = codes('label_code', {
  1: { ja: 'QRコード', en: 'QR code', zh: '二维码' },
  2: { ja: 'バーコード（Code128）', en: 'Bars (Code 128)', zh: '条形码（Code128）' },
  3: { ja: 'バーコード（Code39）', en: 'Bars (Code 39)', zh: '条形码（Code39）' },
})

/** And what the code says; 三点照合 reads each of them. */
export const labelContent = codes('label_content', {
  1: { ja: '品番・数量', en: 'Item, quantity', zh: '料号·数量' },
  2: { ja: '品番・数量・ロット', en: 'Item, quantity, lot', zh: '料号·数量·批次' },
  3: { ja: '注文番号・品番・数量', en: 'Order, item, quantity', zh: '订单号·料号·数量' },
})

const slipLayout = codes('slip_layout', {
  1: { ja: '標準', en: 'Standard', zh: '标准' },
  2: { ja: 'チェーンストア統一伝票', en: 'Chain store slip', zh: '连锁店统一单据' },
  9: { ja: '得意先指定', en: 'The customer’s own', zh: '客户指定' },
})

const unlimited = { ja: '0は指定なし', en: '0: not asked for', zh: '0为不指定' }

/** 得意先品目: what the customer calls our item, and how it wants it delivered. */
export const customerItemMaster = master({
  name: 'customer_item',
  title: { ja: '得意先品目マスタ', en: 'Customer items', zh: '客户物料' },
  area: 'master',
  path: '/masterMaint/receivesOrder/customerItem',
  key: ['customer_cd', 'branch_no', 'customer_item_cd'],
  nameField: 'customer_item_nm',
  fields: {
    customer_cd: customer(),
    branch_no: branchNo(),
    customer_item_cd: code({ ja: '得意先品番', en: 'Customer’s item', zh: '客户料号' }, 40, { width: 20 }),
    customer_item_nm: name({ ja: '得意先品名', en: 'Customer’s name for it', zh: '客户品名' }, 80),
    item_cd: item(),
    revision: text({ ja: '改訂', en: 'Revision', zh: '修订' }, 10, { width: 8 }),
    pack_qty: quantity({ ja: '入数', en: 'Qty per pack', zh: '装箱数' }, { initial: '0' }),
    lot_rule: choice({ ja: 'ロットの条件', en: 'Lots', zh: '批次条件' }, lotRule, { initial: '0' }),
    least_life_days: integer({ ja: '最低残存日数', en: 'Days left, at least', zh: '最少剩余天数' }, 0, 9999, {
      initial: '0',
      hint: unlimited,
    }),
    over_tolerance: percent({ ja: '過納許容（%）', en: 'Over (%)', zh: '超交允许（%）' }, { initial: '0' }),
    under_tolerance: percent({ ja: '不足許容（%）', en: 'Under (%)', zh: '短交允许（%）' }, { initial: '0' }),
    label_layout: choice({ ja: '現品票の様式', en: 'Label', zh: '标签格式' }, labelLayout, { initial: '1' }),
    label_width: integer({ ja: 'ラベルの幅（mm）', en: 'Label width (mm)', zh: '标签宽度（mm）' }, 60, 210, {
      initial: '100',
    }),
    label_height: integer(
      { ja: 'ラベルの高さ（mm）', en: 'Label height (mm)', zh: '标签高度（mm）' },
      40,
      297,
      {
        initial: '60',
      },
    ),
    label_frame: choice({ ja: 'ラベルの枠線', en: 'Frames on the label', zh: '标签边框' }, labelFrame, {
      initial: '1',
    }),
    label_code: choice({ ja: 'ラベルのコード', en: 'Code on the label', zh: '标签条码' }, labelCode, {
      initial: '1',
    }),
    label_content: choice({ ja: 'コードの内容', en: 'What the code says', zh: '条码内容' }, labelContent, {
      initial: '1',
    }),
    label_po_flg: flag(
      { ja: '注文番号を印字', en: 'Prints the order no.', zh: '打印订单号' },
      { initial: '1' },
    ),
    label_lot_flg: flag({ ja: 'ロットを印字', en: 'Prints the lot', zh: '打印批次' }, { initial: '1' }),
    label_due_flg: flag({ ja: '納期を印字', en: 'Prints the due date', zh: '打印交期' }, { initial: '1' }),
    label_dock_flg: flag({ ja: '受入場所を印字', en: 'Prints the dock', zh: '打印收货口' }, { initial: '1' }),
    label_own_flg: flag(
      { ja: '当社品番を印字', en: 'Prints our item', zh: '打印我方料号' },
      { initial: '1' },
    ),
    label_box_flg: flag({ ja: '箱数を印字', en: 'Prints box of boxes', zh: '打印箱数' }, { initial: '1' }),
    slip_layout: choice({ ja: '納品書の様式', en: 'Delivery slip', zh: '送货单格式' }, slipLayout, {
      initial: '1',
    }),
    note: note(),
  },
  groups: [
    {
      title: { ja: '納入条件', en: 'Delivery', zh: '交货条件' },
      fields: [
        'pack_qty',
        'lot_rule',
        'least_life_days',
        'over_tolerance',
        'under_tolerance',
        'slip_layout',
        'note',
      ],
    },
    {
      title: { ja: '客先現品票', en: 'Box labels', zh: '客户标签' },
      fields: [
        'label_layout',
        'label_width',
        'label_height',
        'label_frame',
        'label_code',
        'label_content',
        'label_po_flg',
        'label_lot_flg',
        'label_due_flg',
        'label_dock_flg',
        'label_own_flg',
        'label_box_flg',
      ],
    },
  ],
  columns: ['customer_cd', 'customer_item_cd', 'customer_item_nm', 'item_cd', 'revision'],
  search: ['customer_cd', 'customer_item_cd', 'item_cd'],
  errors: [masterErrors.MST_UNIT_DECIMALS],
})
