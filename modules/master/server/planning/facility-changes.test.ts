import { describe, expect, it } from 'vitest'
import { changesByFacility, type FacilityException } from './facility-changes.ts'

/** A day shift, and one that goes over midnight. */
const usual = [
  { from: 480, to: 1020 },
  { from: 1020, to: 1530 },
]
const exception = (
  day: number,
  kind: '1' | '2',
  start_time: string,
  end_time: string,
): FacilityException => ({
  ...{ facility_cd: 'M1', day, exception_kind: kind, start_time, end_time },
})
const after = (day: number, ...exceptions: readonly FacilityException[]) => {
  const change = changesByFacility(exceptions).get('M1')?.get(day)
  return change ? change(usual) : usual
}

describe('what overtime and downtime make of the shifts of a day', () => {
  it('takes a whole day out, with what the night before works after midnight, and leaves its own night from the next midnight on', () => {
    const whole = exception(3, '2', '0:00', '0:00')
    expect(after(3, whole)).toEqual([{ from: 1440, to: 1530 }])
    expect(after(2, whole)).toEqual([
      { from: 480, to: 1020 },
      { from: 1020, to: 1440 },
    ])
    expect(after(1, whole)).toEqual(usual)
  })

  it('takes out a night that ends on the next day, and nothing of that day’s shifts', () => {
    const night = exception(3, '2', '22:00', '1:00')
    expect(after(3, night)).toEqual([
      { from: 480, to: 1020 },
      { from: 1020, to: 1320 },
      { from: 1500, to: 1530 },
    ])
    expect(after(4, night)).toEqual(usual)
  })

  it('takes out what several times say, and works overtime beside the shifts of its own day', () => {
    const times = [exception(3, '2', '8:00', '10:00'), exception(3, '2', '15:00', '17:00')]
    expect(after(3, ...times)[0]).toEqual({ from: 600, to: 900 })
    const overtime = exception(3, '1', '6:00', '8:00')
    expect(after(3, overtime)[0]?.from).toBe(360)
    expect(after(2, overtime)).toEqual(usual)
  })
})
