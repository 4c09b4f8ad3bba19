import { expect, it } from 'vitest'
import { allows, mayWrite, type PermissionKey, type WriteKey } from '#platform/contract/permission.ts'
import { arranged, movedTo } from './arranged.ts'

const tiles = [
  { name: 'jobs' },
  { name: 'late-orders', need: ['receiveorder:yes'] },
  { name: 'proposals', need: ['placeorder:yes'] },
  { name: 'below-safety', need: ['stock:yes'] },
] as const

const orderOf = (order: readonly string[], ...permissions: readonly PermissionKey[]) => {
  const holder = { admin: false, roles: [], permissions }
  const seen = tiles.filter((tile) => !('need' in tile) || allows(tile.need, holder))
  return arranged(seen, order, (key: WriteKey) => mayWrite(key, holder)).map(({ name }) => name)
}

it('before anyone arranges, what a person works at comes first and what is everybody’s last', () => {
  expect(orderOf([], 'receiveorder:yes', 'stock:yes', 'write:stock')).toEqual([
    'below-safety',
    'late-orders',
    'jobs',
  ])
  expect(orderOf([], 'receiveorder:yes', 'placeorder:yes', 'write:placeorder')).toEqual([
    'proposals',
    'late-orders',
    'jobs',
  ])
})

it('whoever has arranged them sees them so, and a tile that is new stands behind', () => {
  expect(orderOf(['jobs', 'below-safety'], 'receiveorder:yes', 'stock:yes', 'write:receiveorder')).toEqual([
    'jobs',
    'below-safety',
    'late-orders',
  ])
})

it('a tile is put to the place of another, to either side', () => {
  expect(movedTo(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(movedTo(['a', 'b', 'c', 'd'], 'd', 1)).toEqual(['a', 'd', 'b', 'c'])
})
