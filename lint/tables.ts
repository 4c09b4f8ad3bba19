import type { CallExpression } from 'oxc-parser'
import { ownerOf } from './rooms.ts'
import type { Rule, Source, Sources } from './sources.ts'
import { hole, lastName, ownNames, readTables, statementsOf, writtenTables } from './sql-tables.ts'

/** A table and the module that owns it. `constant` is its name in TypeScript, `name` in SQL. */
interface Table {
  readonly constant: string
  readonly name: string
  readonly owner: string
}

/** Only the owner writes a table, through drizzle or in SQL. Tests prepare what they like. */
export const tableOwners: Rule = (sources) => {
  const tables = declaredTables(sources)
  return sources.code
    .filter((source) => !source.isTest && !source.path.startsWith('lint/'))
    .flatMap((source) => writesOf(source, tables).filter(({ table }) => table.owner !== ownerOf(source.path)))
    .map(({ source, start, table }) => source.finding(start, advice(table)))
}

/** A module reads another's tables by what that one publishes. What belongs to the platform is everybody's to read. */
export const tableReaders: Rule = (sources) => {
  const tables = declaredTables(sources).filter(({ owner }) => owner !== 'platform')
  const reads = publishedReads(sources)
  return sources.code
    .filter((source) => !source.isTest && !source.path.startsWith('lint/'))
    .flatMap((source) => readsOf(source, tables).filter(({ table }) => table.owner !== ownerOf(source.path)))
    .map(({ source, start, table }) => source.finding(start, readAdvice(table, reads)))
}

function readAdvice({ constant, name, owner }: Table, reads: ReadonlyMap<string, string>): string {
  const read = reads.get(`${owner} ${constant}`)
  const face = `modules/${owner}/server/views.ts`
  return read
    ? `Table ${name} belongs to ${owner}: read it by ${read} of ${face}.`
    : `Table ${name} belongs to ${owner}, which publishes no read of it: add one to ${face}.`
}

/** `const itemRead = publishedRead(item, …)` in a module's views.ts, by module and table. */
function publishedReads(sources: Sources): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const source of sources.code.filter(({ path }) => /^modules\/[^/]+\/server\/views\.ts$/.test(path)))
    source.visit({
      VariableDeclarator(node) {
        if (node.id.type !== 'Identifier' || node.init?.type !== 'CallExpression') return
        if (lastName(node.init.callee) !== 'publishedRead') return
        const table = lastName(node.init.arguments[0])
        if (table) found.set(`${ownerOf(source.path) ?? ''} ${table}`, node.id.name)
      },
    })
  return found
}

function advice({ name, owner }: Table): string {
  const face = owner === 'platform' ? 'the platform' : `modules/${owner}/server/index.ts`
  return `Table ${name} belongs to ${owner}, which alone writes it: call a verb of ${face}, or add one there.`
}

const isTablesFile = (path: string) => /^(modules\/[^/]+|platform)\/server\/(.+\/)?tables\.ts$/.test(path)

export function declaredTables(sources: Sources): readonly Table[] {
  return sources.code
    .filter(({ path }) => isTablesFile(path))
    .flatMap((source) => {
      const found: Table[] = []
      const owner = ownerOf(source.path) ?? ''
      source.visit({
        VariableDeclarator(node) {
          if (node.id.type !== 'Identifier' || node.init?.type !== 'CallExpression') return
          const name = sqlName(sources, source, node.init)
          if (name) found.push({ constant: node.id.name, name, owner })
        },
      })
      return found
    })
}

/** `pgTable('name', …)` says it; `masterTable(def)` leaves it to the `name` of the definition. */
function sqlName(sources: Sources, source: Source, call: CallExpression): string | undefined {
  if (call.callee.type !== 'Identifier' || !/table$/i.test(call.callee.name)) return undefined
  const [first] = call.arguments
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value
  if (first?.type === 'Identifier') return definitionName(sources, source, first.name) ?? first.name
  return undefined
}

function definitionName(sources: Sources, source: Source, local: string): string | undefined {
  const from = source.imports.find(({ names }) => names.some((name) => name.local === local))
  const declaring = from?.target ? sources.at(from.target) : undefined
  const exported = from?.names.find((name) => name.local === local)?.imported
  let found: string | undefined
  declaring?.visit({
    VariableDeclarator(node) {
      if (node.id.type !== 'Identifier' || node.id.name !== exported) return
      if (node.init?.type === 'CallExpression') found = nameProperty(node.init)
    },
  })
  return found
}

function nameProperty(call: CallExpression): string | undefined {
  const [definition] = call.arguments
  if (definition?.type !== 'ObjectExpression') return undefined
  for (const property of definition.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
    const { value } = property
    if (property.key.name === 'name' && value.type === 'Literal') return String(value.value)
  }
  return undefined
}

interface Use {
  readonly source: Source
  readonly start: number
  readonly table: Table
}

export function writesOf(source: Source, tables: readonly Table[]): readonly Use[] {
  const named = nameTables(source, tables)
  return [
    ...statementsOf(source).flatMap((statement) => named(statement.start, writtenTables(statement))),
    ...callsOf(source, ['insert', 'update', 'delete'], tables),
  ]
}

function readsOf(source: Source, tables: readonly Table[]): readonly Use[] {
  const statements = statementsOf(source)
  const own = ownNames(statements)
  const named = nameTables(source, tables)
  return [
    ...statements.flatMap((statement) =>
      named(
        statement.start,
        readTables(statement).filter((name) => !own.has(name)),
      ),
    ),
    ...callsOf(source, ['from', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin'], tables),
  ]
}

/** Names in SQL as tables: by their name, or by the constant that stands in a hole. */
function nameTables(source: Source, tables: readonly Table[]) {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const imported = importedTables(source, tables)
  return (start: number, names: readonly string[]): readonly Use[] =>
    names.flatMap((name) => {
      const table = name.startsWith(hole) ? imported.get(name.slice(1)) : byName.get(name)
      return table ? [{ source, start, table }] : []
    })
}

/** Calls of drizzle that take a table: `tx.insert(items)`, `.from(items)`. */
function callsOf(source: Source, methods: readonly string[], tables: readonly Table[]): readonly Use[] {
  const found: Use[] = []
  const imported = importedTables(source, tables)
  source.visit({
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return
      if (!methods.includes(node.callee.property.name)) return
      const table = imported.get(lastName(node.arguments[0]) ?? '')
      if (table) found.push({ source, start: node.start, table })
    },
  })
  return found
}

/** Local names that stand for a table; a namespace import brings all tables of its file. */
function importedTables(source: Source, tables: readonly Table[]): ReadonlyMap<string, Table> {
  const found = new Map<string, Table>()
  for (const { target, names } of source.imports) {
    const declared = tables.filter(({ owner }) => target && owner === ownerOf(target))
    for (const { local, imported } of names)
      for (const table of declared) {
        if (imported === table.constant) found.set(local, table)
        if (imported === '*') found.set(table.constant, table)
      }
  }
  return found
}
