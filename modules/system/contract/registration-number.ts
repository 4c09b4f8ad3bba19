/** Registration number of a qualified invoice issuer: T and 13 digits (decisions.md "Sales, purchasing, tax"). */
export const isRegistrationNo = (value: string): boolean => /^T\d{13}$/.test(value)

/** The first digit of a corporate number follows from the other twelve. */
export function hasCheckDigit(value: string): boolean {
  const [first = 0, ...rest] = value.slice(1).split('').map(Number)
  const sum = rest.reverse().reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 2), 0)
  return first === 9 - (sum % 9)
}
