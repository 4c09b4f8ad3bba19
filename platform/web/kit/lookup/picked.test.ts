import { expect, it } from 'vitest'
import { pickedCodes, rememberPick } from './picked.ts'

const day = 24 * 3_600_000

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

it('what is picked often and lately comes first, of each master by itself', () => {
  const storage = memory()
  for (const at of [0, 1, 2]) rememberPick(storage, 'item', 'OFTEN', at * day)
  rememberPick(storage, 'item', 'ONCE', 3 * day)
  rememberPick(storage, 'supplier', 'S1', 3 * day)
  expect(pickedCodes(storage, 'item', 3 * day)).toEqual(['OFTEN', 'ONCE'])
  for (const at of [40, 41]) rememberPick(storage, 'item', 'ONCE', at * day)
  expect(pickedCodes(storage, 'item', 41 * day)).toEqual(['ONCE', 'OFTEN'])
})

it('of many only the first are kept and shown, and what cannot be read is nothing', () => {
  const storage = memory()
  for (let no = 0; no < 50; no++) rememberPick(storage, 'item', `K${no}`, no)
  expect(pickedCodes(storage, 'item', 50)).toEqual(['K49', 'K48', 'K47', 'K46', 'K45', 'K44', 'K43', 'K42'])
  expect(JSON.parse(storage.getItem('item') ?? '')).toHaveLength(30)
  storage.setItem('item', '{')
  expect(pickedCodes(storage, 'item', 50)).toEqual([])
})
