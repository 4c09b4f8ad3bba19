import type { ListedEntry, MenuEntry } from '#modules/system/contract/menu.ts'

type Entries = readonly ListedEntry[]

/** The entries as they stand in the menu: each group followed by what is in it. */
export const inOrder = (
  entries: Entries,
  parent = '',
  depth = 0,
): readonly { entry: ListedEntry; depth: number }[] =>
  entries.flatMap((entry) =>
    entry.parent === parent ? [{ entry, depth }, ...inOrder(entries, entry.name, depth + 1)] : [],
  )

const siblingsOf = (entries: Entries, name: string): Entries => {
  const parent = entries.find((entry) => entry.name === name)?.parent
  return entries.filter((entry) => entry.parent === parent)
}

/** Undefined at the end of its group. */
function neighbour(entries: Entries, name: string, step: 1 | -1): ListedEntry | undefined {
  const siblings = siblingsOf(entries, name)
  const at = siblings.findIndex((entry) => entry.name === name)
  return at < 0 ? undefined : siblings[at + step]
}

export const mayMove = (entries: Entries, name: string, step: 1 | -1): boolean =>
  neighbour(entries, name, step) !== undefined

export function moved(entries: Entries, name: string, step: 1 | -1): Entries {
  const other = neighbour(entries, name, step)
  const from = entries.findIndex((entry) => entry.name === name)
  const [entry] = entries.slice(from, from + 1)
  if (!other || !entry) return entries
  return entries.with(entries.indexOf(other), entry).with(from, other)
}

/** Into another group, behind everything that is there already. */
export function movedInto(entries: Entries, name: string, parent: string): Entries {
  const found = entries.find((entry) => entry.name === name)
  if (!found || found.parent === parent) return entries
  return [...entries.filter((entry) => entry !== found), { ...found, parent }]
}

export const changed = (entries: Entries, name: string, change: Partial<ListedEntry>): Entries =>
  entries.map((entry) => (entry.name === name ? { ...entry, ...change } : entry))

/** What the server keeps, in the order of the menu. */
export const toSave = (entries: Entries): readonly MenuEntry[] =>
  inOrder(entries).map(({ entry: { name, parent, title, hidden } }) => ({ name, parent, title, hidden }))

export const isSame = (one: Entries, other: Entries): boolean =>
  JSON.stringify(toSave(one)) === JSON.stringify(toSave(other))
