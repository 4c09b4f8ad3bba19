import { expect, it } from 'vitest'
import { kanaOfRomaji } from './romaji.ts'

it.each([
  ['touwa', 'とうわ'],
  ['shaft', null],
  ['syafuto', 'しゃふと'],
  ['shafuto', 'しゃふと'],
  ['kinzoku', 'きんぞく'],
  ['honda', 'ほんだ'],
  ['konnyaku', 'こんにゃく'],
  ["kin'youbi", 'きんようび'],
  ['onna', 'おんな'],
  ['kyacchi', 'きゃっち'],
  ['matchi', 'まっち'],
  ['beltsu', null],
  ['nippon', 'にっぽん'],
  ['shinbashi', 'しんばし'],
  ['shimbashi', 'しんばし'],
  ['chuushin', 'ちゅうしん'],
  ['tyuusin', 'ちゅうしん'],
  ['ｼﾞｬ', null],
  ['ja-na-', 'じゃーなー'],
  ['fairu', 'ふぁいる'],
  ['fuji', 'ふじ'],
  ['huzi', 'ふじ'],
  ['ks-2041', null],
])('%s is %s', (typed, kana) => {
  expect(kanaOfRomaji(typed)).toBe(kana)
})
