import { z } from 'zod'
import { csvErrors } from './csv-errors.ts'
import { endpoint, fileAnswer, type Guard } from './endpoint.ts'
import { costsAmong } from './fields.ts'
import { conditionSchema } from './list-condition.ts'
import { usualCard, type ListCard } from './list-card.ts'
import type { ListColumns, ListRow } from './list-column.ts'
import { listOf, listQuery, totalOf } from './list.ts'
import type { Area, Requirement, WriteKey } from './permission.ts'
import type { Screen } from './screen.ts'
import { asStated } from './stated.ts'
import { wordsAbout, type Text } from './text.ts'

/** What a list is made of; its endpoints and its screen follow. */
export interface ListDefinition<C extends ListColumns> {
  /** The last word of the paths, and under which a person's columns and searches are kept: never renamed. */
  readonly name: string
  readonly title: Text
  readonly area: Area
  /** Who may see it, where that is not everybody who may enter the area. */
  readonly guard?: Requirement
  readonly path: Screen['path']
  readonly icon?: string
  /** Not in the menu: opened from other screens. */
  readonly hidden?: true
  /** What tells the rows apart. */
  readonly key: readonly Extract<keyof C, string>[]
  /** The part of the key that counts rows within what the rest names: they stay in its order. */
  readonly within?: Extract<keyof C, string>
  readonly columns: C
  /** Shown until the reader chooses others; all of them when absent. */
  readonly shown?: readonly Extract<keyof C, string>[]
  /** Conditions of the search block; every other column can be asked in its heading. */
  readonly search?: readonly Extract<keyof C, string>[]
  /** There is a field for words found anywhere in code, name and reading. */
  readonly keyword?: boolean
  /** Conditions that hold until others are typed. */
  readonly initial?: Readonly<Partial<Record<Extract<keyof C, string>, string>>>
  /** What is looked for every day, one press away and counted: 遅れ 3. */
  readonly quick?: readonly QuickFilter<Extract<keyof C, string>>[]
  /** On a phone; what is not said follows from the columns. */
  readonly card?: ListCard<Extract<keyof C, string>>
  /** Days that are asked for with both ends, so many days apart at most. */
  readonly windows?: Readonly<Partial<Record<Extract<keyof C, string>, number>>>
  /** 遅れを含む: rows that are late stay in sight whatever is asked of the day, until somebody takes them out. */
  readonly late?: LateRows<Extract<keyof C, string>>
  /** A column, with a minus before it for descending order. */
  readonly sort: Extract<keyof C, string> | `-${Extract<keyof C, string>}`
}

/** Which rows are late, and the day of which they are late. */
interface LateRows<Name extends string = string> {
  readonly day: Name
  readonly flag: Name
}

/** Conditions beside the initial ones, under a word. */
export interface QuickFilter<Name extends string = string> {
  readonly label: Text
  /** On the business date, `yyyy-mm-dd`. */
  readonly asks: (day: string) => { readonly [Asked in Name]?: string }
}

/** A list with the names of its columns forgotten, as the platform handles it. */
export interface List<Row extends ListRow = ListRow, Name extends string = string> {
  readonly name: string
  readonly title: Text
  readonly key: readonly string[]
  readonly within?: string
  readonly columns: ListColumns
  readonly shown: readonly string[]
  readonly search: readonly string[]
  readonly keyword: boolean
  readonly initial: Readonly<Record<string, string>>
  readonly quick: readonly QuickFilter[]
  readonly card: ListCard
  readonly windows: Readonly<Record<string, number>>
  readonly late?: LateRows
  readonly sort: string
  readonly guard: Guard
  /** Files need the right to save in the area (specification section 6); the developer's has nothing to save. */
  readonly write?: WriteKey
  readonly endpoints: ListEndpoints<Row, Name>
}

type ListEndpoints<Row extends ListRow, Name extends string> = ReturnType<typeof listEndpoints<Row, Name>>

/** Conditions as they are sent, by the names of the columns; whoever handles any list knows no names. */
type SentConditions<Name extends string> = string extends Name
  ? Readonly<Record<string, unknown>>
  : { readonly [Asked in Name | 'keyword' | 'with_late']?: string | undefined }

/** The same with the page that is wanted, and its order. */
type SentQuery<Name extends string> = SentConditions<Name> &
  (string extends Name
    ? unknown
    : {
        readonly page?: number
        readonly size?: number | string
        readonly sort?: Name | `-${Name}`
        readonly known_total?: number
        readonly columns?: string
      })

/** Conditions as they have been read. */
type Conditions = Readonly<Record<string, string | undefined>>

/** A call for a page: its conditions stand beside these. */
export interface ListQuery extends ListRow {
  readonly page: number
  readonly size: number
  readonly sort?: string | undefined
  readonly known_total?: number | undefined
  readonly columns?: string | undefined
}

interface DeclaredList<Row extends ListRow> extends Omit<
  ListDefinition<ListColumns>,
  'area' | 'path' | 'icon' | 'hidden' | 'guard'
> {
  readonly base: `/api/${string}`
  readonly guard: Guard
  readonly write?: WriteKey
  readonly row: z.ZodType<Row>
}

export function declareList<Row extends ListRow, Name extends string>({
  base,
  row,
  ...definition
}: DeclaredList<Row>): List<Row, Name> {
  const whole = {
    shown: Object.keys(definition.columns),
    search: [],
    keyword: false,
    quick: [],
    ...definition,
    card: definition.card ?? usualCard({ shown: Object.keys(definition.columns), ...definition }),
    initial: asStated<Readonly<Record<string, string>> | undefined>(definition.initial) ?? {},
    windows: asStated<Readonly<Record<string, number>> | undefined>(definition.windows) ?? {},
  }
  return { ...whole, endpoints: listEndpoints<Row, Name>({ ...whole, base, row }) }
}

function listEndpoints<Row extends ListRow, Name extends string>(
  list: Omit<List, 'endpoints'> & { readonly base: `/api/${string}`; readonly row: z.ZodType<Row> },
) {
  const { base, guard, row } = list
  const costs = costsAmong(list.columns)
  const reading = { method: 'GET', guard, ...(costs.length > 0 ? { costs } : {}) } as const
  const file = list.write === undefined ? reading : ({ ...reading, write: list.write } as const)
  const asked = conditionsOf(list)
  const conditions = asStated<z.ZodType<Conditions, SentConditions<Name>>>(asked)
  const summary = wordsAbout(list.title)
  return {
    getList: endpoint({
      ...reading,
      path: `${base}/getList`,
      summary: summary('一覧', 'list', '列表'),
      input: asStated<z.ZodType<ListQuery, SentQuery<Name>>>(
        asked.extend({ ...listQuery, sort: sortOf(list), columns: onDemandOf(list) }),
      ),
      output: listOf(row),
    }),
    getTotal: endpoint({
      ...reading,
      path: `${base}/getTotal`,
      summary: summary('件数', 'number of records', '件数'),
      input: conditions,
      output: totalOf,
    }),
    csvDownload: endpoint({
      ...file,
      path: `${base}/csvDownload`,
      summary: summary('CSVダウンロード', 'download as CSV', 'CSV下载'),
      input: conditions,
      output: fileAnswer,
      file: 'text/csv; charset=Shift_JIS',
      errors: [csvErrors.CSV_NOT_WRITABLE, csvErrors.CSV_TOO_MANY],
    }),
    xlsxDownload: endpoint({
      ...file,
      path: `${base}/xlsxDownload`,
      summary: summary('Excelダウンロード', 'download as Excel', 'Excel下载'),
      input: conditions,
      output: fileAnswer,
      file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      errors: [csvErrors.CSV_TOO_MANY],
    }),
  }
}

type Asked = Pick<List, 'columns' | 'keyword' | 'initial' | 'windows' | 'late'>

/** One parameter for each column that can be asked, by its name. */
function conditionsOf({ columns, keyword, initial, windows, late }: Asked) {
  const asked = Object.entries(columns).filter(([, column]) => !column.unsearched)
  const fields: Readonly<Record<string, z.ZodType<string | undefined, string | undefined>>> = {
    ...Object.fromEntries(
      asked.map(([name, { kind }]) => [name, conditionSchema(kind, initial[name], windows[name])]),
    ),
    ...(keyword ? { keyword: z.string().max(100).optional() } : {}),
    ...(late ? { with_late: z.enum(['', '0', '1']).optional() } : {}),
  }
  return z.object(fields)
}

export const sortable = ({ columns }: Pick<List, 'columns'>): readonly string[] =>
  Object.keys(columns).filter((name) => !columns[name]?.unsorted)

/** Names of columns that rows bring only when they are asked for, with commas between them. */
const onDemandOf = ({ columns }: Asked) =>
  z
    .string()
    .refine((asked) => asked === '' || asked.split(',').every((name) => columns[name]?.onDemand))
    .optional()

const sortOf = (list: Asked) => z.enum(sortable(list).flatMap((name) => [name, `-${name}`])).optional()
