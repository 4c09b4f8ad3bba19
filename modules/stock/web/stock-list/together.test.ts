import { expect, it } from 'vitest'
import { together } from './together.ts'

it('what is asked one by one is loaded at once, each key once', async () => {
  const loaded: (readonly string[])[] = []
  const load = async (keys: readonly string[]) => {
    loaded.push(keys)
    return new Map(keys.filter((key) => key !== 'gone').map((key) => [key, key.length]))
  }
  const book = together<number>()
  const answers = await Promise.all(['a', 'bb', 'a', 'gone'].map((key) => book.ask(key, load)))
  expect(answers).toEqual([1, 2, 1, null])
  expect(loaded).toEqual([['a', 'bb', 'gone']])
})

it('more than a call takes are loaded in several; a call that fails fails for its own only', async () => {
  const book = together<number>()
  const sizes: number[] = []
  const load = async (keys: readonly string[]) => {
    sizes.push(keys.length)
    if (sizes.length === 1) throw new Error('cut')
    return new Map(keys.map((key) => [key, 1]))
  }
  const answers = await Promise.allSettled(Array.from({ length: 250 }, (_, at) => book.ask(String(at), load)))
  expect(sizes).toEqual([200, 50])
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(200)
})
