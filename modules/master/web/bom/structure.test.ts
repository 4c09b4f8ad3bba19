import { describe, expect, it } from 'vitest'
import type { StructureLine } from '#modules/master/contract/structure.ts'
import { compared, dayOfRevisionBefore } from './comparison.ts'
import { closable, neighbour, nextSeq, orderAfter, visibleRows } from './structure-rows.ts'

const line = (place: string, parent: string, node: string, total_qty = '1'): StructureLine => {
  const path = place.split('/')
  return {
    level: path.length,
    path,
    parent_item_cd: parent,
    seq: Number(path.at(-1)),
    from_dt: '2026-04-01',
    to_dt: '',
    item_cd: node,
    node_cd: node,
    node_nm: `名称${node}`,
    node_abort_div: '0',
    drawing_no: '',
    unit_nm: '個',
    make_buy: '1',
    base_qty: '1',
    qty_div: '0',
    need_qty: total_qty,
    scrap_rate: '0',
    total_qty,
    substitute_item_cd: '',
    substitute_item_nm: '',
    shippable_flg: false,
    abort_div: '0',
    update_cnt: 0,
  }
}
const tree = [
  line('10', 'TOP', 'A'),
  line('10/10', 'A', 'A1'),
  line('10/10/10', 'A1', 'M'),
  line('10/20', 'A', 'A2'),
  line('20', 'TOP', 'B'),
  line('30', 'TOP', 'M', '2'),
]
const at = (index: number) => tree[index] ?? line('99', '', '')

describe('the rows of a structure', () => {
  it('leave out what hangs under a closed line, at any depth', () => {
    const keys = visibleRows(tree, new Set(['10'])).map(({ key }) => key)
    expect(keys).toEqual(['10', '20', '30'])
    expect(visibleRows(tree, new Set(['10/10'])).map(({ key }) => key)).toEqual([
      '10',
      '10/10',
      '10/20',
      '20',
      '30',
    ])
    expect([...closable(tree)]).toEqual(['10', '10/10'])
  })

  it('move among the parts of the same parent', () => {
    expect(orderAfter(tree, at(5), at(0))).toEqual([30, 10, 20])
    expect(orderAfter(tree, at(0), at(4))).toEqual([20, 10, 30])
    expect(orderAfter(tree, at(0), at(0))).toBeUndefined()
    expect(neighbour(tree, at(0), 1)?.node_cd).toBe('B')
    expect(neighbour(tree, at(0), -1)).toBeUndefined()
    expect(neighbour(tree, at(3), -1)?.node_cd).toBe('A1')
  })

  it('leave room for the next part', () => {
    expect(nextSeq(tree, 'TOP')).toBe(40)
    expect(nextSeq(tree, 'B')).toBe(10)
    expect(nextSeq([line('15', 'TOP', 'X')], 'TOP')).toBe(20)
  })
})

describe('two structures beside each other', () => {
  const other = [
    line('10', 'NEW', 'A'),
    line('10/10', 'A', 'A1'),
    line('20', 'NEW', 'M', '3'),
    line('30', 'NEW', 'N'),
  ]

  it('are compared part by part', () => {
    expect(
      compared(tree, other, 'first').map(({ item_cd, difference }) => `${item_cd} ${difference}`),
    ).toEqual(['A same', 'B left', 'M changed', 'N right'])
  })

  it('are compared by what is needed in sum', () => {
    const all = compared(tree, other, 'all')
    expect(all.find(({ item_cd }) => item_cd === 'M')).toMatchObject({
      left: '3',
      right: '3',
      difference: 'same',
    })
    expect(all.find(({ item_cd }) => item_cd === 'A2')).toMatchObject({ right: '', difference: 'left' })
  })
})

describe('the revision before', () => {
  const lines = [
    { ...line('10', 'TOP', 'A'), to_dt: '2026-09-30' },
    { ...line('10', 'TOP', 'N'), from_dt: '2026-10-01' },
    { ...line('10/10', 'N', 'M'), from_dt: '2026-11-01' },
    { ...line('20', 'TOP', 'B'), to_dt: '2026-12-31' },
  ]

  it('is that of the day before the last change, by a line that began or one that ended', () => {
    expect(dayOfRevisionBefore(lines, '2026-11-18', 'first')).toBe('2026-09-30')
    expect(dayOfRevisionBefore(lines, '2026-11-18', 'all')).toBe('2026-10-31')
    expect(dayOfRevisionBefore(lines, '2027-01-01', 'first')).toBe('2026-12-31')
  })

  it('is none as long as the first lines stand', () => {
    expect(dayOfRevisionBefore(lines, '2026-09-30', 'all')).toBe('')
    expect(dayOfRevisionBefore([], '2026-11-18', 'all')).toBe('')
  })
})
