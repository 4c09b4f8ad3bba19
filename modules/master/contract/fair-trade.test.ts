import { describe, expect, it } from 'vitest'
import { paysTooLate, termWarnings } from './fair-trade.ts'

const terms = (closing_day: number, pay_month: number, pay_day: number) => ({
  ...{ toriteki_flg: true, pay_method: '1', closing_day, pay_month, pay_day },
})

describe('terms of payment under the fair-trade act', () => {
  it.each([
    ['end of month, paid at the end of the next one', terms(99, 1, 99)],
    ['the 31st is the end of the month', terms(31, 1, 99)],
    ['the 20th, paid on the 20th of the next month', terms(20, 1, 20)],
    ['the 20th, paid on the 10th of the next month', terms(20, 1, 10)],
    ['the 15th, paid at the end of the same month', terms(15, 0, 99)],
  ])('%s is soon enough', (_what, agreed) => {
    expect(paysTooLate(agreed)).toBe(false)
  })

  it.each([
    ['end of month, paid at the end of the month after the next', terms(99, 2, 99)],
    ['the 20th, paid at the end of the next month', terms(20, 1, 99)],
    ['the 20th, paid on the 10th two months later', terms(20, 2, 10)],
  ])('%s is more than two months after receipt', (_what, agreed) => {
    expect(paysTooLate(agreed)).toBe(true)
  })

  it('are warned about when the supplier is subject to it, promissory notes too', () => {
    const late = { ...terms(20, 2, 10), pay_method: '4' }
    expect(termWarnings(late).map(({ ja }) => ja.slice(0, 4))).toEqual(['取適法：', '取適法：'])
    expect(termWarnings({ ...late, toriteki_flg: false })).toEqual([])
    expect(termWarnings(terms(99, 1, 99))).toEqual([])
  })
})
