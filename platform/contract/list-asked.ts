import type { ListColumns } from './list-column.ts'

interface Columned {
  readonly columns: ListColumns
}

/**
 * The columns that the rows of an answer have: what every row brings, what is `asked` for beside it, where their
 * codes lead, and for how many their prices are. Who does not say what he wants gets all of them.
 */
export function columnsOfRows({ columns }: Columned, asked: string | undefined): readonly string[] {
  const names = Object.keys(columns)
  if (asked === undefined) return names
  const wanted = new Set(asked.split(','))
  const brought = names.filter((name) => !columns[name]?.onDemand || wanted.has(name))
  const led = brought.flatMap((name) => {
    const { leads, per } = columns[name] ?? {}
    return [...Object.values(leads?.by ?? {}), ...(per === undefined ? [] : [per])]
  })
  return [...new Set([...brought, ...led])].filter((name) => columns[name])
}

/** What has to be asked for, so that rows have these columns; of a list whose rows bring everything, nothing. */
export function toAskFor({ columns }: Columned, names: readonly string[]): string | undefined {
  if (!Object.values(columns).some(({ onDemand }) => onDemand)) return undefined
  return names.filter((name) => columns[name]?.onDemand).join(',')
}
