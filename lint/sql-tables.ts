import type { Argument, Expression } from 'oxc-parser'
import type { Source } from './sources.ts'

/** SQL as it stands in a file. What is put into it by `${table}` is kept as a hole with the name in TypeScript. */
export interface Statement {
  readonly start: number
  readonly text: string
  /** Behind the tag `sql`; other texts may be words for people. */
  readonly isTagged: boolean
}

/** Stands before a TypeScript name inside SQL. */
export const hole = '§'

export function statementsOf(source: Source): readonly Statement[] {
  const found: Statement[] = []
  const tagged = new Set<number>()
  source.visit({
    TaggedTemplateExpression(node) {
      if (node.tag.type === 'Identifier' && node.tag.name === 'sql') tagged.add(node.quasi.start)
    },
    Literal(node) {
      if (typeof node.value === 'string') found.push({ start: node.start, text: node.value, isTagged: false })
    },
    TemplateLiteral(node) {
      const parts = node.quasis.map((quasi, at) => {
        const name = lastName(node.expressions[at])
        return quasi.value.raw + (name ? hole + name : '')
      })
      found.push({ start: node.start, text: parts.join(''), isTagged: tagged.has(node.start) })
    },
  })
  return found
}

/** `order` and `tables.order` both name order. */
export function lastName(node: Expression | Argument | undefined): string | undefined {
  if (node?.type === 'Identifier') return node.name
  if (node?.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name
  return undefined
}

const table = String.raw`(?:only\s+)?(?:\w+\.)?"?(${hole}?\w+)"?`
const writing = [
  new RegExp(String.raw`\binsert\s+into\s+${table}`, 'gi'),
  new RegExp(String.raw`\bupdate\s+${table}(?:\s+(?:as\s+)?\w+)?\s+set\b`, 'gi'),
  new RegExp(String.raw`\bdelete\s+from\s+${table}`, 'gi'),
  new RegExp(String.raw`\btruncate\s+(?:table\s+)?${table}`, 'gi'),
  new RegExp(String.raw`\bmerge\s+into\s+${table}`, 'gi'),
]

export const writtenTables = ({ text }: Statement): readonly string[] =>
  writing.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))

/** What stands behind FROM, JOIN and USING, also as the second of a list. */
const reading = new RegExp(
  String.raw`(?<!\bdistinct\s+)\b(?:from|join|using)\s+(${table}(?:\s+(?:as\s+)?(?!on\b|where\b|join\b|using\b)\w+)?(?:\s*,\s*${table}(?:\s+(?:as\s+)?\w+)?)*)`,
  'gi',
)
const listed = new RegExp(String.raw`^\s*${table}`, 'i')

export function readTables({ text, isTagged }: Statement): readonly string[] {
  if (!isTagged && !/\bSELECT\b[\s\S]*\bFROM\b/.test(text)) return []
  return [...text.matchAll(reading)].flatMap((match) =>
    (match[1] ?? '').split(',').map((one) => listed.exec(one)?.[1] ?? ''),
  )
}

/** Names that a file gives to questions of its own (WITH name AS …). */
export const ownNames = (statements: readonly Statement[]): ReadonlySet<string> =>
  new Set(
    statements.flatMap(({ text }) =>
      [...text.matchAll(/(\w+)\s*(?:\([^()]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi)].map(
        (match) => match[1] ?? '',
      ),
    ),
  )
