import { describe, expect, it } from 'vitest'
import { lastSearch } from './last-search.ts'

const label = { ja: '', en: '', zh: '' }
const list = {
  columns: {
    customer_cd: { kind: 'code', label, width: 10 },
    ship_dt: { kind: 'date', label, width: 10 },
    line_status: { kind: 'choice', label, width: 8 },
  },
  initial: { line_status: '0' },
  keyword: true,
} as const

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the last search of a list', () => {
  it('is there the next time, for whom it belongs to', () => {
    const browser = storage()
    lastSearch(browser, 'sato', list).keep({ customer_cd: 'C001', keyword: 'shaft', line_status: '' })
    expect(lastSearch(browser, 'sato', list).read()).toEqual({ customer_cd: 'C001', keyword: 'shaft' })
    expect(lastSearch(browser, 'suzuki', list).read()).toBeUndefined()
  })

  it('asks for no days: those of yesterday are over', () => {
    const { keep, read } = lastSearch(storage(), 'sato', list)
    keep({ customer_cd: 'C001', ship_dt: '2026-11-18..2026-11-22', line_status: '0' })
    expect(read()).toEqual({ customer_cd: 'C001', line_status: '0' })
  })

  it('leaves out what the list does not know any more', () => {
    const browser = storage()
    browser.setItem('sato', JSON.stringify({ customer_cd: 'C001', gone: '1' }))
    expect(lastSearch(browser, 'sato', list).read()).toEqual({ customer_cd: 'C001' })
    browser.setItem('sato', 'no search')
    expect(lastSearch(browser, 'sato', list).read()).toBeUndefined()
  })
})
