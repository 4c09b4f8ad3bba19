import { codes } from '#platform/contract/code-table.ts'
import { date, percent, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { itemMaster } from './item.ts'
import { masterErrors } from './master-errors.ts'
import { note } from './partner-fields.ts'

const outputKind = codes('output_kind', {
  1: { ja: '連産品', en: 'Co-product', zh: '联产品' },
  2: { ja: '副産物', en: 'By-product', zh: '副产品' },
})

const atLeast = { min: '0.001', initial: '1' }

/** 連産品・副産物: what comes out of making an item beside the item itself. */
export const bomOutputMaster = master({
  name: 'bom_output',
  title: { ja: '連産品・副産物', en: 'Co-products and by-products', zh: '联产品、副产品' },
  area: 'master',
  path: '/masterMaint/production/bomOutput',
  hidden: true,
  key: ['parent_item_cd', 'item_cd', 'from_dt'],
  nameField: 'parent_item_cd',
  fields: {
    parent_item_cd: reference({ ja: '親品目', en: 'Parent', zh: '父物料' }, itemMaster),
    item_cd: reference({ ja: '産出品目', en: 'Output', zh: '产出物料' }, itemMaster),
    from_dt: date({ ja: '適用開始日', en: 'Effective from', zh: '生效日期' }),
    output_kind: choice({ ja: '区分', en: 'Kind', zh: '区分' }, outputKind, { initial: '2' }),
    base_qty: quantity({ ja: '基準数', en: 'Per', zh: '基准数' }, atLeast),
    output_qty: quantity({ ja: '産出数', en: 'Comes out', zh: '产出数' }, atLeast),
    cost_share: percent({ ja: '原価配分（%）', en: 'Cost share (%)', zh: '成本分摊（%）' }, { initial: '0' }),
    to_dt: date({ ja: '適用終了日', en: 'Effective until', zh: '失效日期' }, { required: false }),
    note: note(),
  },
  columns: ['parent_item_cd', 'item_cd', 'output_kind', 'output_qty', 'cost_share', 'from_dt', 'to_dt'],
  search: ['parent_item_cd', 'item_cd', 'output_kind'],
  errors: [masterErrors.MST_COST_SHARES, masterErrors.MST_UNIT_DECIMALS],
  rules: ({ parent_item_cd, item_cd, from_dt, to_dt }, issues) => {
    if (item_cd === parent_item_cd) refuseField(issues, 'item_cd', masterErrors.MST_BOM_SELF)
    if (to_dt !== '' && to_dt < from_dt) refuseField(issues, 'to_dt', masterErrors.MST_END_BEFORE_START)
  },
})
