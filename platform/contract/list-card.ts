import type { ListColumns } from './list-column.ts'

/** How a row looks where there is no room for columns: what it is, a second line, one big figure, and how far it is. */
export interface ListCard<Name extends string = string> {
  /** A code stands for its name. */
  readonly title: Name
  /** Codes stand for their names, the one of the title for itself. */
  readonly sub: readonly Name[]
  readonly figure?: Name
  readonly unit?: Name
  readonly date?: Name
  readonly axes?: readonly Name[]
}

interface Listed {
  readonly key: readonly string[]
  readonly columns: ListColumns
  readonly shown: readonly string[]
}

/** As every list calls the unit in which its figures are counted: it names no row. */
const unit = 'unit_nm'

/** Of a list that says nothing: its first name, its key, and its first figure, date and states. */
export function usualCard({ key, columns, shown }: Listed): ListCard {
  const ofKind = (...kinds: readonly string[]) =>
    shown.filter((name) => kinds.includes(columns[name]?.kind ?? ''))
  const named = shown.find((name) => columns[name]?.named !== undefined)
  const title = ofKind('text').find((name) => name !== unit) ?? named ?? key[0] ?? ''
  const figure = ofKind('decimal').find((name) => !key.includes(name))
  const [date] = ofKind('date')
  return {
    title,
    sub: [...new Set([...key, ...shown.filter((name) => columns[name]?.named !== undefined)])].slice(0, 3),
    ...(figure ? { figure } : {}),
    ...(columns[unit] && figure ? { unit } : {}),
    ...(date ? { date } : {}),
    axes: ofKind('choice').slice(0, 3),
  }
}
