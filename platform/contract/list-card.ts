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

/** As every list calls what its lines are about: of whom and on which slip is said after it. */
const goods = 'item_cd'

/** Of a list that says nothing: its first name, its key, and its first figure, date and states. */
export function usualCard({ key, columns, shown }: Listed): ListCard {
  const ofKind = (...kinds: readonly string[]) =>
    shown.filter((name) => kinds.includes(columns[name]?.kind ?? ''))
  const named = shown.filter((name) => columns[name]?.named !== undefined)
  const item = named.find((name) => name === goods)
  const title = item ?? ofKind('text').find((name) => name !== unit) ?? named[0] ?? key[0] ?? ''
  const sub = item ? [item, ...named.filter((name) => name !== item).slice(0, 1), ...key] : [...key, ...named]
  const figure = ofKind('decimal').find((name) => !key.includes(name))
  const [date] = ofKind('date')
  return {
    title,
    sub: [...new Set(sub)].slice(0, 3),
    ...(figure ? { figure } : {}),
    ...(columns[unit] && figure ? { unit } : {}),
    ...(date ? { date } : {}),
    axes: ofKind('choice').slice(0, 3),
  }
}
