import { expect, it } from 'vitest'
import { collectsOn } from './pick-up.ts'

const week = (...days: readonly number[]) => Array.from({ length: 7 }, (_, day) => days.includes(day))
/** Monday the 16th to Sunday the 22nd. */
const days = Array.from({ length: 7 }, (_, day) => `2026-11-${16 + day}`)

it.each([
  ['without any day somebody comes on all of them', week(), [16, 17, 18, 19, 20, 21, 22]],
  ['on Mondays and Sundays', week(0, 6), [16, 22]],
  ['on Thursdays', week(3), [19]],
])('%s', (_, own, expected) =>
  expect(days.filter((date) => collectsOn(own, date)).map((date) => Number(date.slice(-2)))).toEqual(
    expected,
  ),
)
