import { expect, it } from 'vitest'
import { lateStart } from './late-start.ts'

const day = 1440
const at = (days: number, hours: number, minutes = 0) => days * day + hours * 60 + minutes
/** Thursday, Friday and Monday from 8:00 to 17:00 with an hour of rest, and a second shift until 1:30. */
const open = [0, 1, 4].flatMap((one) => [
  { from: at(one, 8), to: at(one, 12) },
  { from: at(one, 13), to: at(one, 25, 30) },
])
const twoShifts = { open, first_hour: 8 }
const friday = day
const saturday = 2 * day
const byDay = { start: null, day: friday }

it('what has a planned start is late from then on, by the working time that has gone by', () => {
  const planned = { start: at(1, 11), day: friday }
  expect(lateStart(planned, at(1, 11), twoShifts)).toBeUndefined()
  expect(lateStart(planned, at(1, 11, 20), twoShifts)).toEqual({ since: at(1, 11), minutes: 20 })
  expect(lateStart(planned, at(1, 14), twoShifts)).toEqual({ since: at(1, 11), minutes: 120 })
  const all = { since: at(1, 11), minutes: 60 + 12 * 60 + 30 }
  expect(lateStart(planned, at(2, 2), twoShifts)).toEqual(all)
  expect(lateStart(planned, at(3, 23, 36), twoShifts)).toEqual(all)
})

it('what is planned into closed hours is late when work goes on behind them', () => {
  const planned = { start: at(2, 9), day: saturday }
  expect(lateStart(planned, at(2, 23, 36), twoShifts)).toBeUndefined()
  expect(lateStart(planned, at(4, 8), twoShifts)).toBeUndefined()
  expect(lateStart(planned, at(4, 8, 10), twoShifts)).toEqual({ since: at(4, 8), minutes: 10 })
})

it('what is planned by its day is late when that day has been worked to its end, the night included', () => {
  expect(lateStart(byDay, at(1, 0, 30), twoShifts)).toBeUndefined()
  expect(lateStart(byDay, at(2, 1, 29), twoShifts)).toBeUndefined()
  const over = { since: at(2, 1, 30), minutes: 0 }
  expect(lateStart(byDay, at(2, 1, 30), twoShifts)).toEqual(over)
  expect(lateStart(byDay, at(3, 23, 36), twoShifts)).toEqual(over)
  expect(lateStart(byDay, at(4, 9), twoShifts)).toEqual({ since: at(2, 1, 30), minutes: 60 })
})

it('what is planned by a closed day is late when the next one is worked', () => {
  const planned = { start: null, day: saturday }
  expect(lateStart(planned, at(3, 23, 36), twoShifts)).toBeUndefined()
  expect(lateStart(planned, at(4, 8, 10), twoShifts)).toEqual({ since: at(4, 8), minutes: 10 })
})

it('where work never rests a day ends where the next one begins', () => {
  const always = { open: [{ from: 0, to: 9 * day }], first_hour: 6 }
  expect(lateStart(byDay, at(2, 5, 59), always)).toBeUndefined()
  expect(lateStart(byDay, at(2, 7), always)).toEqual({ since: at(2, 6), minutes: 60 })
})

it('where nothing is worked nothing is late', () => {
  expect(lateStart(byDay, at(9, 0), { open: [], first_hour: 0 })).toBeUndefined()
  expect(lateStart({ start: at(1, 9), day: friday }, at(9, 0), { open: [], first_hour: 0 })).toBeUndefined()
})
