import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDate } from './date-entry.ts'

const read = (typed: string) => readDate(typed, '2026-11-18')

it('a short date is completed from the business date', () => {
  expect(read('5')).toBe('2026-11-05')
  expect(read('24')).toBe('2026-11-24')
  expect(read('1205')).toBe('2026-12-05')
  expect(read('270105')).toBe('2027-01-05')
  expect(read('20270105')).toBe('2027-01-05')
})

it('full width, slashes, hyphens and the weekday behind it are read too', () => {
  expect(read('１２０５')).toBe('2026-12-05')
  expect(read('12/5')).toBe('2026-12-05')
  expect(read('27/1/5')).toBe('2027-01-05')
  expect(read('2027-01-05')).toBe('2027-01-05')
  expect(read('2026/11/24（火）')).toBe('2026-11-24')
  expect(read('11月24日')).toBe('2026-11-24')
  expect(read('2027年1月5日')).toBe('2027-01-05')
})

it('a day that the calendar does not have is no date', () => {
  for (const typed of ['31', '0', '0230', '270229', '1301', '20261131', '2026/2/30'])
    expect(read(typed), typed).toBeUndefined()
  expect(read('20280229')).toBe('2028-02-29')
})

it('anything else is no date', () => {
  for (const typed of ['', ' ', '123', '12345', '1234567', '明日', '11/', '1/2/3/4', '-5', '2026/11'])
    expect(read(typed), typed).toBeUndefined()
})

it('every day can be typed in every form', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (moment) => {
      const date = moment.toISOString().slice(0, 10)
      const digits = date.replaceAll('-', '')
      const forms = [digits, digits.slice(2), date, date.replaceAll('-', '/')]
      for (const form of forms) expect(readDate(form, '2026-11-18')).toBe(date)
      expect(readDate(digits.slice(4), date)).toBe(date)
      expect(readDate(digits.slice(6), date)).toBe(date)
    }),
  )
})
