import { csvLine } from '#platform/server/csv/cell-text.ts'
import type { DefinedTable } from '#platform/server/master/defined-tables.ts'
import { writeWorkbook } from '#platform/server/workbook/write-workbook.ts'

/** Tables as a file. */
export const writeDefinitions = {
  csv: (tables: readonly DefinedTable[]) =>
    byteOrderMark + [heading, ...dictionary(tables)].map(csvLine).join(''),
  json: (tables: readonly DefinedTable[]) => `${JSON.stringify(tables, undefined, 2)}\n`,
  sql: (tables: readonly DefinedTable[]) => createTables(tables) + addReferences(tables),
}

const heading = ['table', 'column', 'ja', 'en', 'zh', 'type', 'required', 'default', 'key', 'references']
/** By which a spreadsheet knows UTF-8: Chinese names do not fit into CP932. */
export const byteOrderMark = '\uFEFF'

export function writeDictionarySheet(file: string, tables: readonly DefinedTable[]): Promise<void> {
  const columns = heading.map((name) => ({ heading: name, width: 20, kind: 'text' as const }))
  async function* lines() {
    yield* dictionary(tables)
  }
  return writeWorkbook(file, { name: 'tables', columns }, lines())
}

/** The data dictionary: one line for each column. */
function dictionary(tables: readonly DefinedTable[]): readonly (readonly string[])[] {
  return tables.flatMap(({ name, columns, constraints }) => {
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
}

export const createTables = (tables: readonly DefinedTable[]): string =>
  tables
    .map(({ name, columns, constraints }) => {
      const parts = [
        ...columns.map((column) => `${quoted(column.name)} ${column.type}${rulesOf(column)}`),
        ...constraints.filter(({ kind }) => kind === 'p').map(({ definition }) => definition),
      ]
      return `CREATE TABLE ${quoted(name)} (\n  ${parts.join(',\n  ')}\n);\n`
    })
    .join('')

/** What points from one of the tables to another, when all of them and their rows are there. */
export function addReferences(tables: readonly DefinedTable[]): string {
  const chosen = new Set(tables.map(({ name }) => name))
  return tables
    .flatMap(({ name, constraints }) =>
      constraints
        .filter(({ kind, of }) => kind === 'f' && chosen.has(of))
        .map((one) => `ALTER TABLE ${quoted(name)} ADD CONSTRAINT ${quoted(one.name)} ${one.definition};\n`),
    )
    .join('')
}

const rulesOf = ({ identity, initial, required }: DefinedTable['columns'][number]): string =>
  [
    identity ? ' GENERATED ALWAYS AS IDENTITY' : '',
    initial === '' ? '' : ` DEFAULT ${initial}`,
    required ? ' NOT NULL' : '',
  ].join('')

export const quoted = (name: string): string => `"${name}"`
