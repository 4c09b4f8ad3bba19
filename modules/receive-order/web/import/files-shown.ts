import type { MatchingCalls } from '#platform/contract/matching/matching-calls.ts'
import type { Screen } from '#platform/contract/screen.ts'
import type { Text } from '#platform/contract/text.ts'
import type { Field } from '#platform/contract/fields.ts'
import type { FileCalls } from '../../contract/import/file-calls.ts'
import type { AssessedRow } from '../../contract/import/import-file.ts'

type ShownName = keyof AssessedRow['shown']

/** How files of one kind are shown: their screens and calls, and what stands beside a row. */
export interface FilesShown {
  readonly screen: Screen
  readonly matchingScreen: Screen
  readonly calls: FileCalls
  readonly matchings: Pick<MatchingCalls, 'list'>
  readonly target: string
  /** What has come of a file, counted: the heading, and the sentence with {made}. */
  readonly made: { readonly label: Text; readonly sentence: Text }
  /** Where one sees what has come of it. */
  readonly leads: { readonly label: Text; readonly path: string }
  /** What happens when a file is taken back as a whole, with {made}. */
  readonly withdrawHint: Text
  /** What of a row stands behind its cells. */
  readonly shown: { readonly [Name in ShownName]?: Field }
  /** What a change is about, in words. */
  readonly changed: (field: string) => Text | string
}
