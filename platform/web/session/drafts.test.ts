import { describe, expect, it } from 'vitest'
import { draftKey, dropForeignDrafts, type DraftOwner } from './drafts.ts'

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const sato: DraftOwner = { company_cd: 'DEMO', factory_cd: 'F01', user_cd: 'SATO' }

describe('drafts', () => {
  it('are kept apart by company, factory, user and screen', () => {
    const keys = [
      draftKey(sato, 'factory'),
      draftKey(sato, 'item'),
      draftKey({ ...sato, user_cd: 'ABE' }, 'factory'),
      draftKey({ ...sato, factory_cd: 'F02' }, 'factory'),
      draftKey({ ...sato, company_cd: 'OTHER' }, 'factory'),
    ]
    expect(new Set(keys).size).toBe(5)
  })

  it('of another user are deleted when someone signs in; own ones and other data stay', () => {
    const storage = memoryStorage()
    const own = draftKey(sato, 'factory')
    const foreign = draftKey({ ...sato, user_cd: 'SATO2' }, 'factory')
    for (const key of [own, foreign, 'kaname.token']) storage.setItem(key, 'x')
    dropForeignDrafts(storage, sato)
    expect([storage.getItem(own), storage.getItem(foreign), storage.getItem('kaname.token')]).toEqual([
      'x',
      null,
      'x',
    ])
  })

  it('a slash in a code cannot make two owners the same', () => {
    expect(draftKey({ ...sato, factory_cd: 'A/B', user_cd: 'C' }, 's')).not.toBe(
      draftKey({ ...sato, factory_cd: 'A', user_cd: 'B/C' }, 's'),
    )
  })
})
