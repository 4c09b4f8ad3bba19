import { expect, it } from 'vitest'
import { errorsByRow } from './errors-by-row.ts'

it('a refused line of the call is told at the row that was sent in that line', () => {
  expect(errorsByRow({ 'list.1.months': 'Too short.' }, ['access_log', 'change_history'])).toEqual({
    'change_history.months': 'Too short.',
  })
})

it('what concerns no row keeps its place', () => {
  expect(errorsByRow({ update_cnt: 'Missing.', 'list.7.months': 'Unknown.' }, ['access_log'])).toEqual({
    update_cnt: 'Missing.',
    'list.7.months': 'Unknown.',
  })
})
