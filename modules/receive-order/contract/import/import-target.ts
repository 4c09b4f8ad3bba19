import type { Field } from '#platform/contract/fields.ts'
import type { Text } from '#platform/contract/text.ts'

/** What rows of a file can become: a field has its kind, words and rule from where it is typed by hand. */
export interface ImportTarget<Name extends string = string> {
  /** It stands with the stored matchings: never renamed. */
  readonly name: string
  readonly title: Text
  readonly fields: Readonly<Record<Name, Field>>
  /** The names of the fields, in their order. */
  readonly names: readonly Name[]
  /** Without these no row can be read. */
  readonly required: readonly Name[]
  /** Of a file with a column per day: where the day of the heading goes, and the quantity under it. */
  readonly perDay?: { readonly day: Name; readonly qty: Name }
}
