import { csvLine } from '#platform/server/csv/cell-text.ts'
import type { DefinedTable } from '#platform/server/master/defined-tables.ts'
import type { DefinitionFormat } from '../../contract/table-export.ts'

/** Tables as a file. */
export const writeDefinitions: Readonly<
  Record<DefinitionFormat, (tables: readonly DefinedTable[]) => string>
> = {
  csv: dictionary,
  json: (tables) => `${JSON.stringify(tables, undefined, 2)}\n`,
  sql: statements,
}

const heading = ['table', 'column', 'ja', 'en', 'zh', 'type', 'required', 'default', 'key', 'references']
/** By which a spreadsheet knows UTF-8: Chinese names do not fit into CP932. */
const byteOrderMark = '\uFEFF'

/** The data dictionary: one line for each column. */
function dictionary(tables: readonly DefinedTable[]): string {
  const lines = tables.flatMap(({ name, columns, constraints }) => {
    const key = constraints.find(({ kind }) => kind === 'p')?.columns ?? []
    return columns.map(({ name: column, label, type, required, initial }) => {
      const references = constraints
        .filter(({ kind, columns: own }) => kind === 'f' && own.includes(column))
        .map(({ of }) => of)
      return [
        ...[name, column, label?.ja ?? '', label?.en ?? '', label?.zh ?? '', type],
        ...[required ? '1' : '0', initial, key.includes(column) ? String(key.indexOf(column) + 1) : ''],
        [...new Set(references)].join(' '),
      ]
    })
  })
  return byteOrderMark + [heading, ...lines].map(csvLine).join('')
}

/** Tables first, then what points from one of them to another. */
function statements(tables: readonly DefinedTable[]): string {
  const chosen = new Set(tables.map(({ name }) => name))
  const created = tables.map(({ name, columns, constraints }) => {
    const parts = [
      ...columns.map((column) => `${quoted(column.name)} ${column.type}${rulesOf(column)}`),
      ...constraints.filter(({ kind }) => kind === 'p').map(({ definition }) => definition),
    ]
    return `CREATE TABLE ${quoted(name)} (\n  ${parts.join(',\n  ')}\n);\n`
  })
  const pointing = tables.flatMap(({ name, constraints }) =>
    constraints
      .filter(({ kind, of }) => kind === 'f' && chosen.has(of))
      .map((one) => `ALTER TABLE ${quoted(name)} ADD CONSTRAINT ${quoted(one.name)} ${one.definition};\n`),
  )
  return [...created, ...pointing].join('')
}

const rulesOf = ({ identity, initial, required }: DefinedTable['columns'][number]): string =>
  [
    identity ? ' GENERATED ALWAYS AS IDENTITY' : '',
    initial === '' ? '' : ` DEFAULT ${initial}`,
    required ? ' NOT NULL' : '',
  ].join('')

const quoted = (name: string): string => `"${name}"`
