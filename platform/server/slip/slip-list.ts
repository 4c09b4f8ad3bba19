import { sql, type SQL } from 'drizzle-orm'
import type { Fields } from '#platform/contract/fields.ts'
import type { SelectedColumn, ListColumns } from '#platform/contract/list-column.ts'
import { whoAndWhen } from '#platform/contract/master-list.ts'
import type { AnySlip } from '#platform/contract/slip.ts'
import { lineColumnName, type SlipList } from '#platform/contract/slip-list.ts'
import { referencesIn } from '#platform/contract/slip-references.ts'
import { fixedPart, referencedName, type DeclaredReference } from '#platform/contract/master-references.ts'
import type { ListService } from '../list/list-service.ts'
import { inWords } from '../database/prepared.ts'
import { listService, type ListSource } from '../list/serve-list.ts'
import { codesMeant } from '../master/codes-meant.ts'
import { columnOf, nameReferredTo } from '../master/row-columns.ts'
import type { KeptSlip } from './kept-slip.ts'
import { isShortPeriod } from './short-period.ts'
import { slipKeyColumns } from './slip-table.ts'

/** The columns of a list beside those of its slip, in SQL: of its rows `h` (the header) and `l` (the line). What the slip has itself may be said otherwise. */
type MoreColumns<S extends AnySlip, C extends ListColumns> = {
  readonly [Name in Exclude<SelectedColumn<C>, OwnColumn<S>>]: SQL
} & { readonly [Name in OwnColumn<S>]?: SQL }
type OwnColumn<S extends AnySlip> =
  keyof typeof whoAndWhen | 'line_no' | OfField<Extract<keyof S['header'] | keyof S['lines'], string>>
type OfField<Name extends string> = Name | `line_${Name}` | `${Name}_nm` | `line_${Name}_nm`

/** Serves a list of a slip's documents. What stands beside the fields of the slip is the module's: `more`. */
export function slipListService<S extends AnySlip, C extends ListColumns>(
  list: SlipList<S, C>,
  kept: KeptSlip<NoInfer<S>>,
  more: MoreColumns<S, C>,
  filled?: ListSource<C>['filled'],
): ListService
export function slipListService(
  list: SlipList,
  kept: KeptSlip,
  more: Readonly<Record<string, SQL | undefined>>,
  filled?: ListSource<ListColumns>['filled'],
): ListService {
  const { slip, tables, directory } = kept
  const isByLine = list.by === 'line'
  const nameInList = (name: string) => lineColumnName(slip, name)
  const header = selected(slip.header, 'h', (name) => name)
  const lines = isByLine
    ? { ...selected(slip.lines, 'l', nameInList), line_no: columnOf('l', 'line_no') }
    : {}
  const common = Object.keys(whoAndWhen).map((name) => [name, columnOf('h', name)] as const)
  const own = Object.entries(more).flatMap(([name, column]) => (column ? [[name, column] as const] : []))
  const columns: Readonly<Record<string, SQL>> = {
    ...header,
    ...lines,
    ...Object.fromEntries([...common, ...own]),
  }
  const select = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, inWords(column)]))
  const joined = sql.join(
    slipKeyColumns(slip).map((name) => sql`${columnOf('h', name)} = ${columnOf('l', name)}`),
    sql` AND `,
  )
  const from = isByLine
    ? sql`FROM ${tables.lines} AS l JOIN ${tables.header} AS h ON ${joined}`
    : sql`FROM ${tables.header} AS h`
  const service = listService(list, {
    rows: ({ company_cd, factory_cd }) => ({
      select,
      from: sql`${from} WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}`,
    }),
    isReadOneWay: (search) => isShortPeriod(list, search),
    meant: {
      ...meantIn(slip.header, (name) => name),
      ...(isByLine ? meantIn(slip.lines, nameInList) : {}),
    },
    ...(filled ? { filled } : {}),
    timeZoneOf: directory.timeZoneOf,
  })
  return { ...service, kept }
}

/** Each field, and the name that belongs to its code. */
function selected(
  fields: Fields,
  alias: string,
  nameInList: (name: string) => string,
): Readonly<Record<string, SQL>> {
  const own = Object.keys(fields).map((name) => [nameInList(name), columnOf(alias, name)] as const)
  const names = referencesIn(fields).map(
    (reference) => [referencedName(nameInList(reference.name)), nameReferredTo(reference, alias)] as const,
  )
  return Object.fromEntries([...own, ...names])
}

/** The codes that a typed text means are found once in their master, by code or name. */
const meantIn = (fields: Fields, nameInList: (name: string) => string) =>
  Object.fromEntries(
    referencesIn(fields).map((reference) => [nameInList(reference.name), codesReferredTo(reference)]),
  )

function codesReferredTo({ name, target, parts }: DeclaredReference) {
  const fixed = parts.flatMap((part, at) => {
    const value = fixedPart(part)
    return value === undefined ? [] : [[target.key[at] ?? '', value] as const]
  })
  return codesMeant(target, target.key[parts.indexOf(name)] ?? '', Object.fromEntries(fixed))
}
