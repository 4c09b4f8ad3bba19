import { describe, expect, it } from 'vitest'
import { lastReturnDay, refusalOfReturn, refusalOfSetOff } from './fair-returns.ts'

const goods = {
  ...{ subject: 'G000001-1', qty: '3', receipt_dt: '2026-05-18', return_dt: '2026-11-18' },
  ...({ isAccepted: true, isInspected: true, defect: 'hidden', isWarranted: false } as const),
}

describe('a return under the fair-trade act', () => {
  it.each([
    ['a hidden defect within six months', {}, undefined],
    ['one day later', { return_dt: '2026-11-19' }, 'BIZ_LAW_RETURN_LATE'],
    [
      'within a year where the goods are warranted',
      { return_dt: '2027-05-18', isWarranted: true },
      undefined,
    ],
    ['a day after that year', { return_dt: '2027-05-19', isWarranted: true }, 'BIZ_LAW_RETURN_LATE'],
    ['a defect that could be seen', { defect: 'visible' as const }, 'BIZ_LAW_RETURN_VISIBLE'],
    ['goods that nobody inspected', { isInspected: false }, 'BIZ_LAW_RETURN_UNINSPECTED'],
    ['what the inspection refuses goes back', { isAccepted: false, defect: 'visible' as const }, undefined],
  ])('%s', (_, more, code) => expect(refusalOfReturn({ ...goods, ...more })?.code).toBe(code))

  it('counts the days beyond the last one, also over short months', () => {
    expect(lastReturnDay({ receipt_dt: '2026-08-31', isWarranted: false })).toBe('2027-02-28')
    expect(lastReturnDay({ receipt_dt: '2028-02-29', isWarranted: true })).toBe('2029-02-28')
    expect(refusalOfReturn({ ...goods, return_dt: '2026-11-28' })?.params).toMatchObject({
      ...{ date: '2026-11-18', days: 10 },
    })
  })
})

describe('setting off charged material', () => {
  const off = { subject: 'U000001-1', amount: '5000', set_off_dt: '2026-11-30', product_pay_dt: '2026-12-31' }
  it('waits for the payment of the product, and says how long', () => {
    expect(refusalOfSetOff(off)).toMatchObject({ code: 'BIZ_LAW_SET_OFF', params: { days: 31 } })
    expect(refusalOfSetOff({ ...off, set_off_dt: '2026-12-31' })).toBeUndefined()
    expect(refusalOfSetOff({ ...off, product_pay_dt: '' })?.code).toBe('BIZ_LAW_SET_OFF_UNPAID')
  })
})
