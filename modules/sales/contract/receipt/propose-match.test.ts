import { describe, expect, it } from 'vitest'
import { proposeMatch } from './propose-match.ts'

const open = (...amounts: readonly string[]) =>
  amounts.map((open_amount, at) => ({ statement_no: `B${at + 1}`, open_amount }))

describe('what a payment is for', () => {
  it('is the statement of just that amount', () => {
    expect(proposeMatch('200', open('100', '200', '300'))).toEqual({
      ...{ how: 'exact', matches: [{ statement_no: 'B2', amount: '200' }], fee: '0' },
    })
  })
  it('is all statements up to one: what the last one asks for in all, less what came back', () => {
    expect(proposeMatch('250', open('100', '-50', '200'))).toEqual({
      ...{ how: 'exact', fee: '0' },
      matches: [
        { statement_no: 'B1', amount: '100' },
        { statement_no: 'B2', amount: '-50' },
        { statement_no: 'B3', amount: '200' },
      ],
    })
  })
  it('is two that add up to it', () => {
    expect(
      proposeMatch('400', open('100', '250', '300')).matches.map(({ statement_no }) => statement_no),
    ).toEqual([...['B1', 'B3']])
  })
  it('is one from which the bank has taken its fee, but never more than a fee', () => {
    expect(proposeMatch('99560', open('100000'))).toEqual({
      ...{ how: 'fee', matches: [{ statement_no: 'B1', amount: '100000' }], fee: '440' },
    })
    expect(proposeMatch('98999', open('100000')).how).toBe('part')
  })
  it('is the oldest first where nothing fits', () => {
    expect(proposeMatch('50000', open('30000', '90000'))).toEqual({
      ...{ how: 'part', fee: '0' },
      matches: [
        { statement_no: 'B1', amount: '30000' },
        { statement_no: 'B2', amount: '20000' },
      ],
    })
  })
  it('is nothing where nothing is open, or nothing has come', () => {
    expect(proposeMatch('100', open('0')).how).toBe('none')
    expect(proposeMatch('-100', open('100')).how).toBe('none')
  })
})
