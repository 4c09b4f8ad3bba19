import { describe, expect, it } from 'vitest'
import { tryRule } from './try-rule.ts'
import { wordsInView } from './words-in-view.ts'

const inPage = (markup: string, path = 'modules/stock/web/list/list.tsx') =>
  tryRule(wordsInView, { [path]: `export const Page = () => ${markup}` })

describe('words in the code of a page are refused', () => {
  it.each([
    ['<p>Stock list</p>'],
    ['<p>在庫</p>'],
    [`<p>{open && 'Open'}</p>`],
    ['<>{open ? `Open ${name}` : name}</>'],
    ['<button type="button" title="Save" />'],
    [`<input placeholder={'Code'} />`],
    ['<img alt="Factory" />'],
    [`<Field name={call('在庫')} />`],
  ])('%s', (markup) => {
    const found = inPage(markup)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('*.text.ts')
  })
})

describe('what passes', () => {
  it.each([
    ['<p className="grid wide">{t(words.title)}</p>'],
    ['<p>{count} / {total} → 100 %</p>'],
    ['<p><kbd>F2</kbd> {t(words.edit)}</p>'],
    ['<h1>Kaname 要</h1>'],
    [`<p>{format(date, 'yyyy-MM-dd')}</p>`],
    [`<Screen title={say({ ja: '在庫', en: 'Stock', zh: '库存' }, language)} />`],
  ])('%s', (markup) => {
    expect(inPage(markup)).toEqual([])
  })

  it('a text file and a contract hold words', () => {
    expect(inPage(`'在庫'`, 'modules/stock/web/list/list.text.ts')).toEqual([])
    expect(inPage(`'在庫'`, 'modules/stock/contract/stock.ts')).toEqual([])
  })
})
