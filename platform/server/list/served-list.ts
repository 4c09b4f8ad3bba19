import type { SQL } from 'drizzle-orm'
import type { Condition } from '#platform/contract/list-condition.ts'
import type { List } from '#platform/contract/list-definition.ts'
import type { ListRow } from '#platform/contract/list-column.ts'
import type { Language } from '#platform/contract/text.ts'
import type { Context, SessionContext } from '../context.ts'
import type { FactoryKey, Tx } from '../database/database.ts'
import type { Registered } from '../module/point.ts'
import type { Session } from '../session.ts'

/** A row as the database gives it. */
export type Stored = Readonly<Record<string, unknown>>

/** A list whose rows are selected as they cross the wire. */
export interface ServedSource<Row extends ListRow> extends ServedList<Row> {
  rowsOf(found: readonly Stored[]): Row[]
}

/** A list with what it is read from, worked out once at start-up. */
export interface ServedList<Row extends ListRow = ListRow> {
  readonly list: List<Row>
  /** What follows FROM, with these columns at least, or all; conditions and orders name them. `search` and `registered` are for rows that are worked out for what is asked, or from what other modules have; the language for words of theirs. */
  from(
    place: FactoryKey,
    search: ListRow,
    registered: Registered,
    language: Language,
    columns?: ReadonlySet<string>,
  ): SQL
  /** What the cut page is called, so that `select` finds its columns. */
  readonly alias: string
  /** `SELECT …` of these columns for the rows of a page: what is dear to find out is not asked of the pages before it. */
  select(columns: readonly string[]): SQL
  /** The same for a file, which asks about nothing but the columns. */
  readonly selectRows: SQL
  /** The columns of the primary key, by which the rows of a far page are fetched. */
  readonly rowKey: readonly string[]
  /** Its rows are worked out: a far page is cut from them, because fetching by key would work them out again. */
  readonly computed?: boolean
  /** Whether what this search finds is so little that one plan serves, whatever its values are. */
  isReadOneWay?(search: ListRow): boolean
  column(name: string): SQL
  /** The rows that a session may see. */
  scope(place: FactoryKey): SQL
  /** The column to sort by when this one is wanted: names sort by their reading. */
  sortedBy(name: string): string
  /** A condition that this list asks in its own way. */
  asked?(name: string, condition: Condition, place: FactoryKey): SQL | undefined
  /** A word of the keyword field. */
  hasWord?(word: string): SQL
  rowsOf(found: readonly Stored[], context: SessionContext): Row[]
  /** What a screen asks for by itself, of the rows that are on it: a file asks for each of its pages. */
  filled?(context: Context, found: readonly Stored[]): Promise<readonly Stored[]>
  /** The clock by which a day begins. */
  timeZoneOf(tx: Tx, session: Session): Promise<string>
}
