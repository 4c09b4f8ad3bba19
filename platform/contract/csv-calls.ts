import { z } from 'zod'
import {
  csvBodyMegabytes,
  csvPreviewInput,
  csvPreviewOutput,
  csvUploadInput,
  csvUploadOutput,
} from './csv.ts'
import { csvErrors, csvRowErrors, unreadableCsv } from './csv-errors.ts'
import { endpoint, type Endpoint, type Guard } from './endpoint.ts'
import type { ErrorKind } from './errors.ts'
import type { WriteKey } from './permission.ts'
import type { Text } from './text.ts'

interface Coming<Of extends z.ZodRawShape> {
  readonly base: `/api/${string}`
  readonly guard: Guard
  readonly write: WriteKey
  readonly audit: string
  readonly previewed: Text
  readonly uploaded: Text
  /** What the file belongs to, where the rows do not say it. */
  readonly of: Of
  /** Why there is nothing to which it could belong. */
  readonly unseen?: readonly ErrorKind[]
  /** Why what it says is refused, beside what any row may be refused for. */
  readonly refused?: readonly ErrorKind[]
}

/** A file that comes in: looked at row by row, then taken as a whole or not at all. */
export function csvCalls<Of extends z.ZodRawShape>({ base, of, unseen = [], ...coming }: Coming<Of>) {
  const { guard, write, audit, previewed, uploaded, refused = [] } = coming
  const shared = { method: 'POST', guard, write, bodyMegabytes: csvBodyMegabytes } as const
  return {
    csvPreview: endpoint({
      ...shared,
      path: `${base}/csvPreview`,
      summary: previewed,
      input: z.object({ ...csvPreviewInput.shape, ...of }),
      output: csvPreviewOutput,
      errors: [...unreadableCsv, ...unseen],
    }),
    csvUpload: endpoint({
      ...{ ...shared, audit },
      path: `${base}/csvUpload`,
      summary: uploaded,
      input: z.object({ ...csvUploadInput.shape, ...of }),
      output: csvUploadOutput,
      errors: [
        ...[...unreadableCsv, ...unseen, ...refused],
        ...[csvErrors.CSV_ROWS_CHANGED, ...Object.values(csvRowErrors)],
      ],
    }),
  } satisfies Record<string, Endpoint>
}
