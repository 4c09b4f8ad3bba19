import type { List } from '#platform/contract/list-definition.ts'
import type { SavedSearch } from '#platform/contract/list-view.ts'

/** What is asked of each column, and the keyword, as typed. */
export type Conditions = Readonly<Record<string, string>>

type Asked = Pick<List, 'columns' | 'initial' | 'keyword'>

/** Blank conditions are none: they neither travel nor make two searches differ. */
export const tidy = (conditions: Readonly<Record<string, string | undefined>>): Conditions =>
  Object.fromEntries(
    Object.entries(conditions).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value]])),
  )

export function sameConditions(one: Conditions, other: Conditions): boolean {
  const [a, b] = [tidy(one), tidy(other)]
  return Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])
}

/** Conditions that an address brings (`?factory_cd=F01`): they come to the initial ones. Undefined when there are none. */
export function conditionsInAddress(list: Asked, address: URLSearchParams): Conditions | undefined {
  const named = [...Object.keys(list.columns), ...(list.keyword ? ['keyword'] : [])]
  const found = named.flatMap((name) => {
    const value = address.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return found.length === 0 ? undefined : { ...list.initial, ...Object.fromEntries(found) }
}

/** Where a saved search is found in an address, so that it can be sent to a colleague. */
export const searchParameter = 'search'

export const addressOfSearch = (path: string, { search_no }: Pick<SavedSearch, 'search_no'>): string =>
  `${path}?${searchParameter}=${search_no}`
