import { codes } from '#platform/contract/code-table.ts'
import { date, percent, price, quantity, reference, selfReference } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, kana, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { itemMaster } from './item.ts'
import { note, optionalBranchNo } from './partner-fields.ts'
import { supplierMaster } from './supplier.ts'

const locationKind = codes('location_kind', {
  1: { ja: '自社', en: 'Own', zh: '自有' },
  2: { ja: '社外（外部倉庫）', en: 'Outside', zh: '外部仓库' },
  3: { ja: '仕入先・外注先', en: 'At a supplier', zh: '供应商处' },
  4: { ja: '預り品', en: 'Kept for a customer', zh: '代管品' },
  5: { ja: '輸送中', en: 'In transit', zh: '在途' },
  9: { ja: '仮想', en: 'Virtual', zh: '虚拟' },
})

const none = { initial: '0' } as const
const keeper = { ja: '保管先の仕入先', en: 'Kept by', zh: '保管供应商' }

/** 在庫場所: warehouses, and the shelves in them. */
export const stockLocationMaster = master({
  name: 'stock_location',
  title: { ja: '在庫場所マスタ', en: 'Stock locations', zh: '库位' },
  area: 'master',
  path: '/masterMaint/stock/stockLocation',
  perFactory: true,
  key: ['location_cd'],
  nameField: 'location_nm',
  fields: {
    location_cd: code({ ja: '場所コード', en: 'Location', zh: '库位代码' }, 20),
    location_nm: name({ ja: '場所名', en: 'Location name', zh: '库位名称' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    location_kind: choice({ ja: '種類', en: 'Kind', zh: '类型' }, locationKind),
    parent_cd: selfReference({ ja: '親の場所', en: 'Within', zh: '上级库位' }, 20, {
      hint: { ja: '棚の場合は倉庫', en: 'Of a shelf: its warehouse', zh: '货架请填仓库' },
    }),
    supplier_cd: reference(keeper, supplierMaster, {
      parts: ['supplier_cd', 'supplier_branch_no'],
      required: false,
      hint: {
        ja: '支給材の預け先となる仕入先・外注先',
        en: 'Whose place it is: material supplied to them lies here',
        zh: '存放供料的供应商、外协厂',
      },
    }),
    supplier_branch_no: optionalBranchNo(keeper),
    row_no: text({ ja: '列', en: 'Row', zh: '排' }, 10, { width: 6 }),
    bay_no: text({ ja: '連', en: 'Bay', zh: '列位' }, 10, { width: 6 }),
    level_no: text({ ja: '段', en: 'Level', zh: '层' }, 10, { width: 6 }),
    load_limit: quantity(
      { ja: '耐荷重（kg）', en: 'Load limit (kg)', zh: '承重（kg）' },
      {
        ...none,
        min: '0',
        width: 10,
        hint: { ja: '0：制限なし', en: '0: no limit', zh: '0：无限制' },
      },
    ),
    countable_flg: flag({ ja: '棚卸対象', en: 'Counted', zh: '盘点对象' }, { initial: '1' }),
    shippable_flg: flag({ ja: '出荷可能', en: 'Ships from here', zh: '可出货' }, { initial: '1' }),
    note: note(),
  },
  columns: [
    'location_cd',
    'location_nm',
    'location_kind',
    'parent_cd',
    'row_no',
    'bay_no',
    'level_no',
    'load_limit',
    'countable_flg',
    'shippable_flg',
  ],
  search: ['location_cd', 'location_nm', 'location_kind'],
  sort: 'location_cd',
})

/** What differs for an item from factory to factory. */
export const itemFactoryMaster = master({
  name: 'item_factory',
  title: { ja: '品目工場別設定', en: 'Items by factory', zh: '物料工厂设置' },
  area: 'master',
  path: '/masterMaint/stock/itemFactory',
  hidden: true,
  perFactory: true,
  key: ['item_cd'],
  nameField: 'item_cd',
  fields: {
    item_cd: reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster),
    location_cd: reference({ ja: '既定の場所', en: 'Usual location', zh: '默认库位' }, stockLocationMaster),
    ship_location_cd: reference({ ja: '出荷場所', en: 'Ships from', zh: '出货库位' }, stockLocationMaster, {
      required: false,
    }),
    /** How many more or fewer than planned may be made. */
    over_tolerance: percent(
      { ja: '過剰生産の許容（%）', en: 'Over-production (%)', zh: '超产允许（%）' },
      { initial: '0' },
    ),
    under_tolerance: percent(
      { ja: '過少生産の許容（%）', en: 'Under-production (%)', zh: '欠产允许（%）' },
      { initial: '0' },
    ),
    note: note(),
  },
  columns: ['item_cd', 'location_cd', 'ship_location_cd', 'over_tolerance', 'under_tolerance'],
  search: ['item_cd', 'location_cd'],
})

/** 標準原価: what a piece should cost from a day on. */
export const itemStandardCostMaster = master({
  name: 'item_standard_cost',
  title: { ja: '標準原価マスタ', en: 'Standard costs', zh: '标准成本' },
  area: 'master',
  also: 'cost:yes',
  path: '/masterMaint/stock/itemStandardCost',
  hidden: true,
  perFactory: true,
  key: ['item_cd', 'from_dt'],
  nameField: 'item_cd',
  fields: {
    item_cd: reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster),
    from_dt: date({ ja: '適用開始日', en: 'Effective from', zh: '生效日期' }),
    material_cost: price({ ja: '材料費', en: 'Material', zh: '材料费' }, none),
    labour_cost: price({ ja: '労務費', en: 'Labour', zh: '人工费' }, none),
    machine_cost: price({ ja: '設備費', en: 'Machine', zh: '设备费' }, none),
    outside_cost: price({ ja: '外注費', en: 'Outside', zh: '外协费' }, none),
    note: note(),
  },
  columns: ['item_cd', 'from_dt', 'material_cost', 'labour_cost', 'machine_cost', 'outside_cost'],
  search: ['item_cd', 'from_dt'],
})
