import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import type { ImportRecord } from '../../contract/import/import-file.ts'
import type { FilesShown } from './files-shown.ts'

export interface CorrectedCell {
  readonly row_no: number
  readonly column: number
  readonly text: string
}

/** What stood in the cells before each correction, and after those that were taken back. */
interface Steps {
  readonly past: readonly (readonly CorrectedCell[])[]
  readonly future: readonly (readonly CorrectedCell[])[]
}

/** A running import is looked at so often. */
const lookAgainMs = 1000

/** A file with its rows; what is corrected is sent one call after the other, and stands in its cell meanwhile. */
export function useImport({ screen, calls }: FilesShown, import_no: string) {
  const call = useCall()
  const cache = useQueryClient()
  const queryKey = [screen.name, import_no]
  const [waiting, setWaiting] = useState<readonly CorrectedCell[]>([])
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const steps = useRef<Steps>({ past: [], future: [] })
  const { data: record } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.detail, { import_no }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.head.import_status === '1' ? lookAgainMs : false),
  })
  /** What has been typed last and is not answered yet. */
  const typedAt = (row_no: number, column: number): string | undefined =>
    waiting.findLast((one) => one.row_no === row_no && one.column === column)?.text
  const put = (cells: readonly CorrectedCell[]) => async () => {
    const known = cache.getQueryData<ImportRecord>(queryKey)
    if (!known) return
    try {
      const { update_cnt } = known.head
      const answer = await call(calls.correct, { import_no, update_cnt, cells: [...cells] })
      cache.setQueryData(queryKey, answer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.told) showToast('bad', error.msg)
      await cache.invalidateQueries({ queryKey })
    } finally {
      setWaiting((now) => now.filter((one) => !cells.includes(one)))
    }
  }
  const send = (cells: readonly CorrectedCell[]): void => {
    setWaiting((now) => [...now, ...cells])
    line.current = line.current.then(put(cells))
  }
  const textAt = ({ row_no, column }: CorrectedCell): string =>
    typedAt(row_no, column) ?? record?.rows.find((row) => row.row_no === row_no)?.cells[column] ?? ''
  const before = (cells: readonly CorrectedCell[]) => cells.map((cell) => ({ ...cell, text: textAt(cell) }))
  /** Without cells everything is checked again. */
  const correct = (cells: readonly CorrectedCell[]): void => {
    if (cells.length > 0) steps.current = { past: [...steps.current.past, before(cells)], future: [] }
    send(cells)
  }
  const undo = (): void => {
    const { past, future } = steps.current
    const last = past.at(-1)
    if (!last) return
    steps.current = { past: past.slice(0, -1), future: [before(last), ...future] }
    send(last)
  }
  const redo = (): void => {
    const { past, future } = steps.current
    const [next, ...rest] = future
    if (!next) return
    steps.current = { past: [...past, before(next)], future: rest }
    send(next)
  }
  return {
    record,
    correct,
    undo,
    redo,
    typedAt,
    isChecking: waiting.length > 0,
    settled: () => line.current,
    queryKey,
  }
}
