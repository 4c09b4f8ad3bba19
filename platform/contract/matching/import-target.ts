import type { Field } from '../fields.ts'
import type { Text } from '../text.ts'

/** What rows of a file can become: a field has its kind, words and rule from where it is typed by hand. */
export interface ImportTarget<Name extends string = string> {
  /** It stands with the stored matchings: never renamed. */
  readonly name: string
  readonly title: Text
  readonly fields: Readonly<Record<Name, Field>>
  /** The names of the fields, in their order. */
  readonly names: readonly Name[]
  /** What partners call a field, beside our own words. */
  readonly calledToo?: { readonly [Field in Name]?: readonly string[] }
  /** Without these no row can be read. */
  readonly required: readonly Name[]
  /** Rows with the same values here become one document; nothing where each row stands for itself. */
  readonly key?: readonly Name[]
  /** Of a file with a column per day: where the day of the heading goes, and the quantity under it. */
  readonly perDay?: { readonly day: Name; readonly qty: Name }
}
