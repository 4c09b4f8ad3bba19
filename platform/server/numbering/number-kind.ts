import type { Text } from '#platform/contract/text.ts'
import { point } from '../module/point.ts'

/** A series of printed numbers that every factory begins with: declared by the module whose documents carry them. */
export interface NumberKind {
  /** Stocktakings are numbered beside the slips, in a table of their own (specification section 5). */
  readonly control: 'slip' | 'inventory'
  readonly kind: string
  readonly name: Text
  readonly prefix: string
}

export const numberKinds = point<NumberKind>('number kinds')
