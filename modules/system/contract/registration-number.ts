/**
 * 適格請求書発行事業者の登録番号: T and 13 digits. For a corporation they are its 法人番号, whose first digit checks the
 * other twelve: 9 minus the remainder by 9 of their sum, from the right, every second one doubled.
 */
export function isCorporateRegistration(number: string): boolean {
  const [, check, base] = /^T(\d)(\d{12})$/.exec(number) ?? []
  if (check === undefined || base === undefined) return false
  const sum = [...base]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0)
  return Number(check) === 9 - (sum % 9)
}

/** As it is written: T-1234-… and full width come to the same. */
export const tidyRegistration = (typed: string): string =>
  typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
