import { z } from 'zod'
import { codePattern } from '#platform/contract/normalise.ts'

/** A factory that a user may sign in to, and the roles that they have there. */
export interface Place {
  readonly factory_cd: string
  readonly roles: readonly string[]
}

/**
 * `F01:SALES,VIEWER F02:VIEWER`: the places of a user in one text, so that a list shows them, a file carries them and
 * a history tells them.
 */
export const placesText = (places: readonly Place[]): string =>
  places
    .toSorted((one, other) => compare(one.factory_cd, other.factory_cd))
    .map(({ factory_cd, roles }) => `${factory_cd}:${[...new Set(roles)].toSorted(compare).join(',')}`)
    .join(' ')

export function readPlaces(text: string): readonly Place[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((place) => {
      const [factory_cd = '', roles = ''] = place.split(':')
      return { factory_cd, roles: roles.split(',').filter(Boolean) }
    })
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** However it was typed in a file: full width, lower case, several lines. */
const normalised = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s*([:,])\s*/g, '$1')
    .replace(/[\s;、]+/g, ' ')
    .trim()

const isPlaces = (text: string): boolean => {
  const places = readPlaces(text)
  const codes = places.map(({ factory_cd }) => factory_cd)
  return (
    new Set(codes).size === codes.length &&
    text.split(' ').every((place) => place === '' || place.split(':').length === 2) &&
    places.every(
      ({ factory_cd, roles }) =>
        isCode(factory_cd, 10) && roles.length > 0 && roles.every((role) => isCode(role, 20)),
    )
  )
}

const isCode = (code: string, max: number) => code.length <= max && codePattern.test(code)

export const placesMax = 2000

/** In the order of the codes, whatever order it was typed in. */
export const placesSchema: z.ZodType<string, string | undefined> = z
  .string()
  .default('')
  .transform(normalised)
  .pipe(z.string().max(placesMax).refine(isPlaces, { error: 'V_INVALID' }))
  .transform((text) => placesText(readPlaces(text)))
