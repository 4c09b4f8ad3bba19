import { expect, it } from 'vitest'
import { name, text } from './fields.ts'

const words = { ja: '名称', en: 'Name', zh: '名称' }
const takes = (typed: string) => name(words).schema.safeParse(typed).success

it('what a trade writes is taken: circled numbers, units, brackets, old forms of characters, a note', () => {
  expect(['①②Ⅳ', '㈱㎜℃', '髙﨑・𠮷野', '≪至急≫→☆★♪', 'φ4〜5 ±0.02 ×2'].map(takes)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
})

it('pictures are not, alone, in a group, with a colour of skin, as a flag or around a figure', () => {
  expect(['🔩', 'ねじ👩‍🔧', '👍🏽', '🇯🇵', '1️⃣', '☎️'].map(takes)).toEqual(Array.from({ length: 6 }, () => false))
  expect(text(words).schema.safeParse('至急⚡').error?.issues[0]?.message).toBe('V_PICTURE')
})
