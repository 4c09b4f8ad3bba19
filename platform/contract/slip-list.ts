import type { CodeTable } from './code-table.ts'
import type { Field, Fields } from './fields.ts'
import type { ColumnKindOf, ListColumn, ListColumns } from './list-column.ts'
import type { ListDefinition } from './list-definition.ts'
import { usualCard } from './list-card.ts'
import { list, type ListOnScreen } from './list-screen.ts'
import { columnOfField, whoAndWhen } from './master-list.ts'
import type { AnySlip } from './slip.ts'
import { asStated } from './stated.ts'
import type { Text } from './text.ts'

/** A field of a slip as a column: its kind, its words and its codes; a reference has the name beside it. */
type FieldColumn<F extends Field, Name extends string> = Pick<ListColumn, 'label' | 'width' | 'total'> & {
  readonly kind: ColumnKindOf<F['kind']>
} & (F extends { readonly codes: infer Codes extends CodeTable } ? { readonly codes: Codes } : object) &
  (F['kind'] extends 'reference' ? { readonly named: `${Name}_nm` } : object)

type NameOf<F extends Fields> = Extract<keyof F, string>

/** A line's field that the header has, too, is told apart. */
type LineName<H extends Fields, Name extends string> = Name extends keyof H ? `line_${Name}` : Name
export const lineColumnName = ({ header }: Pick<AnySlip, 'header'>, name: string): string =>
  name in header ? `line_${name}` : name

type Common = typeof whoAndWhen
type NameIn<C> = Extract<keyof C, string>
type KeyOf<S extends AnySlip> = S['key'][number]

type HeaderColumns<S extends AnySlip> = Common & {
  readonly [Name in NameOf<S['header']>]: FieldColumn<S['header'][Name], Name>
}
type LineColumns<S extends AnySlip> = HeaderColumns<S> & {
  readonly line_no: { readonly kind: 'integer' } & ListColumn
} & {
  readonly [Name in NameOf<S['lines']> as LineName<S['header'], Name>]: FieldColumn<
    S['lines'][Name],
    LineName<S['header'], Name>
  >
}

/** A list of a slip's documents: one row for each of them, or one for each of their lines. */
export interface SlipList<
  S extends AnySlip = AnySlip,
  C extends ListColumns = ListColumns,
> extends ListOnScreen<C> {
  readonly slip: S
  readonly by: 'header' | 'line'
}

/** What is not said follows from the slip. `columns` are those beside its fields: their SQL is the module's. */
interface Options<C extends ListColumns, More extends ListColumns, Brought extends string> extends Omit<
  ListDefinition<C>,
  'area' | 'key' | 'within' | 'columns' | 'shown' | 'sort'
> {
  readonly columns?: More
  /** Shown until the reader chooses others, which are asked for then; all of them when absent. */
  readonly shown?: readonly Brought[]
  /** What the screen reads of its rows beside what it shows. */
  readonly needed?: readonly Brought[]
  /** Columns whose sums stand in the last line. */
  readonly totals?: readonly Extract<keyof C, string>[]
  /** What a sum is of, where it leaves rows out. */
  readonly totalled?: { readonly [Name in Extract<keyof C, string>]?: Text }
  /** Neighbours that share a heading above theirs. */
  readonly groups?: readonly { readonly label: Text; readonly of: readonly Extract<keyof C, string>[] }[]
  /** Default: the latest number first. */
  readonly sort?: ListDefinition<C>['sort']
}

/** Columns of which rows bring some only when they are asked for. */
type Bringing<C extends ListColumns, Brought> = {
  readonly [Name in keyof C]: Name extends Brought ? C[Name] : C[Name] & { readonly onDemand: true }
}

/** A row for each document. */
export const slipList = <
  S extends AnySlip,
  const More extends ListColumns = Common,
  const Brought extends NameIn<HeaderColumns<S> & NoInfer<More>> = NameIn<HeaderColumns<S> & NoInfer<More>>,
>(
  slip: S,
  options: Options<HeaderColumns<S> & NoInfer<More>, More, Brought>,
): SlipList<S, Bringing<HeaderColumns<S> & More, Brought | KeyOf<S>>> =>
  made(
    slip,
    'header',
    options,
    columnsOf(slip.header, (name) => name),
  )

/** A row for each line, with what its header says. */
export const slipLineList = <
  S extends AnySlip,
  const More extends ListColumns = Common,
  const Brought extends NameIn<LineColumns<S> & NoInfer<More>> = NameIn<LineColumns<S> & NoInfer<More>>,
>(
  slip: S,
  options: Options<LineColumns<S> & NoInfer<More>, More, Brought>,
): SlipList<S, Bringing<LineColumns<S> & More, Brought | KeyOf<S> | 'line_no'>> =>
  made(slip, 'line', options, {
    ...columnsOf(slip.header, (name) => name),
    line_no: lineNumber,
    ...columnsOf(slip.lines, (name) => lineColumnName(slip, name)),
  })

const lineNumber: ListColumn = { kind: 'integer', label: { ja: '行', en: 'Line', zh: '行' }, width: 4 }

const columnsOf = (fields: Fields, nameOf: (name: string) => string): ListColumns =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [nameOf(name), columnOfField(nameOf(name), field)]),
  )

/** The columns are put together by the names of the fields; that they have the types of the fields is said here. */
function made<S extends AnySlip, C extends ListColumns, Kept extends ListColumns>(
  slip: S,
  by: SlipList['by'],
  {
    columns: more,
    totals = [],
    totalled = {},
    groups = [],
    sort,
    needed = [],
    ...options
  }: Options<C, ListColumns, string>,
  own: ListColumns,
): SlipList<S, Kept> {
  const summed = new Set<string>(totals)
  const said = new Map<string, Text | undefined>(Object.entries(totalled))
  const key = by === 'line' ? [...slip.key, 'line_no'] : slip.key
  const all: ListColumns = { ...own, ...more, ...whoAndWhen }
  const isBrought = broughtOf({ ...options, key, columns: all, needed })
  const groupOf = new Map<string, Text>(groups.flatMap(({ label, of }) => of.map((name) => [name, label])))
  const columns = Object.fromEntries(
    Object.entries(all).map(([name, column]) => {
      const group = groupOf.get(name)
      const words = said.get(name)
      return [
        name,
        {
          ...{ ...column, ...(summed.has(name) ? { total: true } : {}), ...(group ? { group } : {}) },
          ...(words ? { totalled: words } : {}),
          ...(isBrought(name) ? {} : { onDemand: true as const }),
        },
      ]
    }),
  )
  const definition = {
    ...{ ...options, area: slip.area, columns, sort: sort ?? `-${slip.key[0] ?? ''}` },
    ...{ key, ...(by === 'line' ? { within: 'line_no' } : {}) },
  }
  return { ...list<Kept>(asStated(definition)), slip, by }
}

interface Bringer extends Pick<ListDefinition<ListColumns>, 'key' | 'columns' | 'card' | 'late'> {
  readonly shown?: readonly string[]
  readonly needed: readonly string[]
}

/** Which columns every row brings: what is shown as the list opens, also where it is a card, and what its screen needs. */
function broughtOf({ key, columns, shown, needed, late, ...list }: Bringer): (name: string) => boolean {
  if (!shown) return () => true
  const { title, sub, axes = [], ...figures } = list.card ?? usualCard({ key, columns, shown })
  const brought = new Set([
    ...[...key, ...shown, ...needed, ...(late ? [late.flag] : [])],
    ...[title, ...sub, ...axes, ...Object.values<string>(figures)],
  ])
  return (name) => brought.has(name)
}
