import { price, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, kana, name } from '#platform/contract/fields.ts'
import { codes } from '#platform/contract/code-table.ts'
import { master } from '#platform/contract/master.ts'
import { masterErrors } from './master-errors.ts'
import { note, optionalBranchNo } from './partner-fields.ts'
import { stockLocationMaster } from './stock-location.ts'
import { supplierMaster } from './supplier.ts'

const place = codes('operation_place', {
  1: { ja: '社内', en: 'In house', zh: '厂内' },
  2: { ja: '外注', en: 'Subcontracted', zh: '外协' },
})

const supplier = { ja: '外注先', en: 'Subcontractor', zh: '外协厂' }

/** 工程: a step of making things, with the place where its work in progress lies. */
export const operationMaster = master({
  name: 'operation',
  title: { ja: '工程マスタ', en: 'Processes', zh: '工序' },
  area: 'master',
  path: '/masterMaint/production/operation',
  perFactory: true,
  key: ['operation_cd'],
  nameField: 'operation_nm',
  fields: {
    operation_cd: code({ ja: '工程コード', en: 'Process', zh: '工序代码' }, 10),
    operation_nm: name({ ja: '工程名', en: 'Process name', zh: '工序名称' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    operation_place: choice({ ja: '社内・外注', en: 'Where', zh: '厂内／外协' }, place),
    location_cd: reference(
      { ja: '仕掛場所', en: 'Work in progress at', zh: '在制品库位' },
      stockLocationMaster,
    ),
    supplier_cd: reference(supplier, supplierMaster, {
      parts: ['supplier_cd', 'supplier_branch_no'],
      required: false,
    }),
    supplier_branch_no: optionalBranchNo(supplier),
    note: note(),
  },
  columns: ['operation_cd', 'operation_nm', 'operation_place', 'location_cd', 'supplier_cd'],
  search: ['operation_cd', 'operation_nm', 'operation_place'],
  sort: 'operation_cd',
  errors: [masterErrors.BIZ_OPERATION_IN_USE],
})

/** 作業: what is done in an operation; an operation has at least one. */
export const workMaster = master({
  name: 'work',
  title: { ja: '作業マスタ', en: 'Work', zh: '作业' },
  area: 'master',
  path: '/masterMaint/production/work',
  perFactory: true,
  key: ['work_cd'],
  nameField: 'work_nm',
  fields: {
    work_cd: code({ ja: '作業コード', en: 'Work', zh: '作业代码' }, 10),
    work_nm: name({ ja: '作業名', en: 'Work name', zh: '作业名称' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    operation_cd: reference({ ja: '工程', en: 'Process', zh: '工序' }, operationMaster),
    unit_price: price({ ja: '外注単価', en: 'Subcontract price', zh: '外协单价' }, { initial: '0' }),
    note: note(),
  },
  columns: ['work_cd', 'work_nm', 'operation_cd', 'unit_price'],
  search: ['work_cd', 'work_nm', 'operation_cd'],
  sort: 'work_cd',
  errors: [masterErrors.BIZ_WORK_IN_USE, masterErrors.MST_OPERATION_WORK],
})
