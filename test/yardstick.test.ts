import { expect, it } from 'vitest'
import { median, slownessOf } from './yardstick.ts'

it('a machine that needs twice as long for the known work may take twice as long', () => {
  expect(slownessOf([61, 60, 500, 59, 60], 30)).toBe(2)
})

it('on a faster machine limits stay what they are', () => {
  expect(slownessOf([10, 11, 12], 30)).toBe(1)
})

it('one long pause among many rounds says nothing about the machine', () => {
  expect(median([20, 21, 22, 4000])).toBe(22)
  expect(median([])).toBe(Infinity)
})
