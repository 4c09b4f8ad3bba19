import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitSomething, progress, showNavigation } from './progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('a navigation that waits for nothing runs through in half a second', () => {
  showNavigation()
  expect(progress.get()).toEqual({ shown: true, value: 1 })
  vi.advanceTimersByTime(500)
  expect(progress.get().shown).toBe(false)
})

it('while something is awaited the bar creeps on every 200 ms and never arrives', () => {
  const arrived = awaitSomething()
  const before = progress.get().value
  vi.advanceTimersByTime(200)
  expect(progress.get().value).toBeGreaterThan(before)
  vi.advanceTimersByTime(60_000)
  expect(progress.get().value).toBeLessThan(1)
  arrived()
  expect(progress.get().value).toBe(1)
  vi.advanceTimersByTime(500)
  expect(progress.get().shown).toBe(false)
})

it('the bar ends with the last of what is awaited', () => {
  const [first, second] = [awaitSomething(), awaitSomething()]
  first()
  first()
  expect(progress.get().value).toBeLessThan(1)
  second()
  expect(progress.get().value).toBe(1)
  vi.advanceTimersByTime(500)
})
