import { expect, it } from 'vitest'
import { foundPart } from './found-part.ts'

it('what was typed is marked where it stands in a title, whatever its case', () => {
  expect(foundPart('鈴鹿ロボテック株式会社', 'ロボ')).toEqual({
    before: '鈴鹿',
    found: 'ロボ',
    after: 'テック株式会社',
  })
  expect(foundPart('BS-15', ' bs ')).toEqual({ before: '', found: 'BS', after: '-15' })
})

it('nothing is marked where nothing was typed, or where the reading was found', () => {
  for (const typed of ['', ' ', 'suzuka'])
    expect(foundPart('鈴鹿', typed)).toEqual({ before: '鈴鹿', found: '', after: '' })
})
