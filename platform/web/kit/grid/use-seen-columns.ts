import { useState, type ReactNode } from 'react'
import type { List } from '#platform/contract/list-definition.ts'
import type { ListRow } from '#platform/contract/list-column.ts'
import { useLanguage, useSay } from '../../language/say.ts'
import { seenWith, type SeenColumns } from './seen-columns.ts'

/** What has stood in the columns of a list since it was opened, in the reader's language. */
export function useSeenColumns<Row extends ListRow>(
  list: Pick<List, 'columns'>,
  rows: readonly Row[],
  cell: ((name: string, row: Row) => ReactNode) | undefined,
): SeenColumns {
  const say = useSay()
  const language = useLanguage()
  const [known, setKnown] = useState<Known>({ rows: [], language, seen: {} })
  if (known.rows === rows && known.language === language) return known.seen
  const isOwn = (name: string) => rows.some((row) => (cell?.(name, row) ?? null) !== null)
  const seen = seenWith(known.language === language ? known.seen : {}, list.columns, rows, { say, isOwn })
  setKnown({ rows, language, seen })
  return seen
}

interface Known {
  readonly rows: readonly ListRow[]
  readonly language: string
  readonly seen: SeenColumns
}
