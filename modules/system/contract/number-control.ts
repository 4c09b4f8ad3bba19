import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { choice, code, integer, name, remarks, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import {
  defaultNumberRule,
  faultsOf,
  resetDivision,
  type NumberRule,
  type NumberRuleFault,
} from '#platform/contract/numbering.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { dataKind } from './data-kind.ts'
import { numberErrors } from './number-errors.ts'

const greatest = 2_000_000_000
const { start_no, end_no, step, digits } = defaultNumberRule

const ruleFields = () => ({
  kind: code({ ja: '採番区分', en: 'Series', zh: '编号区分' }),
  kind_nm: name({ ja: '採番区分名', en: 'Name of the series', zh: '编号区分名称' }),
  prefix: text({ ja: '接頭辞', en: 'Prefix', zh: '前缀' }, 20, {
    hint: {
      ja: '業務日付は {yyyy} {yy} {MM} {dd} で入ります',
      en: '{yyyy} {yy} {MM} {dd} stand for the business date',
      zh: '{yyyy} {yy} {MM} {dd} 代表业务日期',
    },
  }),
  digits: integer({ ja: '桁数', en: 'Digits', zh: '位数' }, 1, 12, { initial: String(digits) }),
  start_no: integer({ ja: '開始値', en: 'Start', zh: '开始值' }, 0, greatest, {
    initial: String(start_no),
    hint: {
      ja: '最初の番号は開始値＋増分です',
      en: 'The first number is start + step',
      zh: '首个编号为开始值＋增量',
    },
  }),
  end_no: integer({ ja: '終了値', en: 'End', zh: '结束值' }, 1, greatest, { initial: String(end_no) }),
  step: integer({ ja: '増分', en: 'Step', zh: '增量' }, 1, 9999, { initial: String(step) }),
  reset_div: choice({ ja: 'リセット', en: 'Starts again', zh: '重置' }, resetDivision, { initial: '0' }),
  note: remarks({ ja: '備考', en: 'Note', zh: '备注' }),
})

const fieldOf: Readonly<Record<NumberRuleFault, keyof NumberRule>> = {
  range: 'end_no',
  step: 'step',
  digits: 'digits',
  prefix: 'prefix',
  'period-in-prefix': 'prefix',
}
const errorOf = {
  range: numberErrors.NUM_RANGE,
  step: numberErrors.NUM_RANGE,
  digits: numberErrors.NUM_DIGITS,
  prefix: numberErrors.NUM_PREFIX,
  'period-in-prefix': numberErrors.NUM_PERIOD_IN_PREFIX,
} as const

const checkRule = (rule: NumberRule, issues: z.core.$RefinementCtx<NumberRule>): void => {
  for (const fault of faultsOf(rule)) refuseField(issues, fieldOf[fault], errorOf[fault])
}

const ruleErrors = [numberErrors.NUM_IN_USE, numberErrors.NUM_END_PASSED]
const columns = ['kind', 'kind_nm', 'prefix', 'digits', 'start_no', 'end_no', 'step', 'reset_div'] as const

/** 伝票番号管理: how the printed numbers of slips count, in each factory. */
export const slipNoControlMaster = master({
  name: 'slip_no_control',
  title: { ja: '伝票番号管理', en: 'Slip numbering', zh: '单据编号管理' },
  area: 'system',
  path: '/masterMaint/system/slipNoControl',
  perFactory: true,
  key: ['kind'],
  nameField: 'kind_nm',
  fields: ruleFields(),
  columns,
  search: ['kind', 'kind_nm'],
  errors: ruleErrors,
  rules: checkRule,
})

/** 棚卸番号管理: the same for stocktakings. */
export const inventoryNoControlMaster = master({
  name: 'inventory_no_control',
  title: { ja: '棚卸番号管理', en: 'Count numbering', zh: '盘点编号管理' },
  area: 'system',
  path: '/masterMaint/system/inventoryNoControl',
  perFactory: true,
  key: ['kind'],
  nameField: 'kind_nm',
  fields: ruleFields(),
  columns,
  search: ['kind', 'kind_nm'],
  errors: ruleErrors,
  rules: checkRule,
})

/** データ種別ID管理: internal document numbers. Their kinds are the specification's; only the end is a decision. */
export const dataKindControlMaster = master({
  name: 'data_kind_control',
  title: { ja: 'データ種別ID管理', en: 'Data kind ID control', zh: '数据类别ID管理' },
  area: 'system',
  path: '/masterMaint/system/dataKindControl',
  key: ['kind'],
  nameField: 'kind_nm',
  fields: {
    kind: code({ ja: 'データ種別', en: 'Data kind', zh: '数据类别' }, 3),
    kind_nm: name({ ja: 'データ種別名', en: 'Name', zh: '数据类别名称' }),
    end_no: integer({ ja: '終了値', en: 'End', zh: '结束值' }, 1, greatest, { initial: String(greatest) }),
    note: remarks({ ja: '備考', en: 'Note', zh: '备注' }),
  },
  columns: ['kind', 'kind_nm', 'end_no', 'note'],
  search: ['kind', 'kind_nm'],
  errors: [numberErrors.NUM_END_PASSED, numberErrors.NUM_DATA_KIND_NEEDED],
  rules: ({ kind }, issues) => {
    if (!dataKind.schema.safeParse(kind).success) refuseField(issues, 'kind', numberErrors.NUM_DATA_KIND)
  },
})

/** Where a series of numbers stands, and which of its numbers were taken back. */
export const numberState = endpoint({
  method: 'GET',
  path: '/api/system/numberState/getDetail',
  summary: { ja: '採番状況', en: 'State of numbering', zh: '编号状况' },
  guard: ['system:yes'],
  input: z.object({
    series: z.enum([slipNoControlMaster.name, inventoryNoControlMaster.name, dataKindControlMaster.name]),
    kind: z.string().min(1).max(20),
  }),
  output: z.object({
    /** Newest first; the period is blank where the series never starts again. */
    counters: z.array(
      z.object({
        period: z.string(),
        last_no: z.number().int(),
        /** How many can still be issued. */
        left: z.number().int(),
        last_at: z.string().nullable(),
      }),
    ),
    /** The next number, if it were issued on today's business date. */
    next_no: z.string().nullable(),
    /** The latest of them. */
    cancelled: z.array(
      z.object({
        printed_no: z.string(),
        biz_dt: z.string(),
        reason: z.string(),
        cancelled_nm: z.string(),
        cancelled_at: z.string(),
      }),
    ),
    cancelled_total: z.number().int(),
  }),
  errors: [http[404]],
})
