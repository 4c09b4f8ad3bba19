import { beforeEach, describe, expect, it } from 'vitest'
import { createOfflineQueue, type Entry, type EntryStore, type Sent } from './offline-queue.ts'

/** What the browser keeps, without a browser. */
function memory(): EntryStore {
  const kept = new Map<string, Entry>()
  return {
    all: async (queue) =>
      [...kept.values()].filter((one) => one.queue === queue).sort((one, other) => one.turn - other.turn),
    put: async (entry) => void kept.set(entry.key, entry),
    remove: async (key) => void kept.delete(key),
  }
}

/** One after the other, as the browser's locks do it. */
function oneAtATime() {
  let before: Promise<unknown> = Promise.resolve()
  return { request: (_name: string, work: () => Promise<void>) => (before = before.then(work)) }
}

describe('what is done without a network', () => {
  let store: EntryStore
  let locks: ReturnType<typeof oneAtATime>
  let clock: number
  let keys: number
  let arrived: Entry[]
  let answer: (entry: Entry) => Sent
  beforeEach(() => {
    store = memory()
    locks = oneAtATime()
    clock = Date.parse('2026-11-23T09:00:00Z')
    keys = 0
    arrived = []
    answer = () => ({ is: 'done' })
  })
  const opened = (queue = 'mine') =>
    createOfflineQueue({
      ...{ queue, store, locks, now: () => clock, newKey: () => `key-${++keys}` },
    })
  const deliver = async (entry: Entry) => {
    arrived.push(entry)
    return answer(entry)
  }
  const inputs = (entries: readonly Entry[]) => entries.map(({ input }) => input)

  it('arrives in the order in which it was done, with when it was done, and once', async () => {
    const queue = opened()
    await Promise.all(['a', 'b', 'c'].map((input) => queue.add(input)))
    clock += 60_000
    await Promise.all([queue.send(deliver), queue.send(deliver)])
    expect(inputs(arrived)).toEqual(['a', 'b', 'c'])
    expect(arrived[0]?.occurred_at).toBe('2026-11-23T09:00:00.000Z')
    expect(queue.get()).toEqual({ waiting: [], refused: [], silentSince: null })
  })

  it('waits when nothing answers, with all behind it, and says since when', async () => {
    const queue = opened()
    answer = () => ({ is: 'later' })
    await queue.add('a')
    await queue.add('b')
    await queue.send(deliver)
    clock += 60_000
    await queue.send(deliver)
    expect(inputs(arrived)).toEqual(['a', 'a'])
    expect(new Set(arrived.map(({ key }) => key)).size).toBe(1)
    expect(inputs(queue.get().waiting)).toEqual(['a', 'b'])
    expect(queue.get().silentSince).toBe(Date.parse('2026-11-23T09:00:00Z'))
    answer = () => ({ is: 'done' })
    await queue.send(deliver)
    expect(queue.get()).toEqual({ waiting: [], refused: [], silentSince: null })
  })

  it('is kept with its reason when it is refused, until the person has seen it; the rest goes on', async () => {
    const queue = opened()
    answer = ({ input }) => (input === 'a' ? { is: 'refused', why: '数量超過' } : { is: 'done' })
    await queue.add('a')
    await queue.add('b')
    await queue.send(deliver)
    await queue.send(deliver)
    expect(inputs(arrived)).toEqual(['a', 'b'])
    expect(queue.get().refused).toMatchObject([{ input: 'a', refused: '数量超過' }])
    await queue.drop(queue.get().refused[0]?.key ?? '')
    expect(queue.get().refused).toEqual([])
  })

  it('outlives its page, and goes on behind what waited there', async () => {
    await opened().add('a')
    const queue = opened()
    await queue.add('b')
    await queue.send(deliver)
    expect(inputs(arrived)).toEqual(['a', 'b'])
  })

  it('is sent by nobody else', async () => {
    await opened().add('a')
    const other = opened('other')
    await other.send(deliver)
    expect(arrived).toEqual([])
    expect(other.get().waiting).toEqual([])
  })
})
