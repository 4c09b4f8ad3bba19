import { expect, it } from 'vitest'
import { demoWords, wordingIn } from './wording.ts'

it('says each phrase once', () => {
  const said = demoWords.map(({ ja }) => ja)
  expect(said.filter((ja, at) => said.indexOf(ja) !== at)).toEqual([])
})

it('leaves Japanese as it is written', () => {
  const { text, reading } = wordingIn('ja')
  expect(text('シャフト素材（リニアガイドユニット 15）')).toBe('シャフト素材（リニアガイドユニット 15）')
  expect(reading('シャフトソザイ', 'シャフト素材')).toBe('シャフトソザイ')
})

it('composes what is composed, taking the longest phrase', () => {
  const written = 'シャフト素材（リニアガイドユニット 15）'
  expect(wordingIn('en').text(written)).toBe('Shaft blank (Linear guide unit 15)')
  expect(wordingIn('zh').text(written)).toBe('轴坯（直线导轨单元 15）')
})

it('refuses a text that has no translation, and names what is missing', () => {
  expect(() => wordingIn('en').text('シャフト素材（新型機 15）')).toThrow(
    '「新型機」 of 「シャフト素材（新型機 15）」',
  )
  expect(() => wordingIn('zh').text('新型機')).toThrow('新型機')
})

it('reads English names as they are written, as far as a reading has the signs, and Chinese ones not at all', () => {
  expect(wordingIn('en').reading('ヘイコウピン', 'Parallel pin φ4×16')).toBe('Parallel pin 4 16')
  expect(wordingIn('en').reading('', 'Shipping')).toBe('')
  expect(wordingIn('zh').reading('ヘイコウピン', '圆柱销 φ4×16')).toBe('')
})
