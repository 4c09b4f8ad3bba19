import type { Release } from './constants.ts'
import { areas, type Requirement } from './permission.ts'
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
  /** In the menu and the palette of these only; the address opens for whoever the guard lets in. */
  readonly listedFor?: Requirement
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

/** All screens below it. */
export const screensIn = (node: Section | Screen): readonly Screen[] =>
  isSection(node) ? node.children.flatMap(screensIn) : [node]

export const screen = <const S extends Screen>(definition: S): S => definition
export const section = (definition: Section): Section => definition

/** What a module adds to a section of an earlier one. */
export const addedTo = (to: Section, children: Section['children']): Section => ({ ...to, children })

/**
 * The menu that modules make together, each after those before it: what several say of the same section is one. Sections
 * stand in the order of the areas that guard them, behind the screens that belong to none.
 */
export function joinScreens(nodes: readonly (Section | Screen)[]): readonly (Section | Screen)[] {
  const joined = joinSections(nodes)
  return joined.toSorted((one, other) => areaOf(one) - areaOf(other))
}

function joinSections(nodes: readonly (Section | Screen)[]): readonly (Section | Screen)[] {
  const joined = new Map<string, Section | Screen>()
  for (const node of nodes) joined.set(node.path, together(joined.get(node.path), node))
  return [...joined.values()].map((node) =>
    isSection(node) ? { ...node, children: joinSections(node.children) } : node,
  )
}

function together(before: Section | Screen | undefined, node: Section | Screen): Section | Screen {
  if (!before) return node
  if (!isSection(before) || !isSection(node)) throw new Error(`Screen ${node.path} is there twice`)
  return { ...before, children: [...before.children, ...node.children] }
}

const areaOf = ({ guard }: Section | Screen): number =>
  areas.findIndex((area) => Array.isArray(guard) && guard.includes(`${area}:yes`))
