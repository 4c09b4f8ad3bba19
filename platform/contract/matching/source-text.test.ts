import { expect, it } from 'vitest'
import { codesText, columnLetters, readCodes, readSource, sourceText } from './source-text.ts'

it.each(['A', 'K', 'A+C', 'AB', '「注文番号」', '「品番」+「枝番」', '=1024', '='])(
  'a source that is typed as %s is shown so',
  (typed) => {
    const source = readSource(typed)
    expect(source && sourceText(source)).toBe(typed)
  },
)

it('small letters and full width are columns, words are headings, blanks are nothing', () => {
  expect(readSource('ｈ')).toEqual({ kind: 'column', columns: [8] })
  expect(readSource('納期')).toEqual({ kind: 'heading', headings: ['納期'] })
  expect(readSource('  ')).toBeUndefined()
  expect(columnLetters(27)).toBe('AA')
})

it('a translation of codes is typed in pairs', () => {
  const codes = readCodes('M2→D02、M3=D03,新→1')
  expect(codes).toEqual([
    { from: 'M2', to: 'D02' },
    { from: 'M3', to: 'D03' },
    { from: '新', to: '1' },
  ])
  expect(codesText(codes)).toBe('M2→D02、M3→D03、新→1')
})
