import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdAnswers } from './hold-answers.ts'

// As in a browser.
const queries = new QueryClient({ defaultOptions: { queries: { gcTime: 300_000 } } })
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  queries.clear()
  vi.useRealTimers()
})

const anHour = 3_600_000
const answer = () => queries.getQueryData(['lines'])

/** A screen that has read its lines; how often, and how it is hidden. */
async function shown(options: { gcTime?: number } = {}) {
  const queryFn = vi.fn(() => Promise.resolve('read'))
  const observer = new QueryObserver(queries, { queryKey: ['lines'], queryFn, ...options })
  const hide = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(10)
  return { queryFn, hide }
}

it('what a hidden screen has read is there when it is shown again, and is not read meanwhile', async () => {
  const { queryFn, hide } = await shown()
  const letGo = holdAnswers(queries)
  hide()
  await queries.invalidateQueries()
  await vi.advanceTimersByTimeAsync(3 * anHour)
  expect(answer()).toBe('read')
  expect(queryFn).toHaveBeenCalledTimes(1)
  letGo()
  await vi.advanceTimersByTimeAsync(anHour)
  expect(answer()).toBeUndefined()
})

it('what is not held is forgotten, and so is what a form reads for itself', async () => {
  const { hide } = await shown()
  hide()
  holdAnswers(queries)
  await vi.advanceTimersByTimeAsync(anHour)
  expect(answer()).toBeUndefined()
  const own = await shown({ gcTime: 0 })
  holdAnswers(queries)
  own.hide()
  await vi.advanceTimersByTimeAsync(10)
  expect(answer()).toBeUndefined()
})

it('a screen that is shown again reads anew', async () => {
  const { hide } = await shown()
  const letGo = holdAnswers(queries)
  hide()
  await vi.advanceTimersByTimeAsync(anHour)
  letGo()
  const again = await shown()
  expect(again.queryFn).toHaveBeenCalledTimes(1)
  again.hide()
})
