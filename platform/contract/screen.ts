import type { Release } from './constants.ts'
import type { Requirement } from './permission.ts'
import type { Text } from './text.ts'

/** Route metadata of the specification, section 2, with our menu position. */
export interface Screen {
  readonly path: `/${string}`
  readonly name: string
  readonly title: Text
  readonly icon?: string
  /** Not in the menu. */
  readonly hidden?: boolean
  /** The tab cannot be closed. */
  readonly noClosable?: boolean
  /** The tab is there from the start. */
  readonly affix?: boolean
  /** Absent: open to any signed-in user. A screen's own guard replaces its section's. */
  readonly guard?: Requirement
  readonly keepAlive?: boolean
  readonly levelHidden?: boolean
  readonly dynamicNewTab?: boolean
  /** The menu entry to mark while this screen is open. */
  readonly activeMenu?: string
  readonly tabHidden?: boolean
  /** Off until this release is on (constants.ts). */
  readonly release?: Release
  /** An address outside, opened in a new window. */
  readonly external?: string
}

/** A group of the menu: a section of the specification, guarded for all screens below it that have no own guard. */
export interface Section {
  readonly path: `/${string}`
  readonly name: string
  readonly title: Text
  readonly icon: string
  readonly guard?: Requirement
  /** Where the bare path of the section leads. */
  readonly redirect?: string
  readonly children: readonly (Section | Screen)[]
}

export const isSection = (node: Section | Screen): node is Section => 'children' in node

export const screen = <const S extends Screen>(definition: S): S => definition
export const section = (definition: Section): Section => definition
