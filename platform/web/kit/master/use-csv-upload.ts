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

/** Where a file goes: a master, or something else that is entered by rows. */
export interface UploadTarget {
  readonly title: Text
  readonly columns: readonly CsvColumn[]
  readonly write: WriteKey
  preview(call: Call, file: z.input<typeof csvPreviewInput>): Promise<Preview>
  upload(call: Call, file: z.input<typeof csvUploadInput>): Promise<{ counts: CsvCounts }>
}

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
export function useCsvUpload(target: UploadTarget, onDone: (counts: CsvCounts) => void) {
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
    const fits = files.length === 1 && /\.csv$/i.test(file.name) && file.size <= csvMaxBytes
    if (!fits) setState({ busy: false, messages: [say(csvErrors.CSV_FILE.text)] })
    else await look({ file_nm: file.name, content: await base64Of(file) }, [])
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

const wordsOf = (error: unknown): readonly string[] =>
  error instanceof ApiError ? [error.msg, ...error.fields.slice(0, 20).map((field) => field.msg)] : []
