import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#platform/contract/errors.ts'
import { isCall } from './security-headers.ts'

/** What is learnt about a call on its way, for its line in the log and for the metrics. */
export interface RequestNote {
  code: ErrorCode | undefined
  company_cd: string | undefined
  user_cd: string | undefined
  error: unknown
  /** The caller was told that there was no answer in time. */
  late: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    note: RequestNote
  }
}

export const emptyNote = (): RequestNote => ({
  code: undefined,
  company_cd: undefined,
  user_cd: undefined,
  error: undefined,
  late: false,
})

/**
 * One line for each call (pages and probes only at level debug), without secrets: never a body, a header or a value of the query string. The request id is
 * also in the answer, so that a message on a screen leads to its line.
 */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { code, company_cd, user_cd, error } = request.note
  const line = {
    method: request.method,
    path: pathOf(request.url),
    status: reply.statusCode,
    code,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    company_cd,
    user_cd,
  }
  if (error) request.log.error({ ...line, err: error }, 'request failed')
  else if (isCall(request.url) || reply.statusCode >= 400) request.log.info(line, 'request')
  else request.log.debug(line, 'request')
}

export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return (end < 0 ? url : url.slice(0, end)).slice(0, 200)
}
