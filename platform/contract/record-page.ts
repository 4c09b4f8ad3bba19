import type { Field, ReferredMaster } from './fields.ts'
import type { Area } from './permission.ts'
import { screen, type Screen } from './screen.ts'
import type { Text } from './text.ts'

interface OfRecords {
  readonly name: string
  readonly area: Area
  readonly path: Screen['path']
}

/** The screen of one record with all that belongs to it; the address names the record by its key. */
export const pageOfRecords = ({ name, area, path }: OfRecords, title: Text): Screen =>
  screen({
    path: `${path}Page`,
    name: `${name}Page`,
    title,
    guard: [`${area}:yes`],
    hidden: true,
    activeMenu: path,
    keepAlive: true,
    dynamicNewTab: true,
  })

/** Where a record is shown. */
export const recordAddress = ({ path }: Screen, key: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(key).toString()}`

/** The page of a record; of a master without pages, its list narrowed to it. */
export const pageAddress = (
  { pageScreen, screen: list }: Pick<ReferredMaster, 'pageScreen' | 'screen'>,
  key: Readonly<Record<string, string>>,
): string => recordAddress(pageScreen ?? list, key)

/** Where a code leads: the screen, and for each parameter of its address the field beside it that holds it. */
export interface LeadsTo {
  readonly screen: Screen
  readonly by: Readonly<Record<string, string>>
}

/** What the code in such a field leads to, where what it refers to has pages. */
export function leadsTo(name: string, { refersTo }: Pick<Field, 'refersTo'>): LeadsTo | undefined {
  const target = refersTo?.master
  if (!target || target === 'self') return undefined
  return pageBy(target, refersTo.parts ?? [name])
}

/** The page of a master's records, for a row that holds the parts of the key under these names. */
export const pageBy = (
  { pageScreen, key }: Pick<ReferredMaster, 'pageScreen' | 'key'>,
  parts: readonly string[] = key,
): LeadsTo | undefined =>
  pageScreen && {
    screen: pageScreen,
    by: Object.fromEntries(key.map((part, at) => [part, parts[at] ?? part])),
  }
