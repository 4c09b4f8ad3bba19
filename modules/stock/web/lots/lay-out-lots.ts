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

export const lotBox = { width: 176, height: 46, across: 56, down: 14 } as const

/** Steps from left to right, each in a column of its own; the lot asked about stands where its level says. */
export function layOutLots(nodes: readonly LotNode[], edges: readonly LotEdge[]): LotPicture {
  const levels = [...new Set(nodes.map(({ level }) => level))].sort((a, b) => a - b)
  const columns = levels.map((level) => nodes.filter((node) => node.level === level))
  const most = Math.max(1, ...columns.map(({ length }) => length))
  const height = most * (lotBox.height + lotBox.down) - lotBox.down
  const placed = columns.flatMap((column, at) => {
    const own = column.length * (lotBox.height + lotBox.down) - lotBox.down
    return column.map((node, row): PlacedLot => ({
      node,
      x: at * (lotBox.width + lotBox.across),
      y: (height - own) / 2 + row * (lotBox.height + lotBox.down),
    }))
  })
  const byId = new Map(placed.map((one) => [one.node.id, one]))
  return {
    width: levels.length * (lotBox.width + lotBox.across) - lotBox.across,
    height,
    nodes: placed,
    edges: edges.flatMap((edge) => {
      const [from, to] = [byId.get(edge.from), byId.get(edge.to)]
      return from && to ? [{ edge, path: pathBetween(from, to) }] : []
    }),
  }
}

function pathBetween(from: PlacedLot, to: PlacedLot): string {
  const [x1, y1] = [from.x + lotBox.width, from.y + lotBox.height / 2]
  const [x2, y2] = [to.x, to.y + lotBox.height / 2]
  const middle = (x1 + x2) / 2
  return `M${String(x1)} ${String(y1)}C${String(middle)} ${String(y1)} ${String(middle)} ${String(y2)} ${String(x2)} ${String(y2)}`
}
