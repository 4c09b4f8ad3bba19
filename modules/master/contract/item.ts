import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { codes } from '#platform/contract/code-table.ts'
import { decimal, percent, price, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, integer, kana, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { compare, decimal as read } from '#platform/contract/decimal.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { itemTypeMaster } from './item-type.ts'
import { kindMaster } from './kind.ts'
import { masterErrors } from './master-errors.ts'
import { packageMaster } from './package.ts'
import { note } from './partner-fields.ts'
import { priceBaseQty } from './price-base.ts'
import { taxCode } from './tax.ts'

export const makeOrBuy = codes('make_buy', {
  1: { ja: '内作', en: 'Made', zh: '自制' },
  2: { ja: '外作', en: 'Subcontracted', zh: '外协' },
  3: { ja: '購入', en: 'Bought', zh: '采购' },
})

const lotControl = codes('lot_control', {
  0: { ja: 'なし', en: 'None', zh: '无' },
  1: { ja: 'ロット', en: 'Lot', zh: '批次' },
  2: { ja: 'シリアル', en: 'Serial', zh: '序列号' },
})

const rank = codes('item_rank', {
  A: { ja: 'A', en: 'A', zh: 'A' },
  B: { ja: 'B', en: 'B', zh: 'B' },
  C: { ja: 'C', en: 'C', zh: 'C' },
})

const none = { initial: '0' } as const

/** 品目: everything that is bought, made, stocked or sold. */
export const itemMaster = master({
  name: 'item',
  title: { ja: '品目マスタ', en: 'Items', zh: '物料' },
  area: 'master',
  path: '/masterMaint/master/item',
  key: ['item_cd'],
  nameField: 'item_nm',
  attachments: true,
  fields: {
    item_cd: code({ ja: '品目コード', en: 'Item', zh: '物料代码' }, 20),
    item_nm: name({ ja: '品目名', en: 'Item name', zh: '物料名称' }, 80, { width: 40 }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    drawing_no: text({ ja: '図番', en: 'Drawing no.', zh: '图号' }, 40, { width: 18 }),
    spec: text({ ja: '規格・型式', en: 'Specification', zh: '规格型号' }, 80),
    item_type_cd: reference({ ja: '品目区分', en: 'Item type', zh: '物料类型' }, itemTypeMaster, {
      nameWidth: 10,
    }),
    kind_cd: reference({ ja: '種別', en: 'Kind', zh: '种类' }, kindMaster, { required: false }),
    unit_cd: reference({ ja: '単位', en: 'Unit', zh: '单位' }, codeDivMaster, {
      parts: ['=UNIT', 'unit_cd'],
      width: 6,
      nameWidth: 4,
    }),
    make_buy: choice({ ja: '内外作', en: 'Made or bought', zh: '自制／采购' }, makeOrBuy),
    rank: choice({ ja: 'ランク（ABC）', en: 'Rank (ABC)', zh: '等级（ABC）' }, rank, { initial: 'B' }),
    stock_flg: flag({ ja: '在庫管理', en: 'Kept in stock', zh: '库存管理' }, { initial: '1' }),
    shippable_flg: flag({ ja: '出荷対象', en: 'Shippable', zh: '出货对象' }),
    lot_control: choice({ ja: 'ロット管理', en: 'Lot control', zh: '批次管理' }, lotControl, none),
    package_cd: reference({ ja: '荷姿', en: 'Package', zh: '包装' }, packageMaster, { required: false }),
    weight: decimal(
      { ja: '単重（kg）', en: 'Weight (kg)', zh: '单重（kg）' },
      { max: '99999', scale: 4, initial: '0' },
    ),
    safety_stock: quantity({ ja: '安全在庫', en: 'Safety stock', zh: '安全库存' }, none),
    lead_time: integer(
      { ja: 'リードタイム（日）', en: 'Lead time (days)', zh: '提前期（天）' },
      0,
      999,
      none,
    ),
    safety_lead_time: integer(
      { ja: '安全リードタイム（日）', en: 'Safety time (days)', zh: '安全提前期（天）' },
      0,
      999,
      none,
    ),
    lot_min: quantity({ ja: '最小ロット', en: 'Smallest lot', zh: '最小批量' }, none),
    lot_step: quantity({ ja: 'ロット単位', en: 'Lot step', zh: '批量单位' }, none),
    lot_max: quantity(
      { ja: '最大ロット', en: 'Largest lot', zh: '最大批量' },
      {
        ...none,
        hint: { ja: '0は上限なし', en: '0 is no limit', zh: '0为无上限' },
      },
    ),
    scrap_rate: percent({ ja: '不良率（%）', en: 'Scrap (%)', zh: '不良率（%）' }, { ...none, max: '99.99' }),
    std_price: price({ ja: '標準販売単価', en: 'Standard price', zh: '标准售价' }, none),
    std_price_base_qty: priceBaseQty({
      ja: '販売単価の基準数',
      en: 'Standard price per',
      zh: '售价基准数',
    }),
    purchase_price: price({ ja: '標準仕入単価', en: 'Purchase price', zh: '标准采购价' }, none),
    purchase_price_base_qty: priceBaseQty({
      ja: '仕入単価の基準数',
      en: 'Purchase price per',
      zh: '采购价基准数',
    }),
    tax_cd: choice({ ja: '税区分', en: 'Tax category', zh: '税区分' }, taxCode, { width: 20 }),
    note: note(),
  },
  groups: [
    {
      title: { ja: '在庫', en: 'Stock', zh: '库存' },
      fields: ['stock_flg', 'shippable_flg', 'lot_control', 'package_cd', 'weight', 'safety_stock'],
    },
    {
      title: { ja: '計画', en: 'Planning', zh: '计划' },
      fields: ['lead_time', 'safety_lead_time', 'lot_min', 'lot_step', 'lot_max', 'scrap_rate'],
    },
    {
      title: { ja: '販売・購買', en: 'Sales and purchasing', zh: '销售与采购' },
      fields: [
        'std_price',
        'std_price_base_qty',
        'purchase_price',
        'purchase_price_base_qty',
        'tax_cd',
        'note',
      ],
    },
  ],
  columns: [
    'item_cd',
    'item_nm',
    'drawing_no',
    'item_type_cd',
    'unit_cd',
    'make_buy',
    'lead_time',
    'std_price',
  ],
  search: ['item_cd', 'item_nm', 'drawing_no', 'item_type_cd', 'make_buy'],
  rules: ({ lot_min, lot_max }, issues) => {
    if (lot_max !== '0' && compare(read(lot_max), read(lot_min)) < 0)
      refuseField(issues, 'lot_max', masterErrors.MST_MAX_BELOW_MIN)
  },
})
