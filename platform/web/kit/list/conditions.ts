import type { List } from '#platform/contract/list-definition.ts'
import type { SavedSearch } from '#platform/contract/list-view.ts'

/** What is asked of each column, and the keyword, as typed. */
export type Conditions = Readonly<Record<string, string>> & { readonly keyword?: string }

type Asked = Pick<List, 'columns' | 'initial' | 'keyword' | 'late'>

/** Blank conditions are none: they neither travel nor make two searches differ. */
export const tidy = (conditions: Readonly<Record<string, string | undefined>>): Conditions =>
  Object.fromEntries(
    Object.entries(conditions).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value]])),
  )

export function sameConditions(one: Conditions, other: Conditions): boolean {
  const [a, b] = [tidy(one), tidy(other)]
  return Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])
}

/** Everything that can be asked of a list. */
export const conditionNames = ({ columns, keyword, late }: Asked): readonly string[] => [
  ...Object.keys(columns),
  ...(keyword ? ['keyword'] : []),
  ...(late ? ['with_late'] : []),
]

/** Conditions that an address brings (`?factory_cd=F01`): they come to the initial ones. Undefined when there are none. */
export function conditionsInAddress(list: Asked, address: URLSearchParams): Conditions | undefined {
  const found = conditionNames(list).flatMap((name) => {
    const value = address.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return found.length === 0 ? undefined : { ...list.initial, ...Object.fromEntries(found) }
}

/** The address that brings these conditions: what is as initially needs no place, and what is not asked for instead is blank. */
export function addressOfConditions({ initial }: Pick<Asked, 'initial'>, asked: Conditions): Conditions {
  const wanted = tidy(asked)
  const blank = Object.keys(initial).map((name) => [name, ''] as const)
  return Object.fromEntries(
    Object.entries({ ...Object.fromEntries(blank), ...wanted }).filter(
      ([name, value]) => value !== (initial[name] ?? ''),
    ),
  )
}

/** Where a saved search is found in an address, so that it can be sent to a colleague. */
export const searchParameter = 'search'

export const addressOfSearch = (path: string, { search_no }: Pick<SavedSearch, 'search_no'>): string =>
  `${path}?${searchParameter}=${search_no}`
