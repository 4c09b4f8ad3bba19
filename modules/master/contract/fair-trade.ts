import { texts, type Text } from '#platform/contract/text.ts'

/** 取適法: what agreed terms with a subject supplier must not be. Told, not refused: terms may be older than the law. */
const warnings = texts({
  late: {
    ja: '取適法：受領から支払までが2か月（60日）を超える条件です。翌月の締日と同じ日までに支払う条件に見直してください。',
    en: 'Fair-trade act: these terms pay later than two months (60 days) after receipt. Pay by the closing day of the next month.',
    zh: '取适法：该条件从收货到付款超过2个月（60天），请改为次月结账日之前付款。',
  },
  note: {
    ja: '取適法：2026年1月から手形での支払は禁止されています。支払方法を見直してください。',
    en: 'Fair-trade act: promissory notes are forbidden since January 2026. Choose another method of payment.',
    zh: '取适法：自2026年1月起禁止以票据付款，请更改付款方式。',
  },
})

export interface Terms {
  readonly toriteki_flg: boolean
  /** 99 is the last day of the month. */
  readonly closing_day: number
  /** How many months after the closing. */
  readonly pay_month: number
  readonly pay_day: number
  readonly pay_method: string
}

export const promissoryNote = '4'
const lastDay = 99

/**
 * Goods that come on the day after a closing wait longest: with monthly closing the authority accepts two months, that
 * is, payment up to the closing day of the month after the closing.
 */
export function paysTooLate({ closing_day, pay_month, pay_day }: Terms): boolean {
  const day = (typed: number) => (typed >= 31 ? lastDay : typed)
  return pay_month > 1 || (pay_month === 1 && day(pay_day) > day(closing_day))
}

export function termWarnings(terms: Terms): readonly Text[] {
  if (!terms.toriteki_flg) return []
  return [
    ...(paysTooLate(terms) ? [warnings.late] : []),
    ...(terms.pay_method === promissoryNote ? [warnings.note] : []),
  ]
}
