import type { LineColumn } from './document.ts'
import { say, type Language, type Text } from './text.ts'

export const column = (
  label: Text,
  language: Language,
  width: LineColumn['width'],
  align?: LineColumn['align'],
) => ({ label: say(label, language), width, ...(align ? { align } : {}) }) satisfies LineColumn

export const dateText = (date: string): string => date.replaceAll('-', '/')

export function figure(exact: string): string {
  const [sign, plain] = exact.startsWith('-') ? ['▲', exact.slice(1)] : ['', exact]
  const [whole = '', part] = plain.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return part === undefined ? `${sign}${grouped}` : `${sign}${grouped}.${part}`
}

/** Postal codes are stored as digits. */
export const postalText = (digits: string): string =>
  /^\d{7}$/.test(digits) ? `〒${digits.slice(0, 3)}-${digits.slice(3)}` : digits && `〒${digits}`
