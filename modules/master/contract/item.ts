import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { codes } from '#platform/contract/code-table.ts'
import {
  decimal,
  percent,
  price,
  quantity,
  reference,
  selfReference,
} from '#platform/contract/field-kinds.ts'
import { choice, code, flag, integer, kana, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import {
  compare,
  decimal as read,
  divided,
  minus,
  times,
  written,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { Text } from '#platform/contract/text.ts'
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

export const itemRank = codes('item_rank', {
  A: { ja: 'A', en: 'A', zh: 'A' },
  B: { ja: 'B', en: 'B', zh: 'B' },
  C: { ja: 'C', en: 'C', zh: 'C' },
})

const none = { initial: '0' } as const

/** A unit in which an item is bought or sold, when it is not the one in which it is stocked. */
const tradeUnit = (label: Text, field: string) =>
  reference(label, codeDivMaster, {
    parts: ['=UNIT', field],
    required: false,
    width: 6,
    nameWidth: 4,
    hint: { ja: '空白は在庫の単位', en: 'Blank: the stock unit', zh: '空白表示库存单位' },
  })
const inOneOf = (label: Text) =>
  decimal(label, { min: '0.000001', max: '999999', scale: 6, width: 12, initial: '1' })

/** So many steps and nothing left over; without a step any quantity will do. */
export const isWhole = (qty: Decimal, step: string): boolean =>
  step === '0' || written(times(divided(qty, read(step), 0, 'down'), read(step))) === written(qty)

/** 品目: everything that is bought, made, stocked or sold. */
export const itemMaster = master({
  name: 'item',
  title: { ja: '品目マスタ', en: 'Items', zh: '物料' },
  area: 'master',
  path: '/masterMaint/master/item',
  key: ['item_cd'],
  nameField: 'item_nm',
  attachments: true,
  page: { ja: '品目', en: 'Item', zh: '物料' },
  fields: {
    item_cd: code({ ja: '品目コード', en: 'Item', zh: '物料编码' }, 20),
    item_nm: name({ ja: '品目名', en: 'Item name', zh: '物料名称' }, 80, { width: 40 }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    drawing_no: text({ ja: '図番', en: 'Drawing no.', zh: '图号' }, 40, { width: 18 }),
    drawing_rev: text({ ja: '図面改訂', en: 'Drawing revision', zh: '图纸版本' }, 10, { width: 8 }),
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
    make_buy: choice({ ja: '内外作', en: 'Make / Buy', zh: '自制／采购' }, makeOrBuy),
    rank: choice({ ja: 'ランク（ABC）', en: 'Rank (ABC)', zh: '等级（ABC）' }, itemRank, { initial: 'B' }),
    phantom_flg: flag({ ja: 'ファントム', en: 'Phantom', zh: '虚拟件' }),
    /** One plan for each line of an order, instead of plans for what stock is short of. */
    order_made_flg: flag(
      { ja: '受注生産', en: 'Made to order', zh: '按订单生产' },
      {
        hint: {
          ja: '受注の行ごとに計画します。チェックしない場合は在庫型で計画します。',
          en: 'Planned for each line of an order; otherwise for stock.',
          zh: '按订单行计划；不勾选时按备库计划。',
        },
      },
    ),
    maker_nm: text({ ja: 'メーカー', en: 'Maker', zh: '制造商' }, 60),
    maker_item_no: text({ ja: 'メーカー型番', en: 'Maker’s number', zh: '制造商型号' }, 60),
    successor_item_cd: selfReference({ ja: '後継品目', en: 'Successor', zh: '后继物料' }, 20),
    stock_flg: flag({ ja: '在庫管理', en: 'Kept in stock', zh: '库存管理' }, { initial: '1' }),
    shippable_flg: flag({ ja: '出荷対象', en: 'Shippable', zh: '出货对象' }),
    lot_control: choice({ ja: 'ロット管理', en: 'Lot control', zh: '批次管理' }, lotControl, none),
    shelf_life_days: integer({ ja: '有効日数', en: 'Shelf life (days)', zh: '保质天数' }, 0, 9999, {
      ...none,
      hint: { ja: '0：期限なし', en: '0: does not expire', zh: '0为无期限' },
    }),
    inspection_flg: flag({ ja: '受入検査', en: 'Inspected on receipt', zh: '收货检验' }),
    final_flg: flag(
      { ja: '完成検査', en: 'Final inspection', zh: '成品检验' },
      {
        hint: {
          ja: '完成した数は検査待ちで入庫し、完成検査に合格すると使えます。',
          en: 'What is finished waits for its inspection, and can be used once it has passed.',
          zh: '完工数量以待检入库，检验合格后方可使用。',
        },
      },
    ),
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
        hint: { ja: '0：上限なし', en: '0 is no limit', zh: '0为无上限' },
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
    sales_unit_cd: tradeUnit({ ja: '販売単位', en: 'Sold by', zh: '销售单位' }, 'sales_unit_cd'),
    sales_unit_qty: inOneOf({
      ja: '販売単位あたりの数',
      en: 'Stock units in one sold',
      zh: '每销售单位数量',
    }),
    purchase_unit_cd: tradeUnit({ ja: '購買単位', en: 'Bought by', zh: '采购单位' }, 'purchase_unit_cd'),
    purchase_unit_qty: inOneOf({
      ja: '購買単位あたりの数',
      en: 'Stock units in one bought',
      zh: '每采购单位数量',
    }),
    tax_cd: choice({ ja: '税区分', en: 'Tax category', zh: '税区分' }, taxCode, { width: 20 }),
    note: note(),
  },
  groups: [
    {
      title: { ja: '在庫', en: 'Stock', zh: '库存' },
      fields: [
        'stock_flg',
        'shippable_flg',
        'lot_control',
        'shelf_life_days',
        'inspection_flg',
        'final_flg',
        'package_cd',
        'weight',
        'safety_stock',
      ],
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
        'sales_unit_cd',
        'sales_unit_qty',
        'purchase_unit_cd',
        'purchase_unit_qty',
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
  tells: ['unit_cd', 'lot_control', 'shelf_life_days'],
  quick: makeOrBuy.codes.map((code) => ({ label: makeOrBuy.texts[code], asks: () => ({ make_buy: code }) })),
  errors: [masterErrors.MST_UNIT_DECIMALS, masterErrors.MST_SERIAL_UNIT],
  rules: (item, issues) => {
    const { lot_min, lot_step, lot_max } = item
    if (lot_max !== '0' && compare(read(lot_max), read(lot_min)) < 0)
      refuseField(issues, 'lot_max', masterErrors.MST_MAX_BELOW_MIN)
    else if (lot_max !== '0' && !isWhole(minus(read(lot_max), read(lot_min)), lot_step))
      refuseField(issues, 'lot_max', masterErrors.MST_LOT_STEPS)
    if (item.lot_control !== '0' && !item.stock_flg)
      refuseField(issues, 'lot_control', masterErrors.MST_LOT_WITHOUT_STOCK)
    if (item.phantom_flg && item.make_buy !== '1')
      refuseField(issues, 'phantom_flg', masterErrors.MST_PHANTOM_MADE)
    if (item.successor_item_cd === item.item_cd)
      refuseField(issues, 'successor_item_cd', masterErrors.MST_SUCCESSOR_SELF)
    for (const of of ['sales', 'purchase'] as const)
      if (item[`${of}_unit_cd`] === '' && item[`${of}_unit_qty`] !== '1')
        refuseField(issues, `${of}_unit_cd`, masterErrors.MST_TRADE_UNIT)
  },
})
