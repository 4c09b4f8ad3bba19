import type { z } from 'zod'
import { withoutSession } from '#platform/contract/body-limits.ts'
import { emptyList, type Envelope } from '#platform/contract/envelope.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { BusinessError, type ErrorKind } from '#platform/contract/errors.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { explainIssues } from '#platform/contract/validation.ts'
import { sqlState } from '../database/database.ts'

export const success = <T>(data: T, language: Language): Envelope<T> => ({
  code: 200,
  msg: http[200].text[language],
  data,
})

export function failure(
  error: BusinessError,
  language: Language,
  requestId: string,
): Envelope<null | typeof emptyList> {
  return {
    code: error.code,
    msg: error.say(language),
    data: error.code === 404 ? emptyList : null,
    ...(error.fields.length > 0
      ? {
          errors: error.fields.map(({ path, code, text, params }) => ({
            path,
            code,
            msg: say(text, language, params),
          })),
        }
      : {}),
    request_id: requestId,
  }
}

/** Turns whatever was thrown into an error of the catalogue. What is not known is a 500, and is logged by the caller. */
export function asBusinessError(error: unknown, bodyLimit?: number): BusinessError {
  if (error instanceof BusinessError) return error
  return ofDatabase(error) ?? ofHttp(error, bodyLimit) ?? http[500].with()
}

export const badInput = (error: z.ZodError): BusinessError =>
  new BusinessError(http[400], {}, explainIssues(error.issues))

function ofDatabase(error: unknown): BusinessError | undefined {
  const state = sqlState(error)
  if (!state) return undefined
  if (state === '23505') return generic.KEY_EXISTS.with({ code: valueOfDuplicate(error) })
  return (byState[state] ?? byClass[state.slice(0, 2)])?.with()
}

const byState: Readonly<Record<string, ErrorKind>> = {
  '57014': http[400400], // statement timeout
  '55P03': http[400400], // lock timeout
  '23503': generic[9999], // a reference to what is not there, or no longer
  '40001': http[503], // still serialization failures after all tries
  '40P01': http[503],
  '57P01': http[503], // server shutting down
  '57P03': http[503], // server starting up
  '53300': http[503], // too many connections
  '53100': http[503], // disk full
}

/** Two who create the same record at the same moment: the verb's own check has seen neither. */
function valueOfDuplicate(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('detail' in cause) || typeof cause.detail !== 'string') continue
    const values = /=\((.*)\)/.exec(cause.detail)?.[1]?.split(', ')
    if (values) return values.slice(1).join(' ')
  }
  return ''
}

const byClass: Readonly<Record<string, ErrorKind>> = {
  '22': http[400], // a value that the column cannot hold, such as a NUL in a text
  '08': http[503], // no connection
}

/** Errors of Fastify itself: bad JSON, wrong content type, too large. */
function ofHttp(error: unknown, bodyLimit = withoutSession): BusinessError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return generic.TOO_LARGE.with({ max: sizeOf(bodyLimit) })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return http[406].with()
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'ENOTFOUND':
      return http[503].with()
    default:
      return 'statusCode' in error ? ofStatus(error.statusCode) : undefined
  }
}

const kilobyte = 1024
const sizeOf = (bytes: number) =>
  bytes < kilobyte ** 2 ? `${Math.floor(bytes / kilobyte)} kB` : `${Math.floor(bytes / kilobyte ** 2)} MB`

/** Of the framework and of the static files, which say 403 to a path that leads out of their folder. */
function ofStatus(status: unknown): BusinessError | undefined {
  if (status === 400) return http[400].with()
  return status === 403 || status === 404 ? http[404].with() : undefined
}
