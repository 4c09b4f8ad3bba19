import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { EntryGrid } from '#platform/web/kit/entry/entry-grid.tsx'
import type { EntryColumn } from '#platform/web/kit/entry/entry-cell.ts'
import type { EntryHandle } from '#platform/web/kit/entry/use-entry.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { RowActions } from '#platform/web/kit/list/row-actions.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import type { ImportRow } from '../../contract/import/import-file.ts'
import { fileStatus } from '../../contract/order-codes.ts'
import { cellOf, columnOfCell, columnsOf } from './import-columns.ts'
import type { FilesShown } from './files-shown.ts'
import { importTexts } from './import.text.ts'
import { useImport } from './use-import.ts'
import { useImportCommands } from './use-import-commands.ts'
import { WithdrawDrawer } from './withdraw-drawer.tsx'
import './import.css'

const noRows: readonly ImportRow[] = []

/** One file: its rows as they came, what they come to, and what is wrong, cell by cell. */
export function ImportFile({ of, import_no }: { of: FilesShown; import_no: string }) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const grid = useRef<EntryHandle>(null)
  const { record, correct, undo, redo, typedAt, isChecking, settled, queryKey } = useImport(of, import_no)
  const [busy, setBusy] = useState(false)
  const [withdrawing, setWithdrawing] = useState(false)
  const mayWrite = useAllows()('write:receiveorder')
  const head = record?.head
  const isOpen = head?.import_status === '0' && mayWrite && !busy
  const isImported = head?.import_status === '2'
  const rows = record?.rows ?? noRows
  const columns = useMemo(
    () => (record ? columnsOf(record, isOpen, { of, say }) : []),
    [record, isOpen, of, say],
  )
  const draw = useCallback(
    (row: ImportRow, { id }: EntryColumn) =>
      cellOf(row, id, typedAt(row.row_no, columnOfCell(id)), { of, say, isImported }),
    [typedAt, of, say, isImported],
  )
  const headOf = useCallback(({ row_no }: ImportRow) => ({ text: String(row_no) }), [])
  const commit = async () => {
    setBusy(true)
    try {
      await settled()
      const known = cache.getQueryData<typeof record>(queryKey)
      if (!known) return
      await call(of.calls.commit, { import_no, update_cnt: known.head.update_cnt })
      showToast('note', say(importTexts.committed))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.told) showToast('bad', error.msg)
    } finally {
      setBusy(false)
      await cache.invalidateQueries({ queryKey })
    }
  }
  const commands = useImportCommands({
    ...{ of, record, isOpen, isChecking, import_no },
    check: () => correct([]),
    nextProblem: () => grid.current?.nextProblem(),
    commit: () => void commit(),
    withdraw: () => setWithdrawing(true),
  })
  if (!record || !head) return null
  const { row_cnt, error_cnt, order_cnt, import_status, file_nm, matching_nm, version, reset_reason } = head
  return (
    <div className="import-file">
      <ScreenTitle
        title={say(of.screen.title)}
        beside={
          <span className="import-state">
            <b title={file_nm}>{file_nm}</b>
            <CodeStatus codes={fileStatus} code={import_status} look="chip" />
          </span>
        }
      >
        {commands.map((command) => (
          <CommandButton key={command.id} command={command} showKey={command.primary ?? false} />
        ))}
      </ScreenTitle>
      <RowActions>
        <output className="import-state">
          <span>{say(importTexts.version, { name: matching_nm, version })}</span>
          <span className={error_cnt > 0 ? 'st s-bad' : 'st s-done'}>
            {import_status === '2'
              ? say(of.made.sentence, { made: order_cnt })
              : say(importTexts.counts, { rows: row_cnt, errors: error_cnt })}
          </span>
          {import_status === '0' ? <span>{say(importTexts.allOrNothing)}</span> : null}
          {import_status === '3' ? <span>{say(importTexts.lastWhy, { reason: reset_reason })}</span> : null}
        </output>
      </RowActions>
      <EntryGrid
        label={say(importTexts.rowsOf)}
        columns={columns}
        rows={rows}
        cellOf={draw}
        headOf={headOf}
        mostRows={rows.length}
        onWrite={(changes) => {
          const cells = changes.flatMap(({ row, col, text }) => {
            const column = columnOfCell(columns[col]?.id ?? '')
            const row_no = rows[row]?.row_no
            return column >= 0 && row_no !== undefined ? [{ row_no, column, text }] : []
          })
          if (cells.length > 0) correct(cells)
        }}
        onUndo={undo}
        onRedo={redo}
        handle={grid}
      />
      {withdrawing ? <WithdrawDrawer of={of} file={head} onClose={() => setWithdrawing(false)} /> : null}
    </div>
  )
}
