import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { readAgainWhatIsUnderWay } from './read-again.ts'

const cache = new QueryClient()
afterEach(() => cache.clear())

/** A list on a screen: each reading answers how things stood when it began, when it is let go. */
function watched() {
  let stands = 'picked: 0'
  const answers: (() => void)[] = []
  const observer = new QueryObserver(cache, {
    queryKey: ['deliveries'],
    queryFn: () => {
      const then = stands
      return new Promise<string>((resolve) => void answers.push(() => resolve(then)))
    },
  })
  observer.subscribe(() => undefined)
  return {
    readings: () => answers.length,
    answer: () => answers.at(-1)?.(),
    shown: () => observer.getCurrentResult().data,
    changes: () => {
      stands = 'picked: 1'
      readAgainWhatIsUnderWay(cache)
      void cache.invalidateQueries({ queryKey: ['deliveries'] })
    },
  }
}

describe('a list that is read for the first time when something changes', () => {
  it('is read again when it has come', async () => {
    const list = watched()
    list.changes()
    list.answer()
    await expect.poll(list.readings).toBe(2)
    list.answer()
    await expect.poll(list.shown).toBe('picked: 1')
  })

  it('is read again once, however often it changes meanwhile', async () => {
    const list = watched()
    list.changes()
    list.changes()
    list.answer()
    await expect.poll(list.readings).toBe(2)
    list.answer()
    await expect.poll(list.shown).toBe('picked: 1')
    expect(list.readings()).toBe(2)
  })
})
