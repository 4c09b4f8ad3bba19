import { expect, it } from 'vitest'
import { serialsAsText, serialsIn } from './serial-numbers.ts'

it('serial numbers are typed or pasted with blanks, commas or line ends between them', () => {
  expect(serialsIn(' sn-a,SN-B、ＳＮ－Ｃ　SN-D\nSN-E ')).toEqual(['SN-A', 'SN-B', 'SN-C', 'SN-D', 'SN-E'])
  expect(serialsIn(' ')).toEqual([])
  expect(serialsAsText(['SN-A', '', 'SN-B'])).toBe('SN-A SN-B')
})
