import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { FileRow } from '#platform/contract/matching/convert-file.ts'
import { columnLetters } from '#platform/contract/matching/source-text.ts'
import { matchingTexts } from './matching.text.ts'

interface Props {
  heading: readonly string[]
  rows: readonly FileRow[]
  /** Columns of the chosen field, from 0. */
  chosen: readonly number[]
  /** Columns that nothing is made of, from 1. */
  unused: readonly number[]
  shownRow: number
  onRow: (row: number) => void
}

const mostShown = 50

/** The file itself, with the columns of the chosen field marked. */
export function MatchingSample({ heading, rows, chosen, unused, shownRow, onRow }: Props) {
  const say = useSay()
  const count = Math.max(heading.length, ...rows.slice(0, mostShown).map(({ cells }) => cells.length), 0)
  return (
    <PlainTable
      label={say(matchingTexts.theSample)}
      onPhone="table"
      className="sample-table"
      rows={rows.slice(0, mostShown)}
      keyOf={({ row }) => String(row)}
      isCurrent={({ row }) => row === shownRow}
      onSelect={({ row }) => onRow(row)}
      columns={[
        { name: 'row', label: matchingTexts.row, kind: 'figure', cell: ({ row }) => String(row) },
        ...Array.from({ length: count }, (_, at) => ({
          name: columnLetters(at + 1),
          label: `${columnLetters(at + 1)} ${heading[at] ?? ''}`.trim(),
          className: chosen.includes(at) ? 'chosen' : unused.includes(at + 1) ? 'unused' : '',
          cell: ({ cells }: FileRow) => cells[at] ?? '',
        })),
      ]}
    />
  )
}
