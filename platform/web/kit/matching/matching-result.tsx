import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { ConvertedRow } from '#platform/contract/matching/convert-file.ts'
import type { Field } from '#platform/contract/fields.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'
import { matchingTexts } from './matching.text.ts'
import type { TriedRow } from './use-matching.ts'

interface Props<Name extends string> {
  target: ImportTarget<Name>
  shown: readonly Name[]
  converted: readonly ConvertedRow<Name>[]
  tried: readonly TriedRow[] | null
}

/** A row as it would be, and what is wrong with it. */
interface ResultRow {
  readonly at: number
  readonly row: number
  readonly values: Readonly<Record<string, string>>
  readonly problems: readonly string[]
}

const mostShown = 200

/** What the rows of the sample come to: as they can be read, or as all checks have found them. */
export function MatchingResult<Name extends string>({ target, shown, converted, tried }: Props<Name>) {
  const say = useSay()
  const read = converted.map(({ row, values, problems }) => ({
    ...{ row, values },
    problems: problems.map(({ error }) => error),
  }))
  const rows = (tried ?? read).map(({ row, values, problems }, at): ResultRow => ({
    ...{ at, row, values },
    problems: problems.map(({ text, params }) => say(text, params)),
  }))
  // Of what was checked, what is wrong is looked at first.
  const inOrder = tried
    ? rows.toSorted((one, other) => Number(other.problems.length > 0) - Number(one.problems.length > 0))
    : rows
  return (
    <PlainTable
      label={say(matchingTexts.converted)}
      onPhone="table"
      rows={inOrder.slice(0, mostShown)}
      keyOf={({ at }) => String(at)}
      columns={[
        { name: 'row', label: matchingTexts.row, kind: 'figure', cell: ({ row }) => String(row) },
        ...shown.map((name): PlainColumn<ResultRow> => {
          const { label, kind, codes }: Field = target.fields[name]
          return {
            ...{ name, label, ...(kind === 'date' ? { kind } : {}) },
            ...(kind === 'decimal' ? { kind: 'figure' } : {}),
            cell: ({ values }) => {
              const value = values[name] ?? ''
              const words = codes?.texts[value]
              return words ? say(words) : value
            },
          }
        }),
        {
          name: 'outcome',
          label: matchingTexts.outcome,
          cell: ({ problems }) =>
            problems.length === 0 ? (
              <span className="st s-done">
                <Icon name="done" size="s" /> {say(tried ? matchingTexts.good : matchingTexts.readable)}
              </span>
            ) : (
              <span className="st s-bad" title={problems.join('\n')}>
                <Icon name="bad" size="s" /> {problems[0]}
              </span>
            ),
        },
      ]}
    />
  )
}
