import { z } from 'zod'
import { passwordMinLength } from '#platform/contract/constants.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { screen } from '#platform/contract/screen.ts'
import type { Text } from '#platform/contract/text.ts'

interface Words {
  readonly label: Text
  /** What is different when it is set. */
  readonly meaning: Text
}

const flag = (initial: boolean, words: Words) => ({
  ...words,
  kind: 'flag' as const,
  initial,
  schema: z.boolean(),
})
const integer = (initial: number, { min, max }: { min: number; max: number }, words: Words) => ({
  ...words,
  kind: 'integer' as const,
  initial,
  min,
  max,
  schema: z.number().int().min(min).max(max),
})

/** Every parameter that a company may set: what it means, and what holds while it has not been set. */
export const parameters = {
  visit_mode: flag(false, {
    label: { ja: '閲覧モード', en: 'Visit mode', zh: '浏览模式' },
    meaning: {
      ja: 'オンにすると、権限のない画面もメニューに表示します。画面を開けるか、登録できるかは権限で決まります。',
      en: 'On: the menu also shows screens without permission. Opening and saving still need it.',
      zh: '开启后，菜单也会显示没有权限的页面。能否打开、能否保存仍由权限决定。',
    },
  }),
  language_switch_visible: flag(true, {
    label: { ja: '言語切替の表示', en: 'Language switch', zh: '显示语言切换' },
    meaning: {
      ja: 'オフにすると、ログイン画面と画面上部の言語切替を隠します。',
      en: 'Off: the switch of languages is hidden on the sign-in page and in the header.',
      zh: '关闭后，隐藏登录页面和标题栏的语言切换。',
    },
  }),
  password_min_length: integer(
    passwordMinLength,
    { min: passwordMinLength, max: 64 },
    {
      label: { ja: 'パスワードの最小文字数', en: 'Shortest password', zh: '密码最少字数' },
      meaning: {
        ja: '次にパスワードを設定するときから有効です。設定済みのパスワードはそのまま使えます。',
        en: 'Holds from the next time that a password is set. Existing passwords stay valid.',
        zh: '从下次设置密码时起生效，已设置的密码可继续使用。',
      },
    },
  ),
  bizdate_auto_advance: flag(true, {
    label: { ja: '業務日付の自動更新', en: 'Automatic business date', zh: '自动更新业务日期' },
    meaning: {
      ja: 'オフにすると、日付が変わっても業務日付は進みません。担当者が進めます。',
      en: 'Off: the business date stays at midnight, and a person moves it on.',
      zh: '关闭后，日期变更时业务日期不会前进，由负责人推进。',
    },
  }),
  count_approval: flag(false, {
    label: { ja: '棚卸差異の承認', en: 'Approval of count differences', zh: '盘点差异审批' },
    meaning: {
      ja: 'オンにすると、棚卸の差異調整には調整する人とは別の人の承認が必要です。',
      en: 'On: differences of a count are posted only when another person has approved them.',
      zh: '开启后，盘点差异须由调整者以外的人员审批后才能调整。',
    },
  }),
  daily_use_days: integer(
    90,
    { min: 7, max: 366 },
    {
      label: { ja: '1日平均使用量の集計日数', en: 'Days of the mean daily use', zh: '日均用量的统计天数' },
      meaning: {
        ja: '定期発注の発注数は、この日数の出庫（売上・材料消費）を稼働日で割った1日平均使用量から計算します。',
        en: 'Regular ordering reckons with the issues (sales and material) of so many days, divided by their working days.',
        zh: '定期订货的数量按此天数内的出库（销售、材料消耗）除以工作日得出的日均用量计算。',
      },
    },
  ),
  csv_accept_utf8: flag(false, {
    label: { ja: 'UTF-8のCSVを受け付ける', en: 'Accept CSV in UTF-8', zh: '接受UTF-8的CSV' },
    meaning: {
      ja: 'オフの場合、CP932（Shift_JIS）以外のCSVは取り込みません（30096）。',
      en: 'Off: a CSV that is not in CP932 (Shift_JIS) is refused (30096).',
      zh: '关闭时，不导入CP932（Shift_JIS）以外的CSV（30096）。',
    },
  }),
}

/**
 * Everything that the design decisions leave to a company, and where it is set: as a parameter here, or in the company
 * master among what else the company's figures are made by.
 */
export const leftToCompany = {
  visit_mode: 'parameter',
  language_switch_visible: 'parameter',
  password_min_length: 'parameter',
  bizdate_auto_advance: 'parameter',
  count_approval: 'parameter',
  daily_use_days: 'parameter',
  csv_accept_utf8: 'parameter',
  cost_method: 'company',
  sales_basis: 'company',
  purchase_basis: 'company',
  tax_fraction: 'company',
} as const

export type ParameterName = keyof typeof parameters
export type Parameters = {
  readonly [K in ParameterName]: z.output<(typeof parameters)[K]['schema']>
}
export const parameterNames = [
  'visit_mode',
  'language_switch_visible',
  'password_min_length',
  'bizdate_auto_advance',
  'count_approval',
  'daily_use_days',
  'csv_accept_utf8',
] as const satisfies readonly ParameterName[]

export const systemParameterScreen = screen({
  path: '/masterMaint/system/systemParameter',
  name: 'systemParameter',
  title: { ja: 'システムパラメータ', en: 'System parameters', zh: '系统参数' },
  icon: 'settings',
  guard: ['system:yes'],
  keepAlive: true,
})

const parameter = z.enum(parameterNames)
const value = z.union([z.boolean(), z.number().int()])

const listedParameter = z.object({
  parameter,
  /** What holds now. */
  value,
  update_cnt: z.number().int(),
  /** Null while it has never been set. */
  update_nm: z.string().nullable(),
  update_dt: z.string().nullable(),
})
export type ListedParameter = z.output<typeof listedParameter>

const guard = ['system:yes'] as const

export const parameterList = endpoint({
  method: 'GET',
  path: '/api/system/systemParameter/getList',
  summary: { ja: 'システムパラメータ：一覧', en: 'System parameters: list', zh: '系统参数：列表' },
  guard,
  input: z.object({}),
  output: z.object({ list: z.array(listedParameter) }),
})

export const editParameters = endpoint({
  method: 'POST',
  path: '/api/system/systemParameter/doEdit',
  summary: { ja: 'システムパラメータ：変更', en: 'System parameters: save', zh: '系统参数：保存' },
  guard,
  write: writeEverywhere,
  input: z.object({
    list: z
      .array(z.object({ parameter, value, update_cnt: z.number().int().min(0) }).superRefine(fits))
      .min(1)
      .max(parameterNames.length),
  }),
  output: z.object({}),
  errors: [generic.STALE],
  audit: 'systemParameter',
})

function fits(
  typed: { parameter: ParameterName; value: boolean | number },
  issues: z.core.$RefinementCtx,
): void {
  const known = parameters[typed.parameter]
  if (known.schema.safeParse(typed.value).success) return
  const range = known.kind === 'integer' ? { min: known.min, max: known.max } : {}
  const message = known.kind === 'integer' ? 'V_RANGE' : 'V_INVALID'
  issues.addIssue({ code: 'custom', path: ['value'], message, params: range })
}
