import { declaredErrors } from '#platform/contract/errors.ts'
import { jobErrors } from '#platform/contract/job.ts'
import type { JobRow } from '#platform/contract/job-calls.ts'
import { say, type Language, type Text, type TextParams } from '#platform/contract/text.ts'

/** What a job says when it is done. */
export function finished(words: Text, result: unknown, language: Language): string {
  const fields = typeof result === 'object' && result !== null ? Object.entries(result) : []
  return say(words, language, Object.fromEntries(fields.map(([name, value]) => [name, String(value)])))
}

/** Errors are kept as code and parameters, so that each reader is told in their own language. */
export function toldError(stored: string, params: TextParams, language: Language): JobRow['error'] {
  const kind = declaredErrors().find(({ code }) => String(code) === stored)
  if (!kind) return { code: stored, msg: say(jobErrors.JOB_FAILED.text, language, params) }
  return { code: kind.code, msg: say(kind.text, language, params) }
}
