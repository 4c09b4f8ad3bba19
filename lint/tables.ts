import type { CallExpression, Expression } from 'oxc-parser'
import { ownerOf } from './rooms.ts'
import type { Rule, Source, Sources } from './sources.ts'

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

interface Write {
  readonly source: Source
  readonly start: number
  readonly table: Table
}

function writesOf(source: Source, tables: readonly Table[]): readonly Write[] {
  const writes: Write[] = []
  const byName = new Map(tables.map((table) => [table.name, table]))
  const imported = importedTables(source, tables)
  const add = (start: number, table: Table | undefined) => {
    if (table) writes.push({ source, start, table })
  }
  const readSql = (start: number, sql: string) => {
    for (const name of writtenTables(sql))
      add(start, name.startsWith(hole) ? imported.get(name.slice(1)) : byName.get(name))
  }
  source.visit({
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return
      if (!['insert', 'update', 'delete'].includes(node.callee.property.name)) return
      const name = lastName(node.arguments[0])
      if (name) add(node.start, imported.get(name))
    },
    Literal(node) {
      if (typeof node.value === 'string') readSql(node.start, node.value)
    },
    TemplateLiteral(node) {
      const parts = node.quasis.map((quasi, at) => {
        const name = lastName(node.expressions[at])
        return quasi.value.raw + (name ? hole + name : '')
      })
      readSql(node.start, parts.join(''))
    },
  })
  return writes
}

/** Stands before a TypeScript name inside SQL. */
const hole = '§'

/** `order` and `tables.order` both name order. */
function lastName(node: Expression | CallExpression['arguments'][number] | undefined): string | undefined {
  if (node?.type === 'Identifier') return node.name
  if (node?.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name
  return undefined
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

const table = String.raw`(?:only\s+)?(?:\w+\.)?"?(${hole}?\w+)"?`
const writing = [
  new RegExp(String.raw`\binsert\s+into\s+${table}`, 'gi'),
  new RegExp(String.raw`\bupdate\s+${table}(?:\s+(?:as\s+)?\w+)?\s+set\b`, 'gi'),
  new RegExp(String.raw`\bdelete\s+from\s+${table}`, 'gi'),
  new RegExp(String.raw`\btruncate\s+(?:table\s+)?${table}`, 'gi'),
  new RegExp(String.raw`\bmerge\s+into\s+${table}`, 'gi'),
]

function writtenTables(sql: string): readonly string[] {
  return writing.flatMap((pattern) => [...sql.matchAll(pattern)].map((match) => match[1] ?? ''))
}
