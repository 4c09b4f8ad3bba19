import { expect, it } from 'vitest'
import { freeFrom, shiftedDay } from './possible-day.ts'

const at = (date: string, balance: string) => ({ date, balance })
const asked = { qty: '10', own: '0', on_hand: '30', today: '18' }

it('what is there and wanted by nobody is free today', () => {
  expect(freeFrom({ ...asked, steps: [] })).toBe('18')
  expect(freeFrom({ ...asked, steps: [at('20', '10')] })).toBe('18')
})
it('what others are to have later is not free before more has come', () => {
  expect(freeFrom({ ...asked, steps: [at('20', '9'), at('24', '60')] })).toBe('24')
})
it('what comes and goes on one day counts together', () => {
  expect(freeFrom({ ...asked, on_hand: '0', steps: [at('20', '100'), at('20', '5'), at('21', '15')] })).toBe(
    '21',
  )
  expect(freeFrom({ ...asked, on_hand: '0', steps: [at('20', '5'), at('20', '10')] })).toBe('20')
})
it('who has been promised all of it takes nothing from anybody: it is there today, however much others want', () => {
  const short = { ...asked, on_hand: '10', steps: [at('20', '-90')] }
  expect(freeFrom({ ...short, own: '10' })).toBe('18')
  expect(freeFrom({ ...short, own: '9' })).toBeUndefined()
})
it('what is never there is free on no day', () => {
  expect(freeFrom({ ...asked, on_hand: '9', steps: [] })).toBeUndefined()
  expect(freeFrom({ ...asked, steps: [at('20', '0')] })).toBeUndefined()
})
it('a day is shifted by those that are open, to and fro, and never onto a closed one', () => {
  // Friday 4 December 2026, and the weekend after it.
  const isClosed = (date: string) => ['2026-12-05', '2026-12-06'].includes(date)
  expect(shiftedDay('2026-12-04', 2, isClosed)).toBe('2026-12-08')
  expect(shiftedDay('2026-12-08', -2, isClosed)).toBe('2026-12-04')
  expect(shiftedDay('2026-12-05', 1, isClosed)).toBe('2026-12-07')
  expect(shiftedDay('2026-12-06', 0, isClosed)).toBe('2026-12-07')
})
