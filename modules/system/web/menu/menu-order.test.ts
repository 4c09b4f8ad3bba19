import { describe, expect, it } from 'vitest'
import type { ListedEntry } from '#modules/system/contract/menu.ts'
import { inOrder, isSame, mayMove, moved, movedInto, toSave } from './menu-order.ts'

const words = { ja: '', en: '', zh: '' }
const entry = (name: string, parent: string, is_group = false): ListedEntry => ({
  name,
  parent,
  title: words,
  hidden: false,
  is_group,
  path: `/${name}`,
  default_title: words,
  default_parent: parent,
  permission: '',
  needed: false,
})
const menu = [
  entry('stock', '', true),
  entry('list', 'stock'),
  entry('move', 'stock'),
  entry('system', '', true),
  entry('jobs', 'system'),
]
const shape = (entries: readonly ListedEntry[]) =>
  inOrder(entries).map(({ entry: { name }, depth }) => `${'-'.repeat(depth)}${name}`)

describe('the order of the menu', () => {
  it('an entry changes places with its neighbour in the group, and not beyond', () => {
    expect(shape(moved(menu, 'move', -1))).toEqual(['stock', '-move', '-list', 'system', '-jobs'])
    expect(moved(menu, 'list', -1)).toBe(menu)
    expect(mayMove(menu, 'move', 1)).toBe(false)
    expect(mayMove(menu, 'list', 1)).toBe(true)
  })
  it('a group takes everything in it along', () => {
    expect(shape(moved(menu, 'system', -1))).toEqual(['system', '-jobs', 'stock', '-list', '-move'])
  })
  it('an entry goes to the end of another group', () => {
    expect(shape(movedInto(menu, 'list', 'system'))).toEqual(['stock', '-move', 'system', '-jobs', '-list'])
    expect(movedInto(menu, 'list', 'stock')).toBe(menu)
  })
  it('there and back is no change', () => {
    expect(isSame(menu, moved(moved(menu, 'system', -1), 'system', 1))).toBe(true)
    expect(isSame(menu, moved(menu, 'system', -1))).toBe(false)
  })
  it('is saved as it stands', () => {
    expect(toSave(moved(menu, 'system', -1)).map(({ name }) => name)).toEqual([
      'system',
      'jobs',
      'stock',
      'list',
      'move',
    ])
  })
})
