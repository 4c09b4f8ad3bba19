import { expect, it } from 'vitest'
import { hoursAndMinutes } from './hours-and-minutes.ts'

it('hours go on behind a day, minutes have two places, and nothing is negative', () => {
  expect(hoursAndMinutes(0)).toBe('0:00')
  expect(hoursAndMinutes(5 * 60 + 59)).toBe('0:05')
  expect(hoursAndMinutes(27 * 3600 + 7 * 60)).toBe('27:07')
  expect(hoursAndMinutes(-90)).toBe('0:00')
})
