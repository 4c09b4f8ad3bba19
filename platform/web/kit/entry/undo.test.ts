import { expect, it } from 'vitest'
import { amend, firstStep, redone, step, undone } from './undo.ts'

it('steps are taken back in turn, and again', () => {
  const typed = step(step(firstStep('a'), 'b'), 'c')
  expect(undone(typed).now).toBe('b')
  expect(undone(undone(undone(typed))).now).toBe('a')
  expect(redone(undone(typed))).toEqual(typed)
  expect(redone(typed)).toEqual(typed)
})

it('a new step forgets what was taken back', () => {
  const other = step(undone(step(firstStep('a'), 'b')), 'c')
  expect(redone(other).now).toBe('c')
  expect(undone(other).now).toBe('a')
})

it('what belongs to a step goes with it', () => {
  expect(undone(amend(step(firstStep('a'), 'b'), 'b and its price')).now).toBe('a')
})

it('the last two hundred steps are kept', () => {
  let steps = firstStep(0)
  for (let now = 1; now <= 300; now++) steps = step(steps, now)
  expect(steps.before).toHaveLength(200)
})
