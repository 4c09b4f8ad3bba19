import { fileRows, shownRows, type searchTable } from '#modules/system/contract/db-search/db-search.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { dbSearchTexts } from './db-search.text.ts'

export function AnswerPart({ answer, busy }: { answer: OutputOf<typeof searchTable>; busy: boolean }) {
  const say = useSay()
  const { columns, rows, more } = answer
  return (
    <>
      <p className="field-hint query-count" role="status">
        {more
          ? say(dbSearchTexts.more, { rows: shownRows.toLocaleString(), most: fileRows.toLocaleString() })
          : say(dbSearchTexts.rows, { rows: rows.length.toLocaleString() })}
      </p>
      <PlainTable
        fills
        className="query-answer"
        onPhone="table"
        label={say(dbSearchTexts.result)}
        rows={rows.map((cells, at) => ({ cells, at }))}
        keyOf={({ at }) => String(at)}
        waiting={busy}
        empty={say(dbSearchTexts.nothing)}
        columns={columns.map(({ name, label }, at) => ({
          name,
          label: label || name,
          cell: ({ cells }: { cells: readonly (string | null)[] }) => cells[at] ?? '',
        }))}
      />
    </>
  )
}
