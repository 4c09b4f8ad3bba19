import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#platform/contract/errors.ts'
import { describeError } from './describe-error.ts'

/** What is learnt about a call on its way, for its line in the log and for the metrics. */
export interface RequestNote {
  code: ErrorCode | undefined
  company_cd: string | undefined
  user_cd: string | undefined
  error: unknown
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
})

/**
 * One line for each request, without secrets: never a body, a header or a value of the query string. The request id is
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
  if (error) request.log.error({ ...line, err: describeError(error) }, 'request failed')
  else request.log.info(line, 'request')
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return (end < 0 ? url : url.slice(0, end)).slice(0, 200)
}
