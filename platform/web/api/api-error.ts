import type { ErrorCode } from '#platform/contract/errors.ts'

/** What the server says about one field, already in the reader's language. */
export interface ApiFieldError {
  readonly path: string
  readonly code: ErrorCode
  readonly msg: string
}

interface Details {
  readonly code: ErrorCode
  readonly msg: string
  readonly fields?: readonly ApiFieldError[]
  readonly requestId?: string | undefined
  /** The client has already told the person (toast, or another page); the caller need not. */
  readonly told?: boolean
}

/** A call that did not succeed. `code` is the catalogue's, or one of `noReply` and `malformed`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly msg: string
  readonly fields: readonly ApiFieldError[]
  readonly requestId: string | undefined
  readonly told: boolean

  constructor({ code, msg, fields = [], requestId, told = false }: Details) {
    super(`${code}: ${msg}`)
    this.name = 'ApiError'
    this.code = code
    this.msg = msg
    this.fields = fields
    this.requestId = requestId
    this.told = told
  }
}

/** No answer came at all. */
export const noReply = 'NO_REPLY'
/** Nobody is there: no answer, or a proxy's in place of the server. */
export const isSilence = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === noReply || isSilentCode(error.code))
/** Somebody else's answer for the server, or its own that it cannot answer now. */
export const isSilentCode = (code: ErrorCode): boolean => [502, 503, 504].includes(Number(code))
/** An answer came, but it does not have the agreed shape. */
export const malformed = 'MALFORMED'

/** Nobody waits for the answer any more: the caller has gone elsewhere, or the page has been left. */
export const abandoned = (): DOMException => new DOMException('Nobody waits for this any more.', 'AbortError')
export const isAbandoned = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
