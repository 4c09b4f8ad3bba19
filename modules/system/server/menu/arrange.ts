import type { Requirement } from '#platform/contract/permission.ts'
import { isSection, type Screen, type Section } from '#platform/contract/screen.ts'
import type { Text } from '#platform/contract/text.ts'
import type { MenuEntry } from '../../contract/menu.ts'

type Node = Section | Screen

/** A screen or a group at the place that a company has given it. Who may open it does not depend on the place. */
export interface Arranged {
  readonly node: Node
  readonly parent: string
  readonly title: Text
  readonly hidden: boolean
  readonly guard: Requirement | undefined
  readonly children: readonly Arranged[]
}

interface Placed {
  readonly node: Node
  readonly parent: string
  readonly guard: Requirement | undefined
}

/** Everything in the product's order: a screen's own guard replaces its section's (decisions.md). */
export const placesOf = (nodes: readonly Node[], parent = '', inherited?: Requirement): readonly Placed[] =>
  nodes.flatMap((node): readonly Placed[] => {
    const guard = node.guard ?? inherited
    return [{ node, parent, guard }, ...(isSection(node) ? placesOf(node.children, node.name, guard) : [])]
  })

/**
 * The product's screens in a company's order, groups and names. What a later release adds stands after its neighbour;
 * what it has taken away is gone.
 */
export function arrange(screens: readonly Node[], entries: readonly MenuEntry[]): readonly Arranged[] {
  const product = placesOf(screens)
  const groups = new Set(product.filter(({ node }) => isSection(node)).map(({ node }) => node.name))
  const wanted = new Map(entries.map((entry) => [entry.name, entry]))
  const parentOf = ({ node, parent }: Placed): string => {
    const chosen = wanted.get(node.name)?.parent
    return chosen !== undefined && !isSection(node) && (chosen === '' || groups.has(chosen)) ? chosen : parent
  }
  const order = orderOf(product, entries)

  const below = (parent: string, hiddenAbove: boolean): readonly Arranged[] =>
    order
      .filter((placed) => parentOf(placed) === parent)
      .map((placed): Arranged => {
        const { node, guard } = placed
        const entry = wanted.get(node.name)
        const hidden = hiddenAbove || (entry?.hidden ?? false)
        return {
          node,
          parent,
          guard,
          hidden,
          title: titleOf(node.title, entry?.title),
          children: isSection(node) ? below(node.name, hidden) : [],
        }
      })
  return below('', false)
}

/** As the entries say; whatever they do not know comes after what the product has before it. */
function orderOf(product: readonly Placed[], entries: readonly MenuEntry[]): readonly Placed[] {
  const byName = new Map(product.map((placed) => [placed.node.name, placed]))
  const order = entries.flatMap(({ name }) => byName.get(name) ?? [])
  for (const [at, placed] of product.entries()) {
    if (order.includes(placed)) continue
    const before = product.slice(0, at).findLast(({ parent }) => parent === placed.parent)
    order.splice(before ? order.indexOf(before) + 1 : 0, 0, placed)
  }
  return order
}

const titleOf = (title: Text, own: Text | undefined): Text => ({
  ja: own?.ja || title.ja,
  en: own?.en || title.en,
  zh: own?.zh || title.zh,
})
