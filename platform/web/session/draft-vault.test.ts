import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createDraftVault, mostDrafts, type DraftOwner, type DraftVault } from './draft-vault.ts'

const sato: DraftOwner = { company_cd: 'DEMO', factory_cd: 'F01', user_cd: 'SATO' }
const newKey = () => randomBytes(32).toString('base64')
const day = 24 * 3_600_000

/** A browser: what its tabs share. */
function browser() {
  const values = new Map<string, string>()
  const locks = new Map<string, number>()
  let room = Infinity
  let time = 1_000_000_000_000
  const storage = {
    get length() {
      return values.size
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!values.has(key) && values.size >= room) throw new Error('QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string) => void values.delete(key),
  }
  const tab = (): DraftVault & { look(): void } => {
    let hear: (key: string | null) => void = () => undefined
    const vault = createDraftVault({
      storage,
      locks: {
        // What the vault asks of locks: that a name is held until a promise is done.
        request: (async (name: string, work: () => Promise<unknown>) => {
          locks.set(name, (locks.get(name) ?? 0) + 1)
          await work()
          locks.delete(name)
        }) as unknown as LockManager['request'],
        query: () => Promise.resolve({ held: [...locks.keys()].map((name) => ({ name })) }),
      },
      onChange: (listener) => void (hear = listener),
      now: () => time++,
    })
    return Object.assign(vault, { look: () => hear(null) })
  }
  return {
    tab,
    stored: values,
    limit: (most: number) => void (room = most),
    pass: (ms: number) => void (time += ms),
  }
}

const draft = (id: string, value: unknown = 'x') => ({ id, place: '/p', address: '/p?a=1', title: id, value })
const ids = (vault: DraftVault) => vault.get().map(({ id }) => id)
/** Sealing takes a few turns. */
const sealed = async (stored: ReadonlyMap<string, string>, count: number) => {
  while (stored.size !== count) await new Promise((resolve) => setTimeout(resolve))
}

/** Nobody types on it any more. */
async function offered(vault: DraftVault & { look(): void }, id: string): Promise<void> {
  while (vault.get().find((one) => one.id === id)?.busy !== false) {
    vault.look()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

describe('half-typed entries', () => {
  it('outlive the tab, several of one screen, the latest first', async () => {
    const { tab, stored } = browser()
    const key = newKey()
    const first = tab()
    await first.open(sato, key)
    first.keep(draft('a', { item: 'KS-1' }))
    first.keep(draft('b'))
    await sealed(stored, 2)
    first.close()
    const next = tab()
    await next.open(sato, key)
    expect(ids(next)).toEqual(['b', 'a'])
    await offered(next, 'a')
    expect(next.get()[1]).toMatchObject({ address: '/p?a=1', value: { item: 'KS-1' }, busy: false })
  })

  it('cannot be read in the browser without the key, neither what nor where', async () => {
    const { tab, stored } = browser()
    const vault = tab()
    await vault.open(sato, newKey())
    vault.keep({ ...draft('a', '秘密の単価'), place: '/masterMaint', title: '客先' })
    await sealed(stored, 1)
    const text = JSON.stringify([...stored])
    for (const word of ['秘密', '客先', 'masterMaint']) expect(text).not.toContain(word)
  })

  it.each([
    ['another user', { ...sato, user_cd: 'ABE' }],
    ['another factory', { ...sato, factory_cd: 'F02' }],
    ['a code with a slash in it', { ...sato, factory_cd: 'F01/SATO', user_cd: '' }],
  ])('are not offered to %s, and wait for their own', async (_who, other) => {
    const { tab, stored } = browser()
    const key = newKey()
    const vault = tab()
    await vault.open(sato, key)
    vault.keep(draft('a'))
    await sealed(stored, 1)
    await vault.open(other, key)
    expect(ids(vault)).toEqual([])
    await vault.open(sato, key)
    expect(ids(vault)).toEqual(['a'])
  })

  it('are gone when their key is gone', async () => {
    const { tab, stored } = browser()
    const vault = tab()
    await vault.open(sato, newKey())
    vault.keep(draft('a'))
    await sealed(stored, 1)
    await vault.open(sato, newKey())
    expect(ids(vault)).toEqual([])
    expect(stored.size).toBe(0)
  })

  it('of somebody who signs out are gone, also what was being written', async () => {
    const { tab, stored } = browser()
    const key = newKey()
    const vault = tab()
    await vault.open(sato, key)
    vault.keep(draft('a'))
    await sealed(stored, 1)
    vault.keep(draft('b'))
    vault.dropAll()
    await vault.open(sato, key)
    expect(ids(vault)).toEqual([])
    expect(stored.size).toBe(0)
  })

  it('are written though the session ends at the same moment, and nothing after it', async () => {
    const { tab, stored } = browser()
    const key = newKey()
    const vault = tab()
    await vault.open(sato, key)
    vault.keep(draft('a', 'the last letter'))
    vault.close()
    vault.keep(draft('b', 'typed by whoever comes next'))
    await sealed(stored, 1)
    await vault.open(sato, key)
    expect(vault.get().map(({ value }) => value)).toEqual(['the last letter'])
  })

  it('are offered in no other tab while somebody types on them', async () => {
    const { tab, stored } = browser()
    const key = newKey()
    const [here, there] = [tab(), tab()]
    await here.open(sato, key)
    here.keep(draft('a', 1))
    await sealed(stored, 1)
    await there.open(sato, key)
    expect(there.get()).toMatchObject([{ id: 'a', busy: true }])
    here.keep(draft('a', 2))
    here.release('a')
    expect(here.get()).toMatchObject([{ id: 'a', busy: false }])
    await offered(there, 'a')
    expect(there.get()).toMatchObject([{ id: 'a', value: 2 }])
  })

  it('of two months ago are gone, whoever typed them', async () => {
    const { tab, stored, pass } = browser()
    const vault = tab()
    await vault.open(sato, newKey())
    vault.keep(draft('a'))
    await sealed(stored, 1)
    pass(61 * day)
    await vault.open({ ...sato, user_cd: 'ABE' }, newKey())
    expect(stored.size).toBe(0)
  })

  it('make room for new ones, the oldest first', async () => {
    const { tab, stored, limit } = browser()
    const key = newKey()
    const vault = tab()
    await vault.open(sato, key)
    for (let no = 0; no < mostDrafts + 2; no++) {
      vault.keep(draft(`n${no}`))
      vault.release(`n${no}`)
    }
    await sealed(stored, mostDrafts)
    expect(ids(vault)).not.toContain('n1')
    expect(ids(vault)).toContain('n2')
    limit(mostDrafts)
    vault.drop('n2')
    vault.drop('n3')
    limit(mostDrafts - 2)
    vault.keep(draft('full'))
    while (ids(vault).includes('n4')) await new Promise((resolve) => setTimeout(resolve))
    vault.close()
    await vault.open(sato, key)
    expect(ids(vault)[0]).toBe('full')
    expect(ids(vault)).not.toContain('n4')
  })
})
