import type { ErrorKind } from '#platform/contract/errors.ts'
import type { Text } from '#platform/contract/text.ts'

/** What the manual says of a screen. Keys are not written: they follow from the commands that the screen has. */
export interface ManualPage {
  /** What it is for, in one or two sentences. */
  readonly purpose: Text
  readonly steps: readonly Text[]
  /** What is worth knowing beside the steps. */
  readonly rules?: readonly Text[]
  /** The calls that save here: what they may refuse follows from them. */
  readonly calls?: readonly { readonly errors?: readonly ErrorKind[] }[]
}

/** The pages of a module, by the names of its screens. */
export type Manual = Readonly<Record<string, ManualPage>>

/** Reads the page of a screen; undefined where nobody has written it. */
export type ReadManual = (screen: string) => Promise<ManualPage | undefined>

/** A status of HTTP is no rule of the business. */
const isRule = ({ code }: ErrorKind) => typeof code === 'string' || code >= 1000

/** Everything that a screen's calls may refuse, each once. */
export const refusalsOf = ({ calls = [] }: ManualPage): readonly ErrorKind[] => [
  ...new Map(
    calls.flatMap(({ errors = [] }) => errors.filter(isRule)).map((kind) => [kind.code, kind]),
  ).values(),
]
