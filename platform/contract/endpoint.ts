import { z } from 'zod'
import type { ErrorKind } from './errors.ts'
import type { Requirement, WriteKey } from './permission.ts'
import type { Text } from './text.ts'

/**
 * Who may call.
 * `public`: anyone. `company`: the holder of a company ticket (first sign-in step done). `session`: any signed-in
 * user. Otherwise a signed-in user who meets the requirement.
 */
export type Guard = 'public' | 'company' | 'session' | Requirement

/**
 * One definition of a call: from it come the server route, the typed client call, the OpenAPI document, the
 * permission-matrix test and the fuzz test.
 */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** GET reads, in a READ ONLY transaction. POST changes something. */
  readonly method: 'GET' | 'POST'
  readonly path: `/api/${string}`
  readonly summary: Text
  readonly guard: Guard
  /** Parts of the answer, by their names at any depth, that tell cost, stock value or margin: empty for whoever may not see costs, and not asked about either. */
  readonly costs?: readonly string[]
  /** Needed in addition to the guard, to save. */
  readonly write?: WriteKey
  /** Masters whose codes are typed for this call: whoever may make it may look them up. */
  readonly looksUp?: readonly { readonly name: string }[]
  readonly input: Input
  readonly output: Output
  /** Refusals that a caller can expect, beside the ones that every call has (400, 401, 403, 500 …). */
  readonly errors?: readonly ErrorKind[]
  /** Of a call that carries a file: how much it may bring, when that is more than every call may (body-limits.ts). */
  readonly bodyMegabytes?: number
  /** The name under which a successful call is written to the audit trail. */
  readonly audit?: string
  /** The answer is the document itself, without the envelope. */
  readonly bare?: true
  /** The answer is a file of this media type, without the envelope; refusals are envelopes all the same. */
  readonly file?: string
}

/** What the verb of a file endpoint returns, and what the client gets: there the content is whole. */
export interface FileAnswer {
  readonly name: string
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
}
export const fileAnswer = z.custom<FileAnswer>()

export type InputOf<E extends Endpoint> = z.output<E['input']>
export type SentInputOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

export function endpoint<const Input extends z.ZodType, const Output extends z.ZodType>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return definition
}

/** Calls that save a record: debounced in the client, and idempotent by key on the server. */
export const isEdit = (path: string): boolean => path.includes('doEdit')
