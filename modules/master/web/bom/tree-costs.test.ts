import { expect, it } from 'vitest'
import type { StructureLine } from '#modules/master/contract/structure.ts'
import { shareOf, treeCosts } from './tree-costs.ts'

const line = (
  level: number,
  parent_item_cd: string,
  item_cd: string,
  ...path: readonly string[]
): StructureLine => ({
  ...{ level, path: [...path], parent_item_cd, item_cd, seq: 10, from_dt: '2026-04-01', to_dt: '' },
  ...{ node_cd: item_cd, node_nm: '', node_abort_div: '0', drawing_no: '', unit_nm: '個', make_buy: '1' },
  ...{
    base_qty: '1',
    qty_div: '0',
    need_qty: '1',
    scrap_rate: '0',
    total_qty: '1',
    shippable_flg: false,
    abort_div: '0',
  },
  ...{ substitute_item_cd: '', substitute_item_nm: '', update_cnt: 0 },
})
const cost = (material: string, labour = '0', machine = '0', outside = '0') => ({
  material,
  labour,
  machine,
  outside,
})
const tree = treeCosts(
  'A',
  [line(1, 'A', 'B', '10'), line(2, 'B', 'C', '10', '10'), line(1, 'A', 'C', '20'), line(1, 'A', 'C', '30')],
  {
    cost: cost('60', '25', '5', '10'),
    items: [
      {
        item_cd: 'A',
        since: { from_dt: '2026-10-01', change: '5.5' },
        parts: [
          { item_cd: 'B', qty: '2', cost: cost('30', '20', '0', '10') },
          { item_cd: 'C', qty: '1', cost: cost('10') },
          { item_cd: 'C', qty: '2', cost: cost('20') },
        ],
      },
      {
        item_cd: 'B',
        since: { from_dt: '2026-04-01', change: '-0.5' },
        parts: [{ item_cd: 'C', qty: '1.5', cost: cost('15') }],
      },
      { item_cd: 'C', since: { from_dt: '2026-04-01', change: '4' }, parts: [] },
      { item_cd: 'N', since: null, parts: [] },
    ],
  },
)
const totals = [...tree.lines].map(([key, { total }]) => `${key}=${total}`)

it('each line bears what it adds to one at the top, at any depth; a part that stands twice bears twice', () => {
  expect(totals).toEqual(['10=60', '10/10=30', '20=10', '30=20'])
})

it('the top is split into what is bought, done here and done outside', () => {
  expect(tree.top).toMatchObject({ material: 60, working: 30, outside: 10, total: 100 })
  expect(shareOf(tree.top.working, tree.total)).toBe('30.0%')
})

it('each line says what it has become dearer since costs were rolled up, for one at the top', () => {
  expect([...tree.lines].map(([key, { change }]) => `${key}=${change}`)).toEqual([
    '10=-1',
    '10/10=12',
    '20=4',
    '30=8',
  ])
  expect([tree.since, tree.top.change]).toEqual(['2026-10-01', 5.5])
})
