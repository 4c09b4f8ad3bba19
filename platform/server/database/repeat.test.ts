import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs at every turn, and goes on after an error, which is told', async () => {
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('once')).mockResolvedValue()
  const onError = vi.fn()
  const repetition = repeat(1000, run, onError)
  await vi.advanceTimersByTimeAsync(3500)
  expect(run).toHaveBeenCalledTimes(3)
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('once'))
  await repetition.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(run).toHaveBeenCalledTimes(3)
})

it('leaves turns out while one takes long, and waits for it at the end', async () => {
  let finish = (): void => undefined
  const long = new Promise<void>((resolve) => (finish = resolve))
  const run = vi.fn(() => long)
  const repetition = repeat(1000, run, () => undefined)
  await vi.advanceTimersByTimeAsync(9500)
  expect(run).toHaveBeenCalledTimes(1)
  const stopped = vi.fn()
  const stopping = repetition.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(100)
  expect(stopped).not.toHaveBeenCalled()
  finish()
  await stopping
})

it('never runs every 0 hours', async () => {
  const run = vi.fn(() => Promise.resolve())
  repeat(0, run, () => undefined)
  await vi.advanceTimersByTimeAsync(5000)
  expect(run).not.toHaveBeenCalled()
})
