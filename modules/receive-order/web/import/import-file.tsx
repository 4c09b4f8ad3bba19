import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { EntryGrid } from '#platform/web/kit/entry/entry-grid.tsx'
import type { EntryColumn } from '#platform/web/kit/entry/entry-cell.ts'
import type { EntryHandle } from '#platform/web/kit/entry/use-entry.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { RowActions } from '#platform/web/kit/list/row-actions.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import {
  commitImport,
  correctCells,
  importErrorFile,
  importScreen,
  type ImportRow,
} from '../../contract/import/import-calls.ts'
import { importStatus } from '../../contract/order-codes.ts'
import { orderList } from '../../contract/order-list.ts'
import { cellOf, columnOfCell, columnsOf } from './import-columns.ts'
import { importTexts } from './import.text.ts'
import { useImport } from './use-import.ts'
import './import.css'

const noRows: readonly ImportRow[] = []

/** One file: its rows as they came, what they come to, and what is wrong, cell by cell. */
export function ImportFile({ import_no }: { import_no: string }) {
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const cache = useQueryClient()
  const [grid, setGrid] = useState<EntryHandle | null>(null)
  const { print, printing } = usePrint()
  const { record, correct, undo, redo, typedAt, isChecking, settled, queryKey } = useImport(import_no)
  const [busy, setBusy] = useState(false)
  const mayWrite = useAllows()('write:receiveorder')
  const head = record?.head
  const isOpen = head?.import_status === '0' && mayWrite && !busy
  const rows = record?.rows ?? noRows
  const columns = useMemo(() => (record ? columnsOf(record, isOpen, say) : []), [record, isOpen, say])
  const draw = useCallback(
    (row: ImportRow, { id }: EntryColumn) => cellOf(row, id, typedAt(row.row_no, columnOfCell(id)), say),
    [typedAt, say],
  )
  const headOf = useCallback(({ row_no }: ImportRow) => ({ text: String(row_no) }), [])
  const commit = async () => {
    setBusy(true)
    try {
      await settled()
      const known = cache.getQueryData<typeof record>(queryKey)
      if (!known) return
      await call(commitImport, { import_no, update_cnt: known.head.update_cnt })
      showToast('note', say(importTexts.committed))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.told) showToast('bad', error.msg)
    } finally {
      setBusy(false)
      await cache.invalidateQueries({ queryKey })
    }
  }
  const commands: readonly Command[] = [
    {
      ...{ id: 'back', label: importTexts.back, key: 'F4' as const, icon: 'left' as const },
      run: () => void go(importScreen.path),
    },
    {
      ...{ id: 'orders', label: importTexts.toOrders, key: 'F7' as const },
      run: () => void go(orderList.screen.path),
    },
    {
      ...{ id: 'errorFile', label: importTexts.errorFile, icon: 'download' as const },
      ...{ need: importErrorFile.write, unavailable: printing || !head || head.error_cnt === 0 },
      run: () => void print(importErrorFile, { import_no }),
    },
    {
      ...{ id: 'check', label: importTexts.check, key: 'F6' as const, icon: 'refresh' as const },
      ...{ need: correctCells.write, unavailable: !isOpen || isChecking },
      run: () => correct([]),
    },
    {
      ...{ id: 'nextError', label: importTexts.nextError, key: 'F8' as const },
      unavailable: !head || head.error_cnt === 0,
      run: () => grid?.nextProblem(),
    },
    {
      ...{ id: 'commit', label: importTexts.commit, key: 'F9' as const, icon: 'check' as const },
      ...{ primary: true, need: commitImport.write },
      unavailable: !isOpen || isChecking || !head || head.error_cnt > 0,
      run: () => void commit(),
    },
  ]
  useCommands(commands)
  if (!record || !head) return null
  const { row_cnt, error_cnt, order_cnt, import_status, file_nm, matching_nm, version } = head
  return (
    <div className="import-file">
      <ScreenTitle
        title={say(importScreen.title)}
        beside={
          <span className="import-state">
            <b>{file_nm}</b>
            <CodeStatus codes={importStatus} code={import_status} look="chip" />
          </span>
        }
      >
        {commands.map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      </ScreenTitle>
      <RowActions
        chosen={
          <output className="import-state">
            <span>{say(importTexts.version, { name: matching_nm, version })}</span>
            <span className={error_cnt > 0 ? 'st s-bad' : 'st s-done'}>
              {import_status === '2'
                ? say(importTexts.importedOrders, { orders: order_cnt })
                : say(importTexts.counts, { rows: row_cnt, errors: error_cnt })}
            </span>
            {import_status === '0' ? <span>{say(importTexts.allOrNothing)}</span> : null}
          </output>
        }
      />
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
        handle={setGrid}
      />
    </div>
  )
}
