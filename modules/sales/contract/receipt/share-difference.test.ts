import { expect, it } from 'vitest'
import { shareDifference } from './share-difference.ts'

const match = (statement_no: string, amount: string) => ({ statement_no, amount })

it('takes what was deducted from the last of the statements', () => {
  expect(shareDifference([match('B1', '100'), match('B2', '200')], '30')).toEqual({
    money: [match('B1', '100'), match('B2', '170')],
    deducted: [match('B2', '30')],
  })
})
it('leaves no money where the last one was deducted whole, and passes by what came back', () => {
  expect(shareDifference([match('B1', '100'), match('B2', '200'), match('B3', '-50')], '230')).toEqual({
    money: [match('B1', '70'), match('B3', '-50')],
    deducted: [match('B1', '30'), match('B2', '200')],
  })
})
it('lets the money settle more than is owed where too much was paid, against the difference', () => {
  expect(shareDifference([match('B1', '990')], '-10')).toEqual({
    money: [match('B1', '1000')],
    deducted: [match('B1', '-10')],
  })
})
it('is not more than the statements', () => {
  expect(shareDifference([match('B1', '100')], '101')).toBeUndefined()
})
