import { describe, expect, it } from 'vitest'
import type { LotNode } from '../../contract/lot-trace.ts'
import { layOutLots, lotBox } from './lay-out-lots.ts'

const node = (id: string, level: number): LotNode => ({
  id,
  level,
  kind: 'lot',
  item_cd: id,
  item_nm: '',
  lot_no: '',
  qty: '0',
  stock_div: '',
  document_no: '',
  has_certificate: false,
  date: '',
})
const step = lotBox.width + lotBox.across
const row = lotBox.height + lotBox.down

describe('the picture of a lot', () => {
  it('goes from left to right, a column for each step, each column in the middle', () => {
    const nodes = [node('now', 0), node('steel', -1), node('bolt', -1), node('sold', 1)]
    const picture = layOutLots(nodes, [])
    const at = Object.fromEntries(picture.nodes.map((one) => [one.node.id, [one.x, one.y]]))
    expect(at).toEqual({
      steel: [0, 0],
      bolt: [0, row],
      now: [step, row / 2],
      sold: [2 * step, row / 2],
    })
    expect([picture.width, picture.height]).toEqual([2 * step + lotBox.width, row + lotBox.height])
  })

  it('puts a slip beside the lot that it brought, not across the lines of others', () => {
    const nodes = [
      node('now', 0),
      node('steel', -1),
      node('bolt', -1),
      node('of bolt', -2),
      node('of steel', -2),
    ]
    const edge = (from: string, to: string) => ({ from, to, qty: '1', document_no: '1' })
    const edges = [
      edge('steel', 'now'),
      edge('bolt', 'now'),
      edge('of bolt', 'bolt'),
      edge('of steel', 'steel'),
    ]
    const heights = new Map(layOutLots(nodes, edges).nodes.map(({ node: { id }, y }) => [id, y]))
    expect(heights.get('of steel')).toBe(heights.get('steel'))
    expect(heights.get('of bolt')).toBe(heights.get('bolt'))
  })

  it('draws from the right of one to the left of the next, and leaves out what is not in the picture', () => {
    const nodes = [node('a', -1), node('b', 0)]
    const edges = ['b', 'c'].map((to) => ({ from: 'a', to, qty: '1', document_no: '1' }))
    const { edges: drawn } = layOutLots(nodes, edges)
    expect(drawn.map(({ path }) => path.replace(/C.*/, ''))).toEqual([
      `M${String(lotBox.width)} ${String(lotBox.height / 2)}`,
    ])
  })
})
