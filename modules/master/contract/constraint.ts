import { codes } from '#platform/contract/code-table.ts'
import { decimal, optionalCode, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, integer } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { facilityMaster } from './facility.ts'
import { itemMaster } from './item.ts'
import { masterErrors } from './master-errors.ts'
import { operationMaster, workMaster } from './operation.ts'
import { note } from './partner-fields.ts'
import { qualificationMaster, workerMaster } from './worker.ts'

const minutes = (ja: string, en: string, zh: string, initial = '0') =>
  integer({ ja: `${ja}（分）`, en: `${en} (min)`, zh: `${zh}（分）` }, 0, 99999, { initial })
const seconds = (ja: string, en: string, zh: string) =>
  integer({ ja: `${ja}（秒）`, en: `${en} (s)`, zh: `${zh}（秒）` }, 0, 59, { initial: '0' })

const item = () => reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster)
const operation = () => reference({ ja: '工程', en: 'Process', zh: '工序' }, operationMaster)
const work = () => reference({ ja: '作業', en: 'Work', zh: '作业' }, workMaster)
const priority = () => integer({ ja: '優先順位', en: 'Priority', zh: '优先级' }, 1, 99, { initial: '1' })

/** 標準時間: how long a work takes for an item. */
export const productTimeMaster = master({
  name: 'product_time',
  title: { ja: '標準時間マスタ', en: 'Standard times', zh: '标准工时' },
  area: 'master',
  path: '/masterMaint/production/productTime',
  perFactory: true,
  key: ['item_cd', 'operation_cd', 'work_cd'],
  nameField: 'item_cd',
  fields: {
    item_cd: item(),
    operation_cd: operation(),
    work_cd: work(),
    setup_min: minutes('段取時間', 'Set-up', '换线时间'),
    setup_sec: seconds('段取時間', 'Set-up', '换线时间'),
    run_min: minutes('加工時間', 'Run', '加工时间'),
    run_sec: seconds('加工時間', 'Run', '加工时间'),
    base_qty: quantity({ ja: '基準数', en: 'Per', zh: '基准数' }, { min: '0.001', initial: '1' }),
    people: integer({ ja: '人員数', en: 'People', zh: '人数' }, 1, 99, { initial: '1' }),
    note: note(),
  },
  columns: ['item_cd', 'operation_cd', 'work_cd', 'setup_min', 'setup_sec', 'run_min', 'run_sec', 'base_qty'],
  search: ['item_cd', 'operation_cd', 'work_cd'],
  errors: [masterErrors.MST_UNIT_DECIMALS],
  rules: ({ run_min, run_sec }, issues) => {
    if (run_min === 0 && run_sec === 0) refuseField(issues, 'run_sec', masterErrors.MST_WORK_TIME)
  },
})

/** 設備制約: the machines that may do a work for an item, the best first. */
export const facilityTocMaster = master({
  name: 'facility_toc',
  title: { ja: '設備制約マスタ', en: 'Machine constraints', zh: '设备约束' },
  area: 'master',
  path: '/masterMaint/production/facilityToc',
  perFactory: true,
  key: ['item_cd', 'work_cd', 'facility_cd'],
  nameField: 'item_cd',
  fields: {
    item_cd: item(),
    work_cd: work(),
    facility_cd: reference({ ja: '設備', en: 'Machine', zh: '设备' }, facilityMaster),
    priority: priority(),
    efficiency: decimal(
      { ja: '効率（%）', en: 'Efficiency (%)', zh: '效率（%）' },
      {
        min: '1',
        max: '200',
        scale: 1,
        initial: '100',
      },
    ),
    setup_group: optionalCode({ ja: '段取グループ', en: 'Set-up group', zh: '换型组' }, 10),
    lot_min: quantity({ ja: '最小ロット', en: 'Smallest lot', zh: '最小批量' }, { initial: '0' }),
    lot_max: quantity({ ja: '最大ロット', en: 'Largest lot', zh: '最大批量' }, { initial: '0' }),
    note: note(),
  },
  columns: [
    'item_cd',
    'work_cd',
    'facility_cd',
    'priority',
    'efficiency',
    'setup_group',
    'lot_min',
    'lot_max',
  ],
  search: ['item_cd', 'work_cd', 'facility_cd', 'setup_group'],
  errors: [masterErrors.MST_UNIT_DECIMALS],
})

const resourceKind = codes('worker_toc_kind', {
  1: { ja: '作業者', en: 'Worker', zh: '作业员' },
  2: { ja: '設備', en: 'Machine', zh: '设备' },
})

/** 作業者制約: a row names either people or a machine, never both (specification section 5). */
export const workerTocMaster = master({
  name: 'worker_toc',
  title: { ja: '作業者制約マスタ', en: 'Worker constraints', zh: '人员约束' },
  area: 'master',
  path: '/masterMaint/production/workerToc',
  perFactory: true,
  key: ['work_cd', 'seq_cd'],
  nameField: 'work_cd',
  fields: {
    work_cd: work(),
    seq_cd: code({ ja: '順序', en: 'Sequence', zh: '顺序' }, 4),
    resource_kind: choice({ ja: '制約の対象', en: 'Row for', zh: '约束对象' }, resourceKind),
    worker_cd: reference({ ja: '作業者', en: 'Worker', zh: '作业员' }, workerMaster, { required: false }),
    qualification_cd: reference({ ja: '資格', en: 'Qualification', zh: '资格' }, qualificationMaster, {
      required: false,
    }),
    level: integer({ ja: '必要レベル', en: 'Level needed', zh: '所需等级' }, 0, 5, { initial: '0' }),
    facility_cd: reference({ ja: '設備', en: 'Machine', zh: '设备' }, facilityMaster, { required: false }),
    priority: priority(),
    note: note(),
  },
  columns: ['work_cd', 'seq_cd', 'resource_kind', 'worker_cd', 'qualification_cd', 'facility_cd', 'priority'],
  search: ['work_cd', 'worker_cd', 'facility_cd'],
  rules: ({ resource_kind, worker_cd, qualification_cd, facility_cd }, issues) => {
    const people = worker_cd !== '' || qualification_cd !== ''
    const machine = facility_cd !== ''
    if (resource_kind === '1' && (!people || machine))
      refuseField(issues, 'worker_cd', masterErrors.MST_WORKER_OR_FACILITY)
    if (resource_kind === '2' && (!machine || people))
      refuseField(issues, 'facility_cd', masterErrors.MST_FACILITY_ONLY)
  },
})
