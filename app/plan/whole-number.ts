/** An option's value, or a refusal that names the option. */
export function wholeNumber(name: string, value: string): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} is a whole number, not ${value}`)
  return number
}
