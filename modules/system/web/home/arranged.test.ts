import { expect, it } from 'vitest'
import { allows, mayWrite, type PermissionKey, type WriteKey } from '#platform/contract/permission.ts'
import { arranged, firstOf, movedTo, panelsOf } from './arranged.ts'

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

it('what is to be done stands before what looks back, within what a person works at and within what they only read', () => {
  const panels = [
    { name: 'movements', need: ['stock:yes'], looksBack: true },
    { name: 'months', need: ['receiveorder:yes'], looksBack: true },
    { name: 'late-lines', need: ['receiveorder:yes'] },
  ] as const
  const namesFor = (mine: WriteKey) => arranged(panels, [], (key) => key === mine).map(({ name }) => name)
  expect(namesFor('write:receiveorder')).toEqual(['late-lines', 'months', 'movements'])
  expect(namesFor('write:stock')).toEqual(['movements', 'late-lines', 'months'])
})

it('five figures stand large; what belongs to everybody does only when somebody has put it there', () => {
  const figures = Array.from({ length: 7 }, (_, at) => ({
    name: `f${String(at)}`,
    need: ['stock:yes'] as const,
  }))
  const all = [...figures, { name: 'jobs' }]
  const namesOf = (parts: readonly (readonly { readonly name: string }[])[]) =>
    parts.map((part) => part.map(({ name }) => name))
  expect(namesOf(firstOf(all, []))).toEqual([
    ['f0', 'f1', 'f2', 'f3', 'f4'],
    ['f5', 'f6', 'jobs'],
  ])
  expect(namesOf(firstOf([{ name: 'jobs' }], []))).toEqual([[], ['jobs']])
  expect(namesOf(firstOf([{ name: 'jobs' }], ['jobs']))).toEqual([['jobs'], []])
})

it('what stands beside takes the broad column of whoever has nothing else there', () => {
  const machines = { name: 'machines', panel: 'beside' } as const
  const load = { name: 'load', panel: 'broad' } as const
  expect(panelsOf([machines, load])).toEqual([[load], [machines]])
  expect(panelsOf([machines])).toEqual([[machines], []])
})
