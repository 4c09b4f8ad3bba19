import { describe, expect, it } from 'vitest'
import { foldWords, searchPalette, type PaletteEntry } from './palette-search.ts'

const entry = (id: string, ...words: string[]): PaletteEntry => ({
  id,
  title: id,
  icon: 'dot',
  words,
  run: () => {},
})
const entries = [
  entry('list', '受注一覧', 'Receive orders', '接单一览', '/receiveOrder/receiveOrderList'),
  entry('backlog', '受注残照会', 'Order backlog', '未交订单查询'),
  entry('factory', '工場マスタ', 'Factories', '工厂'),
  entry('calendar', 'カレンダー', 'Calendar', '日历'),
]
const found = (typed: string) => searchPalette(entries, typed).map(({ id }) => id)

describe('the palette finds', () => {
  it('a screen by its words in any of the three languages', () => {
    expect(found('工場')).toEqual(['factory'])
    expect(found('factories')).toEqual(['factory'])
    expect(found('工厂')).toEqual(['factory'])
  })
  it('whatever the width, the case and the kind of kana', () => {
    for (const typed of ['ｶﾚﾝﾀﾞｰ', 'かれんだー', 'カレンダ', 'ＣＡＬＥＮＤＡＲ'])
      expect(found(typed)).toEqual(['calendar'])
  })
  it('an abbreviation, after what begins with the words', () => {
    expect(found('受一')).toEqual(['list'])
    expect(found('order')).toEqual(['backlog', 'list'])
  })
  it('what all terms find', () => {
    expect(found('受注 照会')).toEqual(['backlog'])
    expect(found('受注 工場')).toEqual([])
  })
  it('everything in its own order when nothing is typed', () => {
    expect(found('  ')).toEqual(['list', 'backlog', 'factory', 'calendar'])
  })
})

it('folding leaves separators and long vowels out', () => {
  expect(foldWords('スケジュール・ガント（全体）')).toBe('すけじゅるがんと全体')
})
