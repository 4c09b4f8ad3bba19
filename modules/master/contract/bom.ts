import { codes } from '#platform/contract/code-table.ts'
import { date, decimal, percent, price, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, flag, integer, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { facilityGroupMaster } from './facility.ts'
import { itemMaster } from './item.ts'
import { masterErrors } from './master-errors.ts'
import { operationMaster, workMaster } from './operation.ts'
import { note, optionalBranchNo } from './partner-fields.ts'
import { priceBaseQty } from './price-base.ts'
import { stockLocationMaster } from './stock-location.ts'
import { supplierMaster } from './supplier.ts'

const sequence = (ja: string, en: string, zh: string) => integer({ ja, en, zh }, 1, 9999, { width: 6 })
const perOne = { min: '0.001', initial: '1' }
const fromDate = () => date({ ja: '適用開始日', en: 'Effective from', zh: '生效日期' })

interface Line {
  readonly from_dt: string
  readonly to_dt: string
}

const endsBeforeStart = ({ from_dt, to_dt }: Line) => to_dt !== '' && to_dt < from_dt

/** Whose a part is, and whether it is paid for: 無償支給, 有償支給 (decisions.md "Small readings"). */
export const supplyDivision = codes('supply_div', {
  1: { ja: '自社手配', en: 'Our own', zh: '自备' },
  2: { ja: '得意先無償支給', en: 'From customer, free', zh: '客户无偿提供' },
  3: { ja: '得意先有償支給', en: 'From customer, charged', zh: '客户有偿提供' },
  4: { ja: '外注先へ無償支給', en: 'To subcontractor, free', zh: '无偿供给外协' },
  5: { ja: '外注先へ有償支給', en: 'To subcontractor, charged', zh: '有偿供给外协' },
})

/** A die is greased once for each lot, whatever its size. */
export const quantityDivision = codes('bom_qty_div', {
  0: { ja: '数量比例', en: 'Each piece', zh: '按数量' },
  1: { ja: 'ロット固定', en: 'Each lot', zh: '按批固定' },
})

/** 部品構成: what an item consists of (decisions.md "BOM and PBOM"). */
export const bomMaster = master({
  name: 'bom',
  title: { ja: '部品構成マスタ', en: 'Bills of material', zh: '物料清单' },
  area: 'master',
  path: '/masterMaint/production/bom',
  key: ['parent_item_cd', 'seq', 'from_dt'],
  nameField: 'parent_item_cd',
  fields: {
    parent_item_cd: reference({ ja: '親品目', en: 'Parent', zh: '父物料' }, itemMaster),
    seq: sequence('順序', 'Sequence', '顺序'),
    from_dt: fromDate(),
    item_cd: reference({ ja: '構成品目', en: 'Part', zh: '构成物料' }, itemMaster),
    base_qty: quantity({ ja: '基準数', en: 'Per', zh: '基准数' }, perOne),
    need_qty: quantity({ ja: '必要数', en: 'Needed', zh: '需求数' }, perOne),
    scrap_rate: percent(
      { ja: '不良率（%）', en: 'Scrap (%)', zh: '不良率（%）' },
      { max: '99.99', initial: '0' },
    ),
    qty_div: choice({ ja: '数え方', en: 'Needed for', zh: '计数方式' }, quantityDivision, { initial: '0' }),
    substitute_item_cd: reference({ ja: '代替品目', en: 'Substitute', zh: '替代物料' }, itemMaster, {
      required: false,
    }),
    supply_div: choice({ ja: '支給区分', en: 'Supplied', zh: '供料区分' }, supplyDivision, { initial: '1' }),
    shippable_flg: flag({ ja: '出荷対象', en: 'Shippable', zh: '出货对象' }),
    to_dt: date({ ja: '適用終了日', en: 'Effective until', zh: '失效日期' }, { required: false }),
    change_no: text({ ja: '設計変更番号', en: 'Change no.', zh: '设计变更号' }, 20, { width: 12 }),
    note: note(),
  },
  columns: [
    'parent_item_cd',
    'seq',
    'item_cd',
    'base_qty',
    'need_qty',
    'supply_div',
    'substitute_item_cd',
    'from_dt',
    'to_dt',
  ],
  search: ['parent_item_cd', 'item_cd'],
  errors: [
    masterErrors.MST_BOM_CYCLE,
    masterErrors[20114],
    masterErrors[20116],
    masterErrors[20117],
    masterErrors.MST_UNIT_DECIMALS,
  ],
  rules: (line, issues) => {
    const { parent_item_cd, item_cd, substitute_item_cd, shippable_flg } = line
    if (item_cd === parent_item_cd)
      refuseField(issues, 'item_cd', shippable_flg ? masterErrors[20115] : masterErrors.MST_BOM_SELF)
    if (substitute_item_cd === item_cd || substitute_item_cd === parent_item_cd)
      refuseField(issues, 'substitute_item_cd', masterErrors.MST_SUBSTITUTE_SAME)
    if (endsBeforeStart(line)) refuseField(issues, 'to_dt', masterErrors.MST_END_BEFORE_START)
  },
})

const outside = { ja: '外注先', en: 'Subcontractor', zh: '外协厂' }

/** 製造部品構成、工程: how an item is made, step by step. */
export const pbomProcessMaster = master({
  name: 'pbom_process',
  title: { ja: '製造部品構成（工程）', en: 'Routings', zh: '制造BOM（工序）' },
  area: 'master',
  path: '/masterMaint/production/pbom',
  perFactory: true,
  key: ['item_cd', 'from_dt', 'process_no'],
  nameField: 'item_cd',
  fields: {
    item_cd: reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster),
    from_dt: fromDate(),
    process_no: sequence('工程番号', 'Process no.', '工序号'),
    operation_cd: reference({ ja: '工程', en: 'Process', zh: '工序' }, operationMaster),
    work_cd: reference({ ja: '作業', en: 'Work', zh: '作业' }, workMaster),
    out_location_cd: reference({ ja: '出庫場所', en: 'Issue from', zh: '出库库位' }, stockLocationMaster),
    in_location_cd: reference({ ja: '入庫場所', en: 'Receive into', zh: '入库库位' }, stockLocationMaster),
    facility_group_cd: reference(
      { ja: '設備グループ', en: 'Machine group', zh: '设备组' },
      facilityGroupMaster,
      {
        required: false,
      },
    ),
    supplier_cd: reference(outside, supplierMaster, {
      parts: ['supplier_cd', 'supplier_branch_no'],
      required: false,
      hint: {
        ja: '空白は工程マスタの外注先',
        en: 'Blank: that of the process, if it has one',
        zh: '空白表示工序主数据的外协厂',
      },
    }),
    supplier_branch_no: optionalBranchNo(outside),
    outside_days: integer({ ja: '外注日数', en: 'Days outside', zh: '外协天数' }, 0, 999, { initial: '0' }),
    outside_price: price(
      { ja: '外注単価', en: 'Subcontract price', zh: '外协单价' },
      {
        initial: '0',
        hint: { ja: '0は作業マスタの外注単価', en: '0: that of the work', zh: '0表示作业主数据的外协单价' },
      },
    ),
    price_base_qty: priceBaseQty(),
    yield_rate: decimal(
      { ja: '良品率（%）', en: 'Yield (%)', zh: '良品率（%）' },
      {
        min: '0.01',
        max: '100',
        scale: 2,
        width: 8,
        initial: '100',
        hint: {
          ja: 'この工程に入れた数のうち、次の工程へ進む割合',
          en: 'How many of a hundred that begin this process go on to the next',
          zh: '投入本工序的数量中进入下一工序的比例',
        },
      },
    ),
    overlap: percent({ ja: 'オーバーラップ（%）', en: 'Overlap (%)', zh: '重叠（%）' }, { initial: '0' }),
    note: note(),
  },
  groups: [
    {
      title: { ja: '外注', en: 'Subcontracted', zh: '外协' },
      fields: ['supplier_cd', 'supplier_branch_no', 'outside_days', 'outside_price', 'price_base_qty'],
    },
    { title: { ja: '進み方', en: 'Flow', zh: '流转' }, fields: ['yield_rate', 'overlap', 'note'] },
  ],
  columns: [
    'item_cd',
    'from_dt',
    'process_no',
    'operation_cd',
    'work_cd',
    'facility_group_cd',
    'supplier_cd',
  ],
  search: ['item_cd', 'operation_cd', 'work_cd', 'supplier_cd'],
  errors: [masterErrors.MST_WORK_OF_OPERATION, masterErrors.MST_LOCATION_OF_OPERATION],
  rules: ({ out_location_cd, in_location_cd }, issues) => {
    if (out_location_cd === in_location_cd) refuseField(issues, 'in_location_cd', masterErrors.MST_OUT_IS_IN)
  },
})

/** 製造部品構成、部品: which part goes in at which process, or what is used in its place. */
export const pbomPartMaster = master({
  name: 'pbom_part',
  title: { ja: '製造部品構成（部品）', en: 'Parts of routings', zh: '制造BOM（零件）' },
  area: 'master',
  path: '/masterMaint/production/pbomPart',
  perFactory: true,
  key: ['item_cd', 'from_dt', 'process_no', 'seq'],
  nameField: 'item_cd',
  fields: {
    item_cd: reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster),
    from_dt: fromDate(),
    process_no: sequence('工程番号', 'Process no.', '工序号'),
    seq: sequence('順序', 'Sequence', '顺序'),
    part_item_cd: reference({ ja: '構成品目', en: 'Part', zh: '构成物料' }, itemMaster),
    substitute_item_cd: reference({ ja: '代替品目', en: 'Substitute', zh: '替代物料' }, itemMaster, {
      required: false,
    }),
    usage_qty: quantity({ ja: '使用数', en: 'Used', zh: '用量' }, perOne),
    note: note(),
  },
  columns: ['item_cd', 'from_dt', 'process_no', 'seq', 'part_item_cd', 'usage_qty'],
  errors: [masterErrors.MST_PROCESS, masterErrors.MST_UNIT_DECIMALS],
  search: ['item_cd', 'part_item_cd'],
  rules: ({ item_cd, part_item_cd, substitute_item_cd }, issues) => {
    if (part_item_cd === item_cd) refuseField(issues, 'part_item_cd', masterErrors.MST_BOM_SELF)
    if (substitute_item_cd === part_item_cd)
      refuseField(issues, 'substitute_item_cd', masterErrors.MST_SUBSTITUTE_SAME)
  },
})
