import { describe, expect, it } from 'vitest'
import { minutesIn, readBreaks, workingStretches } from './shift-times.ts'

const day = {
  start_time: '8:00',
  end_time: '17:00',
  breaks: '12:00-12:45 10:00-10:10',
  half_end_time: '12:00',
}
const night = { start_time: '22:00', end_time: '6:00', breaks: '23:55-0:10 2:00-2:45', half_end_time: '' }

describe('a shift', () => {
  it('works between its breaks', () => {
    const stretches = workingStretches(day, 'full') ?? []
    expect(stretches).toEqual([
      { from: 480, to: 600 },
      { from: 610, to: 720 },
      { from: 765, to: 1020 },
    ])
    expect(minutesIn(stretches)).toBe(485)
  })

  it('ends earlier on a half day, or rests', () => {
    expect(workingStretches(day, 'half')).toEqual([
      { from: 480, to: 600 },
      { from: 610, to: 720 },
    ])
    expect(workingStretches(night, 'half')).toEqual([])
  })

  it('over midnight belongs to the day it begins, with its breaks', () => {
    expect(workingStretches(night, 'full')).toEqual([
      { from: 1320, to: 1435 },
      { from: 1450, to: 1560 },
      { from: 1605, to: 1800 },
    ])
  })

  it('round the clock ends where it began', () => {
    const all = { ...day, start_time: '0:00', end_time: '0:00', breaks: '' }
    expect(workingStretches(all, 'full')).toEqual([{ from: 0, to: 1440 }])
  })

  it('has no break outside of it, and none in another', () => {
    expect(workingStretches({ ...day, breaks: '17:00-17:10' }, 'full')).toBeUndefined()
    expect(workingStretches({ ...day, breaks: '12:00-12:45 12:30-13:00' }, 'full')).toBeUndefined()
  })

  it('has breaks that are written as from-to', () => {
    expect(readBreaks('')).toEqual([])
    expect(readBreaks('12:00')).toBeUndefined()
    expect(readBreaks('12:00-13:00-14:00')).toBeUndefined()
    expect(readBreaks('正午')).toBeUndefined()
  })
})
