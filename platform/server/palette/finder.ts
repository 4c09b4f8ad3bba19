import type { FindKind, PaletteHit, PreviewLine } from '#platform/contract/palette.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Text } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import { point } from '../module/point.ts'

export interface FoundHits {
  readonly hits: readonly PaletteHit[]
  readonly has_next: boolean
}

/** How one kind of records is found from the palette. */
export interface Finder {
  readonly name: string
  readonly kind: FindKind
  readonly title: Text
  readonly icon: string
  /** Who may make this call may find it. */
  readonly readBy: Pick<Endpoint, 'guard'>
  find(context: Context, keyword: string, most: number): Promise<FoundHits>
  /** Undefined: there is no such record. */
  preview?(context: Context, key: string): Promise<readonly PreviewLine[] | undefined>
}

/** Each module registers how its records are found, in the order of the groups. */
export const finders = point<Finder>('finders')

/** What a later module knows about a record that an earlier one finds: the stock of an item. */
export interface PreviewPart {
  /** Of which finder. */
  readonly of: string
  readonly readBy: Pick<Endpoint, 'guard'>
  lines(context: Context, key: string): Promise<readonly PreviewLine[]>
}

export const previewParts = point<PreviewPart>('previewParts')
