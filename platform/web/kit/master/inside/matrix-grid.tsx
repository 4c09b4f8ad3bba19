import { useMemo, useState } from 'react'
import type { Matrix } from '#platform/contract/master-inside.ts'
import { useSay } from '../../../language/say.ts'
import type { CellChange, EntryCell, EntryColumn } from '../../entry/entry-cell.ts'
import { EntryGrid } from '../../entry/entry-grid.tsx'
import type { EntryHandle } from '../../entry/use-entry.ts'
import { slipTexts } from '../../slip/slip.text.ts'
import { insideTexts } from './inside.text.ts'
import { axisOf, lineAt, readCode, writeMatrix } from './matrix-cells.ts'
import type { InsideForm, OpenSet } from './use-inside.ts'

interface Props {
  inside: InsideForm
  open: OpenSet
  matrix: Matrix
  readOnly: boolean
  handle: (grid: EntryHandle | null) => void
}

/** The row in which a further code is typed. */
const next = ''
const most = 60

/** One figure by two codes: typed like a sheet, and pasted from one with the codes in its first column. */
export function MatrixGrid({ inside, open, matrix, readOnly, handle }: Props) {
  const say = useSay()
  const [added, setAdded] = useState<readonly string[]>([])
  const { set, sheet, steps } = open
  const { name } = set.rows
  const content = steps.now
  const axis = useMemo(() => axisOf(matrix, content, added), [matrix, content, added])
  const rows = readOnly || axis.length >= most ? axis : [...axis, next]
  const columns = useMemo(
    (): readonly EntryColumn[] => [
      {
        id: next,
        label: say(insideTexts.setupCode),
        width: 128,
        sticky: true,
        stop: true,
        maxLength: 20,
      },
      ...axis.map((code): EntryColumn => ({
        id: code,
        label: code,
        width: Math.max(64, code.length * 9 + 16),
        align: 'right',
        stop: true,
        inputMode: 'numeric',
        maxLength: 8,
      })),
    ],
    [axis, say],
  )
  const cellOf = (from: string, { id: to }: EntryColumn): EntryCell => {
    if (to === next) return { text: from, locked: readOnly || from !== next }
    if (from === to) return { text: '－', typed: '', locked: true, tone: 'dim' }
    const line = lineAt(matrix, content, from, to)
    const wrong = line?.wrong[matrix.figure]
    return {
      text: wrong?.typed ?? line?.values[matrix.figure] ?? '',
      problem: wrong && say(wrong.text, wrong.params),
      locked: readOnly || from === next,
    }
  }
  const write = (changes: readonly CellChange[]) => {
    const codes = changes.flatMap(({ row, col, text }) =>
      col === 0 && row >= axis.length ? (readCode(sheet, matrix, text) ?? []) : [],
    )
    const known = axisOf(matrix, content, [...added, ...codes]).slice(0, most)
    setAdded((now) => [...new Set([...now, ...codes])])
    const figures = changes.flatMap(({ row, col, text }) => {
      const [from, to] = [known[row], known[col - 1]]
      return col > 0 && from !== undefined && to !== undefined ? [{ from, to, text }] : []
    })
    if (figures.length > 0) inside.edit(name, (now) => writeMatrix(sheet, matrix, now, figures))
  }
  return (
    <div className={rows.length > 7 ? 'inside-lines many' : 'inside-lines'}>
      <EntryGrid
        label={say(set.rows.title)}
        columns={columns}
        rows={rows}
        cellOf={cellOf}
        headOf={(row, index) => ({
          text: String(index + 1),
          hint: row === next ? say(slipTexts.ghost) : undefined,
        })}
        mostRows={most}
        onWrite={write}
        onUndo={() => inside.undo(name)}
        onRedo={() => inside.redo(name)}
        handle={handle}
      />
    </div>
  )
}
