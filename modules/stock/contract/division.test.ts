import { expect, it } from 'vitest'
import { changesValue, divisions, stockDivision, type Division } from './division.ts'

const all = Object.entries(divisions)
const codesOf = (chosen: (division: Division) => boolean) =>
  all
    .filter(([, division]) => chosen(division))
    .map(([code]) => code)
    .sort()

it('every division of specification section 9 is there, and those of production', () => {
  expect(stockDivision.codes.toSorted().join(' ')).toBe(
    '001 010 016 020 030 040 041 042 045 046 047 048 060 061 080 085 090 500 501 505 507 520 521',
  )
})

it('goods have two ends, a change of value has none', () => {
  expect(codesOf(changesValue)).toEqual(['060', '061'])
  expect(codesOf(({ from, to }) => from.length === 0 || to.length === 0)).toEqual(['060', '061'])
})

it('the sign follows from the ends: it grows where goods arrive with us, and shrinks where they leave', () => {
  const outside = (ends: readonly string[]) => ends[0] === 'arrival' || ends[0] === 'dispatch'
  const expected = { '+': [true, false], '-': [false, true], '0': [false, false], '±': [true, false] }
  for (const [code, { from, to, sign }] of all.filter(([code]) => code !== '042'))
    expect([outside(from), outside(to)], code).toEqual(expected[sign])
})

it('a person posts opening stock, moves, qualities, corrections and prices, with a reason but for a move or an acceptance', () => {
  expect(codesOf(({ posters }) => posters.includes('hand'))).toEqual([
    '001',
    '030',
    '045',
    '046',
    '048',
    '060',
    '061',
    '080',
    '085',
  ])
  expect(codesOf(({ posters, needsReason }) => posters.includes('hand') && !needsReason)).toEqual([
    '030',
    '048',
  ])
  expect(codesOf(({ posters }) => posters.includes('count'))).toEqual(['090'])
})

it('a count or a loss is the truth, whatever was allocated', () => {
  expect(codesOf(({ truth }) => truth)).toEqual(['045', '085', '090'])
})
