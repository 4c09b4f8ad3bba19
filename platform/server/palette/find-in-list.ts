import type { FindKind, PaletteHit, PreviewLine } from '#platform/contract/palette.ts'
import type { ColumnKind } from '#platform/contract/list-condition.ts'
import type { ListRow } from '#platform/contract/list-column.ts'
import { say, type Language, type Text } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import { readList } from '../list/read-list.ts'
import type { ServedSource } from '../list/served-list.ts'
import type { Finder } from './finder.ts'
import { asRead } from './preview-lines.ts'

interface Options<Row extends ListRow> {
  readonly kind: FindKind
  readonly title: Text
  readonly icon: string
  /** The column whose beginning is typed: a slip's number. */
  readonly by: keyof Row & string
  /** How one of its rows is shown, and where it is looked at. */
  readonly hit: (row: Row, language: Language) => Omit<PaletteHit, 'key'>
}

/** Rows of a list by the beginning of a number: slips, lots. */
export const findInList = <Row extends ListRow>(
  served: ServedSource<Row>,
  { kind, title, icon, by, hit }: Options<Row>,
): Finder => {
  const { list } = served
  const sort = list.sort.replace(/^-/, '') === by ? list.sort : by
  const read = (context: Context, search: Readonly<Record<string, string>>, size: number) =>
    readList(served, context, { page: 1, size, sort, ...search })
  const keyText = (row: Row) => list.key.map((name) => String(row[name] ?? '')).join(' ')
  return {
    name: list.name,
    kind,
    title,
    icon,
    readBy: list.endpoints.getList,
    async find(context, keyword, most) {
      const found = await read(context, { [by]: keyword }, most)
      return {
        hits: found.list.map((row) => ({ key: keyText(row), ...hit(row, context.language) })),
        has_next: found.has_next,
      }
    },
    async preview(context, key) {
      const parts = key.split(' ')
      const found = await read(
        context,
        Object.fromEntries(
          list.key.map((name, at) => [name, conditionOf(list.columns[name]?.kind, parts[at] ?? '')]),
        ),
        10,
      )
      const row = found.list.find((one) => keyText(one) === key)
      return row && linesOf(served, row, context.language)
    },
  }
}

/** A number is asked as a range. */
const conditionOf = (kind: ColumnKind | undefined, value: string): string =>
  kind === 'decimal' || kind === 'integer' ? `${value}..${value}` : value

const linesOf = <Row extends ListRow>(
  { list }: ServedSource<Row>,
  row: Row,
  language: Language,
): readonly PreviewLine[] =>
  list.shown.flatMap((name) => {
    const column = list.columns[name]
    const value = row[name]
    if (!column || value === '' || value === null || value === undefined) return []
    const { kind, codes, named } = column
    const code = String(value)
    const word = codes?.texts[code]
    const beside = named === undefined ? '' : String(row[named] ?? '')
    const text =
      kind === 'flag' ? (value === true ? '○' : '') : word ? say(word, language) : asRead(kind, code)
    return text === ''
      ? []
      : [
          {
            label: say(column.label, language),
            value: beside === '' ? text : `${text} ${beside}`,
            figure: kind === 'decimal' || kind === 'integer',
          },
        ]
  })
