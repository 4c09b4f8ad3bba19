import {
  closingOf,
  daysToPay,
  latestPayDate,
  payDateOf,
  type PaymentTerms,
} from '../statement/payment-terms.ts'

/** How long the supplier waits for his money, the longest of all receipts: counted from the receipt, that day included. */
export interface PaymentDays {
  readonly days: number
  /** Beyond 60 days, or two months where those are longer. */
  readonly isLate: boolean
}

export function paymentDays(receipts: readonly string[], terms: PaymentTerms): PaymentDays {
  const found = [...new Set(receipts)]
    .filter((day) => day !== '')
    .map((receipt) => {
      const pay_dt = payDateOf(closingOf(receipt, terms.closing_day), terms)
      return { days: daysToPay(receipt, pay_dt), isLate: pay_dt > latestPayDate(receipt) }
    })
  return {
    days: Math.max(0, ...found.map(({ days }) => days)),
    isLate: found.some(({ isLate }) => isLate),
  }
}
