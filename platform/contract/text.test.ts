import { expect, it } from 'vitest'
import { say } from './text.ts'

const lines = {
  ja: '{count}行を登録しました。',
  en: '{count|# line has|# lines have} been saved.',
  zh: '已保存{count}行。',
}

it('English tells one from many, the other languages do not', () => {
  expect(say(lines, 'en', { count: 1 })).toBe('1 line has been saved.')
  expect(say(lines, 'en', { count: 0 })).toBe('0 lines have been saved.')
  expect(say(lines, 'en', { count: '1,200' })).toBe('1,200 lines have been saved.')
  expect(say(lines, 'ja', { count: 1 })).toBe('1行を登録しました。')
})

it('what is not known stays visible, and what is filled in is taken as it is', () => {
  expect(say(lines, 'zh')).toBe('已保存{count}行。')
  expect(say(lines, 'en', { count: '$&' })).toBe('$& lines have been saved.')
})

it('days and months are read as people write them, and a lot of the same form stays what it is', () => {
  const past = {
    ja: 'ロット「{lot}」は{date}まで（{month}）。',
    en: '{lot} {date} {month}',
    zh: '{lot} {date} {month}',
  }
  const named = { lot: '2026-11-29', date: '2026-11-29', month: '2026-11' }
  expect(say(past, 'ja', named)).toBe('ロット「2026-11-29」は2026/11/29まで（2026/11）。')
  expect(say(past, 'en', { ...named, date: '11-29' })).toBe('2026-11-29 11-29 2026/11')
})
