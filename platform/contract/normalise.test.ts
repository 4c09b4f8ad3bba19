import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBlank, normaliseCode, normaliseKana } from './normalise.ts'

describe('Codes', () => {
  it.each([
    [' ａｂ-１ ', 'AB-1'],
    ['p.1/2', 'P.1/2'],
    ['　X　', 'X'],
    ['①', '1'],
  ])('%s is the code %s', (typed, code) => expect(normaliseCode(typed)).toBe(code))

  it('are the same however often they are normalised', () => {
    // What a keyboard, a scanner or a spreadsheet gives: ASCII, its full-width forms, blanks, half-width kana, signs.
    const typed = fc.string({
      unit: fc.oneof(
        fc.integer({ min: 0x20, max: 0x7e }).map((point) => String.fromCodePoint(point)),
        fc.integer({ min: 0xff01, max: 0xff9f }).map((point) => String.fromCodePoint(point)),
        fc.constantFrom('　', '\t', '①', 'Ⅳ', '㌔', 'ß', 'ﬁ', '髙'),
      ),
    })
    fc.assert(fc.property(typed, (word) => normaliseCode(normaliseCode(word)) === normaliseCode(word)))
  })
})

describe('Readings', () => {
  it.each([
    ['たかはし', 'タカハシ'],
    ['ﾀｶﾊｼ', 'タカハシ'],
    ['ｶﾞｰﾄﾞ', 'ガード'],
    ['ゔぃーぜる', 'ヴィーゼル'],
    [' Ｍ６ ねじ ', 'M6 ネジ'],
  ])('%s is stored as %s', (typed, stored) => expect(normaliseKana(typed)).toBe(stored))

  it('are the same however often they are normalised', () => {
    const kana = fc.string({
      unit: fc.constantFrom('あ', 'が', 'ぱ', 'ゔ', 'ガ', 'ｱ', 'ﾞ', 'ﾟ', 'ｶ', 'ー', 'ｰ', '漢', 'Ａ', ' '),
    })
    fc.assert(fc.property(kana, (typed) => normaliseKana(normaliseKana(typed)) === normaliseKana(typed)))
  })
})

it('A blank is nothing, blanks, or the word null', () => {
  expect(['', ' ', '　', 'null', ' null ', null, undefined].every(isBlank)).toBe(true)
  expect(['0', 'NULL-1', 'nullable'].some(isBlank)).toBe(false)
})
