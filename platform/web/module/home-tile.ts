import type { ComponentType } from 'react'
import type { Text } from '#platform/contract/text.ts'
import type { Need } from '../session/allowed.tsx'
import type { CountedRows } from './counted-rows.ts'

/** What a module shows on the home screen. Figures come from its own calls; a module without one has no tile. */
export interface HomeTile {
  /** A person's own order keeps it: never renamed. */
  readonly name: string
  readonly title: Text
  readonly icon: string
  /** Without it the tile is not there. */
  readonly need?: Need
  /** A picture or a list: it stands under the figures, in the broad column or beside it. */
  readonly panel?: 'broad' | 'beside'
  /** It shows what was, and nobody must act on it. */
  readonly looksBack?: true
  /** The rows that its figure counts, and to which it leads. */
  readonly counted?: CountedRows
  readonly Content: ComponentType
}
