import { codePattern, normaliseCode } from '#platform/contract/normalise.ts'

export type SerialProblem = 'code' | 'twice' | 'used'

/** Of each piece what was typed, as it is told, and what stands against it. */
export function readSerials(
  typed: readonly string[],
  pieces: number,
  used: readonly string[],
): readonly { readonly number: string; readonly problem: SerialProblem | undefined }[] {
  const numbers = Array.from({ length: pieces }, (_none, at) => normaliseCode(typed[at] ?? ''))
  return numbers.map((number, at) => ({ number, problem: problemOf(number, numbers.slice(0, at), used) }))
}

function problemOf(
  number: string,
  before: readonly string[],
  used: readonly string[],
): SerialProblem | undefined {
  if (number === '') return undefined
  if (!codePattern.test(number)) return 'code'
  if (before.includes(number)) return 'twice'
  return used.includes(number) ? 'used' : undefined
}
