import type { Fields } from '#platform/contract/fields.ts'
import type { AnySlip } from '#platform/contract/slip.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Say } from '../../language/say.ts'
import { nameKey, referenceOf, type Names } from './name-book.ts'
import type { SlipContent, TypedLine } from './slip-content.ts'

/** Something to repair before the slip can be saved. */
export interface SlipProblem {
  /** Null: in the header. */
  readonly line: number | null
  readonly field: string
  readonly message: string
}

/** What is wrong with one cell: as it was typed, or because nobody has registered its code. */
export function problemOf(
  fields: Fields,
  name: string,
  line: TypedLine,
  { names, say, isNew }: { names: Names; say: Say; isNew: boolean },
): string | undefined {
  const wrong = line.wrong[name]
  if (wrong) return say(wrong.text, wrong.params)
  const reference = referenceOf(fields, name, line.values)
  const named = reference && names.get(nameKey(reference))
  if (!reference || named === undefined) return undefined
  const params = { code: reference.key, title: say(reference.master.title) }
  if (named === null) return say(validation.V_NOT_IN_MASTER.text, params)
  return isNew && !named.inUse ? say(validation.V_NOT_IN_USE.text, params) : undefined
}

export function slipProblems(
  slip: AnySlip,
  { header, lines }: SlipContent,
  names: Names,
  say: Say,
  /** What a stored header already points to may stay. */
  isNew: boolean,
): readonly SlipProblem[] {
  const wrongIn = (
    fields: Fields,
    own: readonly string[],
    line: TypedLine,
    at: number | null,
    isNew: boolean,
  ) =>
    own.flatMap((field): SlipProblem[] => {
      const message = problemOf(fields, field, line, { names, say, isNew })
      return message === undefined ? [] : [{ line: at, field, message }]
    })
  const ofHeader = Object.keys(slip.header)
  const ofLines = Object.keys(slip.lines)
  return [
    ...wrongIn(slip.header, ofHeader, header, null, isNew),
    ...lines.flatMap((line, index) => wrongIn(slip.lines, ofLines, line, index, line.lineNo === 0)),
  ]
}
