import type { Language, Text } from './text.ts'

interface Marks {
  readonly open: string
  readonly close: string
  readonly between: string
  readonly colon: string
}

const wide: Marks = { open: '（', close: '）', between: '、', colon: '：' }
const marks: Readonly<Record<Language, Marks>> = {
  ja: wide,
  en: { open: ' (', close: ')', between: ', ', colon: ': ' },
  zh: wide,
}

/** Behind what it explains. */
export const bracketed = (text: string, language: Language): string =>
  `${marks[language].open}${text}${marks[language].close}`

/** Several beside each other. */
export const listed = (texts: readonly string[], language: Language): string =>
  texts.join(marks[language].between)

/** The same where only whoever reads it knows the language. */
export const listedText = (texts: readonly string[]): Text => ({
  ja: listed(texts, 'ja'),
  en: listed(texts, 'en'),
  zh: listed(texts, 'zh'),
})

/** What it is, and what it says. */
export const labelled = (label: string, text: string, language: Language): string =>
  `${label}${marks[language].colon}${text}`
