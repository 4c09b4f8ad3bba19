import { z } from 'zod'
import { csvCalls } from './csv-calls.ts'
import { endpoint, fileAnswer, type Endpoint, type Guard } from './endpoint.ts'
import type { WriteKey } from './permission.ts'
import type { Text } from './text.ts'

interface FilesOf {
  readonly base: `/api/${string}`
  readonly guard: Guard
  readonly write: WriteKey
  readonly audit: string
  about(ja: string, en: string, zh: string): Text
}

/** A master's files coming in; how it goes out follows from its list. */
export function fileEndpoints({ base, guard, write, audit, about }: FilesOf) {
  const csv = 'text/csv; charset=Shift_JIS'
  return {
    csvTemplate: endpoint({
      method: 'GET',
      guard,
      path: `${base}/csvTemplate`,
      summary: about('CSVテンプレート', 'CSV template', 'CSV模板'),
      input: z.object({}),
      output: fileAnswer,
      file: csv,
    }),
    ...csvCalls({
      ...{ base, guard, write, audit, of: {} },
      previewed: about('CSVの確認', 'preview of a CSV', 'CSV预览'),
      uploaded: about('CSVアップロード', 'upload of a CSV', 'CSV上传'),
    }),
  } satisfies Record<string, Endpoint>
}
