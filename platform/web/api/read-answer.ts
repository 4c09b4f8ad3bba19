import { z } from 'zod'
import { isSuccess } from '#platform/contract/envelope.ts'
import { generic, http, user } from '#platform/contract/error-catalogue.ts'
import type { ErrorCode } from '#platform/contract/errors.ts'
import { say, type Language, type Text } from '#platform/contract/text.ts'
import type { ApiFieldError } from './api-error.ts'
import { apiTexts } from './api.text.ts'

/** What the specification's section 7 asks of the client, by code. */
export type Reaction =
  | 'data'
  /** 401: reset the session, go to /companyLogin. */
  | 'sign-in'
  /** 10010, 10011: message, reset, and /companyLogin after a delay. */
  | 'sign-in-later'
  /** 403: go to /403. */
  | 'forbidden'
  /** 404: an empty list with total 0. */
  | 'empty-list'
  /** 500, 504, 30096, and answers that are no envelope: a toast. */
  | 'toast'
  /** Every other code: the caller decides. */
  | 'caller'

export interface Answer {
  readonly reaction: Reaction
  readonly code: ErrorCode
  readonly msg: string
  readonly data: unknown
  readonly fields: readonly ApiFieldError[]
  readonly requestId: string | undefined
}

const code = z.union([z.number(), z.string()])
const envelope = z.object({
  code,
  msg: z.string().catch(''),
  data: z.unknown(),
  errors: z.array(z.object({ path: z.string(), code, msg: z.string() })).catch([]),
  request_id: z.string().optional().catch(undefined),
})

const reactions: Readonly<Record<string, Reaction>> = {
  401: 'sign-in',
  403: 'forbidden',
  404: 'empty-list',
  500: 'toast',
  504: 'toast',
  10010: 'sign-in-later',
  10011: 'sign-in-later',
  30096: 'toast',
}

/** Reads an answer. `body` is undefined when there was none, or when it was not JSON. */
export function readAnswer(status: number, body: unknown, language: Language): Answer {
  const read = envelope.safeParse(body)
  if (!read.success) return readForeign(status, body, language)
  const { code, data, errors, request_id } = read.data
  const reaction = isSuccess(code) ? 'data' : (reactions[code] ?? 'caller')
  const msg = read.data.msg || textOf(code, language)
  return { reaction, code, msg, data, fields: errors, requestId: request_id }
}

/** Not our envelope, for example from a proxy: its message, else the status's message, else the default. */
function readForeign(status: number, body: unknown, language: Language): Answer {
  const said = z.object({ msg: z.string().optional(), message: z.string().optional() }).safeParse(body)
  const msg = (said.success && (said.data.msg || said.data.message)) || textOf(status, language)
  const reaction = status >= 400 ? (reactions[status] ?? 'toast') : 'toast'
  return { reaction, code: status, msg, data: undefined, fields: [], requestId: undefined }
}

/** Our own words for the codes that the client answers itself, should the server have sent none. */
const known: Readonly<Record<string, { readonly text: Text }>> = {
  ...http,
  10010: user[10010],
  10011: user[10011],
  30096: generic[30096],
}

function textOf(code: ErrorCode, language: Language): string {
  return say(known[code]?.text ?? apiTexts.unknown, language)
}
