import type { LazyScreen } from '../kit/feedback/lazy-screen.ts'
import type { AddedTab } from '../kit/record/record-tab.ts'
import type { HomeTile } from './home-tile.ts'
import type { Manual } from './manual.ts'

/** The browser's half of a module: its pages and tiles, each read when it is opened. */
export interface ModulePages {
  /** The folder's name. */
  readonly name: string
  /** By the names of the screens in its contract. */
  readonly screens: Readonly<Record<string, LazyScreen>>
  /** Those for which this device stands where it does, if it does. */
  readonly standsFor?: () => readonly string[]
  /** What the manual says of its screens. */
  readonly manual?: () => Promise<Manual>
  readonly tiles?: () => Promise<readonly HomeTile[]>
  /** What it adds to the pages of earlier modules' records; the contents in chunks of their own. */
  readonly tabs?: readonly AddedTab[]
}
