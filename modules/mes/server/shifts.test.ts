import { expect, it } from 'vitest'
import { firstHourOf, shiftAt, type ShiftOfFactory } from './shifts.ts'

const shift = (shift_cd: string, from: number, to: number): ShiftOfFactory => ({
  ...{ shift_cd, shift_nm: shift_cd, from: from * 60, to: to * 60 },
})
const [day, night] = [shift('D', 8, 17), shift('N', 20, 29)]

it('a night shift belongs to the day on which it began; between two shifts nobody works', () => {
  const at = (hour: number) => {
    const found = shiftAt([day, night], hour * 60)
    return [found.shift?.shift_cd, found.day]
  }
  expect(at(8)).toEqual(['D', 0])
  expect(at(17)).toEqual([undefined, 0])
  expect(at(23)).toEqual(['N', 0])
  expect(at(4)).toEqual(['N', -1])
  expect(at(5)).toEqual([undefined, 0])
})

it('a day begins with its first shift where one goes over midnight', () => {
  expect(firstHourOf([day, night])).toBe(8)
  expect(firstHourOf([day])).toBe(0)
  expect(firstHourOf([])).toBe(0)
})
