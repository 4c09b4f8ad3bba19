import { expect, it } from 'vitest'
import { translations } from './translations.ts'
import { tryRule } from './try-rule.ts'
import { widePunctuation } from './wide-punctuation.ts'

it.each(['`${a}（${b}）`', "list.join('、')", '`${a}：${b}`'])(
  'refuses %s, which every language would show',
  (code) => {
    const [finding] = tryRule(widePunctuation, { 'modules/sales/web/a.tsx': `export const x = ${code}` })
    expect(finding).toContain('bracketed, listed or labelled')
  },
)

it('lets a text in Japanese and a text file have them', () => {
  const code =
    'export const x = (n: string) => ({ ja: `在庫（${n}）`, en: `Stock (${n})`, zh: `库存（${n}）` })'
  expect(
    tryRule(widePunctuation, { 'modules/stock/contract/a.ts': code, 'modules/stock/web/a.text.ts': code }),
  ).toEqual([])
})

it('refuses a full-width sign in English words', () => {
  const text = "export const t = { ja: '在庫（計）', en: 'Stock（sum）', zh: '库存（计）' }"
  expect(tryRule(translations, { 'platform/contract/a.ts': text }).join()).toContain('full-width sign')
})
