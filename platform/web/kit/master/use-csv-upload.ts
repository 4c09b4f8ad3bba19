import { useState } from 'react'
import type {
  CsvColumn,
  CsvCounts,
  csvPreviewInput,
  csvPreviewOutput,
  csvUploadInput,
} from '#platform/contract/csv.ts'
import { csvMaxBytes } from '#platform/contract/csv.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import type { WriteKey } from '#platform/contract/permission.ts'
import type { Text } from '#platform/contract/text.ts'
import type { z } from 'zod'
import { useCall } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import { base64Of } from '../../api/save-file.ts'
import { useSay } from '../../language/say.ts'
import { csvTexts } from './csv.text.ts'

/** Where a file goes: a master, or something else that is entered by rows. */
export interface UploadTarget {
  readonly title: Text
  readonly columns: readonly CsvColumn[]
  readonly write: WriteKey
  preview(call: Call, file: z.input<typeof csvPreviewInput>): Promise<Preview>
  upload(call: Call, file: z.input<typeof csvUploadInput>): Promise<{ counts: CsvCounts }>
}

/** What is chosen: a CSV file, or a workbook, which is read here and sent as the CSV that it would be. */
export type FileForm = 'csv' | 'xlsx'

export type Preview = z.output<typeof csvPreviewOutput>

interface Chosen {
  readonly file_nm: string
  readonly content: string
}

interface State {
  readonly chosen?: Chosen
  readonly preview?: Preview
  readonly busy: boolean
  /** Why the file, or the import, was refused; then the places. */
  readonly messages: readonly string[]
}

const nothing: State = { busy: false, messages: [] }

/** Choosing a file previews it; importing sends it again with what the preview has seen. */
export function useCsvUpload(target: UploadTarget, from: FileForm, onDone: (counts: CsvCounts) => void) {
  const call = useCall()
  const say = useSay()
  const [state, setState] = useState<State>(nothing)

  const look = async (chosen: Chosen, messages: readonly string[]) => {
    setState({ chosen, busy: true, messages })
    try {
      const preview = await target.preview(call, chosen)
      setState({ chosen, preview, busy: false, messages })
    } catch (error) {
      setState({ busy: false, messages: [...messages, ...wordsOf(error)] })
    }
  }

  const choose = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    const fits =
      files.length === 1 && file.name.toLowerCase().endsWith(`.${from}`) && file.size <= csvMaxBytes
    if (!fits) return refuse([say(from === 'csv' ? csvErrors.CSV_FILE.text : csvTexts.workbookFile)])
    const csv = from === 'csv' ? file : await csvOf(file)
    if (csv) await look({ file_nm: csv.name, content: await base64Of(csv) }, [])
  }
  const refuse = (messages: readonly string[]) => setState({ busy: false, messages })

  /** Says what is wrong with a workbook of which no file can be made. */
  const csvOf = async (workbook: File): Promise<File | undefined> => {
    setState({ busy: true, messages: [] })
    const { csvOfWorkbook } = await import('../workbook/workbook-file.ts')
    const read = await csvOfWorkbook(workbook, target.columns)
    if ('csv' in read) return read.csv
    if (read.refused === 'unwritable')
      refuse(
        read.cells
          .slice(0, mostTold)
          .map(({ cell, signs }) => say(csvTexts.workbookSigns, { cell, signs: signs.join('') })),
      )
    else refuse([say(read.refused === 'tooLong' ? csvTexts.workbookTooLong : csvTexts.workbookUnreadable)])
    return undefined
  }

  const commit = async () => {
    const { chosen, preview } = state
    if (!chosen || !preview || state.busy) return
    setState({ ...state, busy: true, messages: [] })
    const seen = preview.rows.map((row) => row.update_cnt)
    try {
      const { counts } = await target.upload(call, { ...chosen, seen })
      onDone(counts)
    } catch (error) {
      // Someone was faster: what the file would do now is something else, so it is looked at again.
      if (error instanceof ApiError && error.code === 'CSV_ROWS_CHANGED') await look(chosen, wordsOf(error))
      else setState({ ...state, busy: false, messages: wordsOf(error) })
    }
  }

  return {
    ...state,
    choose: (files: readonly File[]) => void choose(files),
    commit: () => void commit(),
  }
}

const mostTold = 20

const wordsOf = (error: unknown): readonly string[] =>
  error instanceof ApiError ? [error.msg, ...error.fields.slice(0, mostTold).map((field) => field.msg)] : []
