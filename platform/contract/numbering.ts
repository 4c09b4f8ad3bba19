import { codes } from './code-table.ts'

/** When a series starts again from its first number: the business date's year, month or day decides. */
export const resetDivision = codes('reset_div', {
  0: { ja: 'リセットしない', en: 'Never', zh: '不重置' },
  1: { ja: '年ごと', en: 'Every year', zh: '每年' },
  2: { ja: '月ごと', en: 'Every month', zh: '每月' },
  3: { ja: '日ごと', en: 'Every day', zh: '每日' },
})
export type ResetDivision = (typeof resetDivision.codes)[number]

/** How one series of numbers counts and how its numbers look. */
export interface NumberRule {
  readonly start_no: number
  readonly end_no: number
  readonly step: number
  /** Written before the digits; `{yyyy}`, `{yy}`, `{MM}` and `{dd}` stand for the business date. */
  readonly prefix: string
  readonly digits: number
  readonly reset_div: ResetDivision
}

/** Specification section 5: start 0, end 999999, increment 1. */
export const defaultNumberRule: NumberRule = {
  start_no: 0,
  end_no: 999_999,
  step: 1,
  prefix: '',
  digits: 6,
  reset_div: '0',
}

/** What the numbers of one period have in common; the counter of each period is its own. */
export function periodOf(reset: ResetDivision, businessDate: string): string {
  const [year = '', month = '', day = ''] = datePartsOf(businessDate)
  switch (reset) {
    case '0':
      return ''
    case '1':
      return year
    case '2':
      return year + month
    case '3':
      return year + month + day
  }
}

export function formatNumber(
  rule: Pick<NumberRule, 'prefix' | 'digits'>,
  businessDate: string,
  number: number,
): string {
  const [year = '', month = '', day = ''] = datePartsOf(businessDate)
  const parts: Readonly<Record<string, string>> = { yyyy: year, yy: year.slice(2), MM: month, dd: day }
  const prefix = rule.prefix.replace(/\{(\w+)\}/g, (hole, name: string) => parts[name] ?? hole)
  return prefix + String(number).padStart(rule.digits, '0')
}

export type NumberRuleFault = 'range' | 'step' | 'digits' | 'prefix' | 'period-in-prefix'

/**
 * What is wrong with a rule. Two numbers of one series must never look alike: so the period that starts a counter again
 * stands in the prefix, and every number has the same width.
 */
export function faultsOf(rule: NumberRule): readonly NumberRuleFault[] {
  const { start_no, end_no, step, prefix, digits, reset_div } = rule
  const faults: NumberRuleFault[] = []
  if (start_no < 0 || end_no > 2_000_000_000 || start_no + step > end_no) faults.push('range')
  if (step < 1) faults.push('step')
  if (digits < String(end_no).length || digits > 12) faults.push('digits')
  if (!/^([A-Z0-9._/+#-]|\{(yyyy|yy|MM|dd)\})*$/.test(prefix)) faults.push('prefix')
  if (!neededInPrefix[reset_div].every((part) => part.test(prefix))) faults.push('period-in-prefix')
  return faults
}

const year = /\{yy(yy)?\}/
const month = /\{MM\}/
const day = /\{dd\}/
const neededInPrefix: Readonly<Record<ResetDivision, readonly RegExp[]>> = {
  0: [],
  1: [year],
  2: [year, month],
  3: [year, month, day],
}

function datePartsOf(businessDate: string): readonly string[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(businessDate)) throw new Error(`Not a business date: ${businessDate}`)
  return businessDate.split('-')
}
