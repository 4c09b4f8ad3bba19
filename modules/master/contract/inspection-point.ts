import { compare, decimal as read } from '#platform/contract/decimal.ts'
import { decimal, reference } from '#platform/contract/field-kinds.ts'
import { code, integer, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { itemMaster } from './item.ts'
import { masterErrors } from './master-errors.ts'
import { note } from './partner-fields.ts'

const limit = { min: '-99999999', max: '99999999', scale: 4, width: 13 } as const

/** 検査項目: what is measured of an item, and between which limits it is good. */
export const inspectionPointMaster = master({
  name: 'inspection_point',
  title: { ja: '検査項目マスタ', en: 'Inspection points', zh: '检验项目' },
  area: 'master',
  path: '/masterMaint/master/inspectionPoint',
  hidden: true,
  key: ['item_cd', 'point_no'],
  nameField: 'point_nm',
  fields: {
    item_cd: reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster),
    point_no: code({ ja: '検査項目番号', en: 'Point no.', zh: '检验项目号' }, 10),
    point_nm: name({ ja: '検査項目', en: 'Inspection point', zh: '检验项目名称' }, 40),
    /** Where it is measured while the item is made; 0: when it is accepted, and at the last process. */
    process_no: integer({ ja: '工程番号', en: 'Process no.', zh: '工序号' }, 0, 9999, { initial: '0' }),
    lower_limit: decimal({ ja: '下限値', en: 'Lower limit', zh: '下限值' }, limit),
    upper_limit: decimal({ ja: '上限値', en: 'Upper limit', zh: '上限值' }, limit),
    measure_unit: text({ ja: '測定単位', en: 'Unit', zh: '测量单位' }, 10, { width: 8 }),
    sort_no: integer({ ja: '表示順', en: 'Order', zh: '显示顺序' }, 0, 999, { initial: '0' }),
    note: note(),
  },
  columns: ['item_cd', 'point_no', 'point_nm', 'process_no', 'lower_limit', 'upper_limit', 'measure_unit'],
  search: ['item_cd', 'point_nm'],
  rules: ({ lower_limit, upper_limit }, issues) => {
    if (compare(read(upper_limit), read(lower_limit)) < 0)
      refuseField(issues, 'upper_limit', masterErrors.MST_LIMITS)
  },
})
