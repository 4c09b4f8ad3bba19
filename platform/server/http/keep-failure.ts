import type { FastifyRequest } from 'fastify'
import { errorLog } from '../audit/tables.ts'
import type { Database } from '../database/database.ts'
import { describeError, type LoggedError } from './describe-error.ts'
import { pathOf } from './request-log.ts'

/**
 * A fault of ours stands in the error log of whose call it was, after the answer has left. A database that is away (503) has other
 * worries, and what cannot be kept is in the server's own log.
 */
export function keepFailure(database: Database, request: FastifyRequest): void {
  const { code, company_cd, user_cd = '', error } = request.note
  if (!error || code !== 500 || company_cd === undefined) return
  const { message, trace } = inShort(describeError(error))
  const { id: request_id, method, url, log } = request
  const row = { request_id, user_cd, method, path: pathOf(url), message, trace }
  database
    .company(company_cd, 'write', (tx) =>
      tx.insert(errorLog).values({ company_cd, at: new Date().toISOString(), ...row }),
    )
    .catch((unkept: unknown) => log.error({ err: unkept }, 'the error log was not written'))
}

/** What went wrong first is the last of the causes. */
function inShort(error: LoggedError): { readonly message: string; readonly trace: string } {
  const all = [error]
  for (let { cause } = error; cause; { cause } = cause) all.push(cause)
  return {
    message: all
      .map(({ type, message, code }) => [type, code, message].filter(Boolean).join(' '))
      .join(' ← ')
      .slice(0, 400),
    trace: all.map(({ query, stack }) => [query, stack].filter(Boolean).join('\n')).join('\n'),
  }
}
