import { mostColumns, type MatchedField } from './field-matching.ts'

type Source = MatchedField['source']

/** As a spreadsheet names its columns: 1 is A, 27 is AA. */
export const columnLetters = (column: number): string => {
  const rest = Math.floor((column - 1) / 26)
  return `${rest > 0 ? columnLetters(rest) : ''}${String.fromCharCode(65 + ((column - 1) % 26))}`
}

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)

/** Where a value comes from as it is typed: `A`, `A+C`, a heading, or `=` and what is fixed. */
export function sourceText(source: Source): string {
  switch (source.kind) {
    case 'column':
      return source.columns.map(columnLetters).join('+')
    case 'heading':
      return source.headings.map((heading) => `「${heading}」`).join('+')
    case 'fixed':
      return `=${source.value}`
  }
}

/** Undefined for nothing: the field is not matched. What is no column is looked for among the headings. */
export function readSource(typed: string): Source | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (/^[=＝]/.test(text)) return { kind: 'fixed', value: text.slice(1) }
  const parts = text.split(/[+＋]/).map((part) => part.trim())
  const letters = parts.map((part) => part.normalize('NFKC'))
  if (
    letters.length <= most &&
    letters.every((part) => /^[a-z]{1,2}$/i.test(part) && columnOf(part) <= mostColumns)
  )
    return { kind: 'column', columns: letters.map(columnOf) }
  const headings = parts.map((part) => part.replace(/^「(.*)」$/, '$1')).filter((part) => part !== '')
  return headings.length === 0 ? undefined : { kind: 'heading', headings: headings.slice(0, most) }
}

/** So many columns make one value. */
const most = 5

type Codes = MatchedField['converter']['codes']

/** A translation of codes as it is typed: `M2→D02、M3→D03`. */
export const codesText = (codes: Codes): string => codes.map(({ from, to }) => `${from}→${to}`).join('、')

export const readCodes = (typed: string): Codes =>
  typed.split(/[、,\n]/).flatMap((pair) => {
    const [from = '', to = ''] = pair.split(/→|=>|=/).map((part) => part.trim())
    return from === '' ? [] : [{ from, to }]
  })
