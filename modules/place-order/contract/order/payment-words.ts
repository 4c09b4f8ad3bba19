import { monthsLater, payMethod } from '#modules/master/contract/partner-fields.ts'

interface Terms {
  readonly closing_day: number
  readonly pay_month: number
  readonly pay_day: number
  readonly pay_method: string
}

const dayWords = (day: number): string => (day >= 31 ? '末日' : `${day}日`)

/** 支払期日・方法, as it stands on the order that the supplier gets: 20日締 翌月末日払 振込. */
export function paymentWords({ closing_day, pay_month, pay_day, pay_method }: Terms): string {
  const month = monthsLater.schema.safeParse(String(pay_month))
  const method = payMethod.schema.safeParse(pay_method)
  const closing = closing_day >= 31 ? '月末' : dayWords(closing_day)
  return [
    `${closing}締`,
    `${month.success ? monthsLater.texts[month.data].ja : ''}${dayWords(pay_day)}払`,
    ...(method.success ? [payMethod.texts[method.data].ja] : []),
  ].join(' ')
}
