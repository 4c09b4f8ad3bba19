import { describe, expect, it } from 'vitest'
import { translations } from './translations.ts'
import { tryRule } from './try-rule.ts'

const said = (ja: string, en: string, zh: string) =>
  tryRule(translations, {
    'modules/stock/web/list.text.ts': `export const t = { ja: '${ja}', en: '${en}', zh: '${zh}' }`,
  })

describe('a text that is complete passes', () => {
  it.each([
    ['在庫一覧', 'Stock list', '库存列表'],
    ['{count}件を保存しました。', '{count} records saved.', '已保存{count}条。'],
    ['CSV', 'CSV', 'CSV'],
    ['Excel出力', 'Export to Excel', '导出Excel'],
    ['English', 'English', 'English'],
    ['—', '—', '—'],
    ['ja-JP', 'en', 'zh-CN'],
  ])('%s', (ja, en, zh) => {
    expect(said(ja, en, zh)).toEqual([])
  })

  it('a composed text need not stand on its own', () => {
    const text = 'export const t = (n: Text) => ({ ja: `${n.ja}：一覧`, en: `${n.en}: list`, zh: `${n.zh}` })'
    expect(tryRule(translations, { 'platform/contract/a.ts': text })).toEqual([])
  })
})

describe('a text that is not complete is refused', () => {
  it.each([
    ['在庫一覧', '', '库存列表', 'en is empty'],
    ['在庫一覧', ' ', '库存列表', 'en is empty'],
    ['{count}件', '{number} records', '{count}条', 'Use the same names in all three'],
    ['{count}件', '{count} records', '若干条', 'zh has the holes (none)'],
    ['Stock list', 'Stock list', '库存列表', 'ja is not Japanese'],
    ['在庫一覧', 'Stock list', 'Stock list', 'zh is not Chinese'],
    ['在庫の一覧', 'Stock list', '库存の列表', 'zh contains kana'],
    ['検索', 'Search', '検索', 'simplified Chinese does not write'],
    ['在庫一覧', 'Stock 一覧', '库存列表', 'en contains Japanese or Chinese'],
  ])('%s / %s / %s: %s', (ja, en, zh, fault) => {
    expect(said(ja, en, zh).join('\n')).toContain(fault)
  })
})
