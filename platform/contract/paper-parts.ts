import { bracketed } from '#platform/contract/punctuation.ts'
import type { Fact, LineColumn, SlipHeader } from './document.ts'
import { say, texts, type Language, type Text } from './text.ts'

export const column = (
  label: Text,
  language: Language,
  width: LineColumn['width'],
  align?: LineColumn['align'],
) => ({ label: say(label, language), width, ...(align ? { align } : {}) }) satisfies LineColumn

export const dateText = (date: string): string => date.replaceAll('-', '/')

const weekdays: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  ja: new Intl.DateTimeFormat('ja-JP', { weekday: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
  zh: new Intl.DateTimeFormat('zh-CN', { weekday: 'short', timeZone: 'UTC' }),
}

/** With its weekday: a day on which something is due or comes. */
export function dayText(date: string, language: Language): string {
  if (date === '') return ''
  const day = weekdays[language].format(new Date(`${date}T00:00:00Z`))
  return `${dateText(date)}${bracketed(day, language)}`
}

export function figure(exact: string): string {
  const [sign, plain] = exact.startsWith('-') ? ['▲', exact.slice(1)] : ['', exact]
  const [whole = '', part] = plain.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return part === undefined ? `${sign}${grouped}` : `${sign}${grouped}.${part}`
}

/** A price for a hundred says so: without that the line would not come to its amount. */
export const priceFigure = (price: string, base: string): string =>
  price === '' || base === '1' ? figure(price) : `${figure(price)} / ${figure(base)}`

/** Postal codes are stored as digits. */
export const postalText = (digits: string): string =>
  /^\d{7}$/.test(digits) ? `〒${digits.slice(0, 3)}-${digits.slice(3)}` : digits && `〒${digits}`

const words = texts({
  phone: { ja: 'TEL {phone}', en: 'TEL {phone}', zh: '电话 {phone}' },
  yen: { ja: '円', en: 'yen', zh: '日元' },
})

export const yenText = (amount: string, language: Language): string =>
  `${figure(amount)} ${say(words.yen, language)}`

/** Nothing stands on a paper under a label alone. */
export const factsOf = (label: Text, value: string, language: Language, strong = false): readonly Fact[] =>
  value === '' ? [] : [{ label: say(label, language), value, strong }]

/** Who gets a paper and who sends it, as Japanese letters are addressed. */
export interface Letter {
  /** With 御中 or 様. */
  readonly addressee: string
  readonly addresseeLines: readonly string[]
  readonly company: string
  readonly companyLines: readonly string[]
  readonly phone: string
}

/** A label and its value; nothing stands on a paper under a label alone. */
interface LetterFact {
  readonly label: Text
  readonly value: string
  readonly strong?: boolean
}

/** The head of a paper: to whom, from whom, and what it is. */
export const letterHead = (
  title: Text,
  { addressee, addresseeLines, company, companyLines, phone }: Letter,
  facts: readonly LetterFact[],
  language: Language,
): SlipHeader => ({
  part: 'slip-header',
  title: say(title, language),
  ...{ addressee, addresseeLines, company },
  facts: facts.flatMap(({ label, value, strong }) => factsOf(label, value, language, strong)),
  companyLines: [...companyLines, ...(phone === '' ? [] : [say(words.phone, language, { phone })])],
})
