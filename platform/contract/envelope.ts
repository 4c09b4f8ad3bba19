import type { ErrorCode } from './errors.ts'

/** Every answer of the server (specification section 7): the code, a message in the caller's language, the data. */
export interface Envelope<T = unknown> {
  readonly code: ErrorCode
  readonly msg: string
  readonly data: T
  /** What is wrong with which field, cell or row. */
  readonly errors?: readonly EnvelopeFieldError[]
  /** Also in the server's log, so that an administrator can find the line that belongs to the message. */
  readonly request_id?: string
}

export interface EnvelopeFieldError {
  readonly path: string
  readonly code: ErrorCode
  readonly msg: string
}

/** Success is 200 or 0, as a number or a string. */
export const isSuccess = (code: unknown): boolean =>
  code === 200 || code === 0 || code === '200' || code === '0'

/** These codes are also the HTTP status; every other code travels with 200 (decisions.md). */
const codesThatAreStatuses: ReadonlySet<ErrorCode> = new Set([401, 403, 404, 500, 503, 504])
export const httpStatusOf = (code: ErrorCode): number => {
  if (code === 'DISK_SHORT') return 503
  return typeof code === 'number' && codesThatAreStatuses.has(code) ? code : 200
}

/** The data of every 404: a client that expects a list shows an empty one (specification section 7). */
export const emptyList = { list: [], total: 0 } as const
