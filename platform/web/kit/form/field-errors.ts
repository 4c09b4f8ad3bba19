import type { z } from 'zod'
import { say, type Language } from '#platform/contract/text.ts'
import { explainIssues } from '#platform/contract/validation.ts'
import { ApiError } from '../../api/api-error.ts'
import { inBrackets } from '../../language/in-brackets.ts'

/** What is wrong, by field name; the words are the same before and after the call. */
export type FieldErrors = Readonly<Record<string, string>>

/** The first error of each field wins: it is the one to repair first. */
const firstOfEach = (errors: readonly (readonly [string, string])[]): FieldErrors =>
  Object.fromEntries([...errors].reverse())

export function checkInput<S extends z.ZodType>(
  schema: S,
  typed: unknown,
  language: Language,
): { ok: true; value: z.output<S> } | { ok: false; errors: FieldErrors } {
  const read = schema.safeParse(typed)
  if (read.success) return { ok: true, value: read.data }
  const errors = explainIssues(read.error.issues)
  return {
    ok: false,
    errors: firstOfEach(errors.map(({ path, text, params }) => [path, say(text, language, params)])),
  }
}

/** What a refused call says about fields, and about the whole. Nothing of it when the client has told already. */
export function refusalOf(error: unknown): { errors: FieldErrors; message: string } {
  if (!(error instanceof ApiError)) throw error
  const errors = firstOfEach(
    error.fields.filter(({ path }) => path !== '').map((field) => [field.path, messageWithCode(field)]),
  )
  // What concerns no field of the form belongs to the whole.
  const ofWhole = error.fields.filter(({ path }) => path === '').map(messageWithCode)
  const words = error.fields.length === 0 ? [messageWithCode(error)] : [...new Set(ofWhole)]
  return { errors, message: error.told ? '' : words.join('\n') }
}

/** All that a refused call says, where no field stands that could say a part of it. */
export function refusalWords(error: unknown): string {
  const { errors, message } = refusalOf(error)
  return [...new Set([message, ...Object.values(errors)])].filter((words) => words !== '').join('\n')
}

/** Numbers are known to those who work with it; names of errors are for programs. */
export const messageWithCode = ({ msg, code }: Pick<ApiError, 'msg' | 'code'>) =>
  typeof code === 'number' ? inBrackets(msg, code) : msg
