import { z } from 'zod'
import { codePattern } from '#platform/contract/normalise.ts'

/** A factory that a user may sign in to, and the roles that they have there. */
export interface Assignment {
  readonly factory_cd: string
  readonly roles: readonly string[]
}

/**
 * `F01:SALES,VIEWER F02:VIEWER`: the assignments of a user in one text, so that a list shows them, a file carries them and
 * a history tells them.
 */
export const assignmentsText = (assignments: readonly Assignment[]): string =>
  assignments
    .toSorted((one, other) => compare(one.factory_cd, other.factory_cd))
    .map(({ factory_cd, roles }) => `${factory_cd}:${[...new Set(roles)].toSorted(compare).join(',')}`)
    .join(' ')

export function readAssignments(text: string): readonly Assignment[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((assignment) => {
      const [factory_cd = '', roles = ''] = assignment.split(':')
      return { factory_cd, roles: roles.split(',').filter(Boolean) }
    })
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** However it was typed in a file: full width, lower case, several lines. */
const normalised = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s;、]+/g, ' ')
    .replace(/ ?([:,]) ?/g, '$1')
    .trim()

const isAssignments = (text: string): boolean => {
  const assignments = readAssignments(text)
  const codes = assignments.map(({ factory_cd }) => factory_cd)
  return (
    new Set(codes).size === codes.length &&
    text.split(' ').every((assignment) => assignment === '' || assignment.split(':').length === 2) &&
    assignments.every(
      ({ factory_cd, roles }) =>
        isCode(factory_cd, 10) && roles.length > 0 && roles.every((role) => isCode(role, 20)),
    )
  )
}

const isCode = (code: string, max: number) => code.length <= max && codePattern.test(code)

export const assignmentsMax = 2000

/** In the order of the codes, whatever order it was typed in. */
export const assignmentsSchema: z.ZodType<string, string | undefined> = z
  .string()
  .default('')
  .transform(normalised)
  .pipe(z.string().max(assignmentsMax).refine(isAssignments, { error: 'V_INVALID' }))
  .transform((text) => assignmentsText(readAssignments(text)))
