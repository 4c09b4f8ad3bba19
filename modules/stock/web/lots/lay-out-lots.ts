import type { LotEdge, LotNode } from '../../contract/lot-trace.ts'

export interface PlacedLot {
  readonly node: LotNode
  readonly x: number
  readonly y: number
}

export interface LotPicture {
  readonly width: number
  readonly height: number
  readonly nodes: readonly PlacedLot[]
  readonly edges: readonly { readonly edge: LotEdge; readonly path: string }[]
}

export const lotBox = { width: 244, height: 46, across: 44, down: 14 } as const

/**
 * Steps from left to right, each in a column of its own; the lot asked about stands where its level says. Outwards from
 * it, each box stands near those that it leads to, so that lines do not cross more than they must.
 */
export function layOutLots(nodes: readonly LotNode[], edges: readonly LotEdge[]): LotPicture {
  const levels = [...new Set(nodes.map(({ level }) => level))].sort((a, b) => a - b)
  const columnOf = (level: number) => nodes.filter((node) => node.level === level)
  const most = Math.max(1, ...levels.map((level) => columnOf(level).length))
  const height = most * step.y - lotBox.down
  const byId = new Map<string, PlacedLot>()
  for (const level of [...levels].sort((a, b) => Math.abs(a) - Math.abs(b))) {
    const column = columnOf(level)
    const top = (height - (column.length * step.y - lotBox.down)) / 2
    const goal = new Map(
      column.map((node, row) => [node.id, goalOf(node, edges, byId) ?? top + row * step.y]),
    )
    const sorted = column.toSorted((one, other) => (goal.get(one.id) ?? 0) - (goal.get(other.id) ?? 0))
    for (const [row, node] of sorted.entries())
      byId.set(node.id, { node, x: levels.indexOf(level) * step.x, y: top + row * step.y })
  }
  return {
    width: levels.length * step.x - lotBox.across,
    height,
    nodes: [...byId.values()],
    edges: edges.flatMap((edge) => {
      const [from, to] = [byId.get(edge.from), byId.get(edge.to)]
      return from && to ? [{ edge, path: pathBetween(from, to) }] : []
    }),
  }
}

const step = { x: lotBox.width + lotBox.across, y: lotBox.height + lotBox.down }

/** The middle of the boxes that stand already and that this one is tied to. */
function goalOf(
  { id }: LotNode,
  edges: readonly LotEdge[],
  placed: ReadonlyMap<string, PlacedLot>,
): number | undefined {
  const ends = edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))
  const heights = ends.flatMap((end) => placed.get(end)?.y ?? [])
  return heights.length === 0 ? undefined : heights.reduce((sum, y) => sum + y, 0) / heights.length
}

function pathBetween(from: PlacedLot, to: PlacedLot): string {
  const [x1, y1] = [from.x + lotBox.width, from.y + lotBox.height / 2]
  const [x2, y2] = [to.x, to.y + lotBox.height / 2]
  const middle = (x1 + x2) / 2
  return `M${String(x1)} ${String(y1)}C${String(middle)} ${String(y1)} ${String(middle)} ${String(y2)} ${String(x2)} ${String(y2)}`
}
