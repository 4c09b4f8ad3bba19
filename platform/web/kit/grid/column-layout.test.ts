import { describe, expect, it } from 'vitest'
import type { ListColumn, ListColumns } from '#platform/contract/list-column.ts'
import { halfWidths } from './seen-columns.ts'
import { arranged, changed, moved, placed, usualWidth } from './column-layout.ts'

const column = (kind: ListColumn['kind'], width = 10): ListColumn => ({
  kind,
  width,
  label: { ja: '列', en: 'Column', zh: '列' },
})
const columns: ListColumns = { code: column('code'), name: column('text', 28), note: column('text', 40) }
const list = { columns, shown: ['code', 'name'] }
const names = (arrangement: readonly { name: string }[]) => arrangement.map(({ name }) => name)
const inJapanese = (label: ListColumn['label']) => label.ja

describe('the columns of a list', () => {
  it('are those of the definition until a person arranges them', () => {
    expect(arranged(list, null)).toEqual([
      { name: 'code', shown: true },
      { name: 'name', shown: true },
      { name: 'note', shown: false },
    ])
  })

  it('keep a person’s arrangement when a newer version has other columns', () => {
    const own = [
      { name: 'name', shown: true, width: 300 },
      { name: 'gone', shown: true },
    ]
    expect(arranged(list, { columns: own })).toEqual([
      { name: 'name', shown: true, width: 300 },
      { name: 'code', shown: true },
      { name: 'note', shown: false },
    ])
  })

  it('are moved by one place, and stay at either end', () => {
    const all = arranged(list, null)
    expect(names(moved(all, 'name', -1))).toEqual(['name', 'code', 'note'])
    expect(names(moved(all, 'code', -1))).toEqual(['code', 'name', 'note'])
    expect(names(moved(all, 'note', 1))).toEqual(['code', 'name', 'note'])
  })

  it('are placed beside one another; frozen ones know their place, one of the others takes what is left', () => {
    const [code, name, ...rest] = placed(list, arranged(list, null), 2, { say: inJapanese })
    expect(rest).toEqual([])
    expect(code).toMatchObject({ name: 'code', left: 0, grows: false })
    expect(name).toMatchObject({ name: 'name', left: code?.px, grows: false })
    expect(placed(list, arranged(list, null), 1, { say: inJapanese })[1]).toMatchObject({
      left: undefined,
      grows: true,
    })
  })

  it('what is left goes to the one whose words are cut, not to a wider one with nothing to say', () => {
    const two = {
      ...{ shown: ['customer', 'note'], card: { sub: [], axes: [] } },
      columns: {
        customer: { ...column('code', 10), named: 'customer_nm' },
        note: column('text', 24),
      },
    }
    const growing = (named: number) =>
      placed(two, arranged(two, null), 0, {
        say: inJapanese,
        seen: {
          customer: { letters: 4, named, places: 0, isOwn: false },
          note: { letters: 2, named: 0, places: 0, isOwn: false },
        },
      }).find(({ grows }) => grows)?.name
    expect(growing(12)).toBe('note')
    expect(growing(28)).toBe('customer')
  })

  it('are as wide as a person has made them, and then do not grow', () => {
    const wide = changed(arranged(list, null), 'name', { width: 321 })
    expect(placed(list, wide, 0, { say: inJapanese })[1]).toMatchObject({ px: 321, grows: false })
  })
})

describe('what stands in a column', () => {
  const widthOf = (kind: ListColumn['kind'], letters: number) =>
    usualWidth(column(kind, 13), '列', { seen: { letters, named: 0, places: 0, isOwn: false } })

  it('is never cut off where it is a number, a day, a moment or a state', () => {
    expect(widthOf('moment', 16)).toBeGreaterThan(widthOf('moment', 13))
    expect(widthOf('decimal', 16)).toBeGreaterThan(widthOf('decimal', 13))
    expect(widthOf('choice', 16)).toBeGreaterThan(widthOf('choice', 13))
    expect(widthOf('date', 14)).toBeGreaterThan(widthOf('date', 13))
    expect(widthOf('text', 16)).toBe(widthOf('text', 13))
  })

  it('has room for the widest letters', () => {
    expect(halfWidths('W000333')).toBeGreaterThan(halfWidths('R000333'))
  })
})
