import { describe, expect, it } from 'vitest'
import { date, price } from '#platform/contract/field-kinds.ts'
import { code, flag, integer, kana, text } from '#platform/contract/fields.ts'
import { inputFromTyped, tidied, typedFromNothing, typedForCopy } from './typed-values.ts'

const label = { ja: '', en: '', zh: '' }
const fields = {
  item_cd: code(label),
  days: integer(label, 0, 9999),
  zone: text(label, 40, { initial: 'Asia/Tokyo' }),
  active: flag(label),
}

describe('values of a master form', () => {
  it('a new record starts with the definition’s initial values', () => {
    expect(typedFromNothing(fields)).toEqual({ item_cd: '', days: '', zone: 'Asia/Tokyo', active: false })
  })
  it('figures may be typed in full width and with separators', () => {
    const typed = { item_cd: 'A', days: '１，２００', zone: '', active: true }
    expect(inputFromTyped(fields, typed, '2026-11-18')['days']).toBe(1200)
    expect(inputFromTyped(fields, { ...typed, days: ' ' }, '2026-11-18')['days']).toBeUndefined()
  })
  it('a copy keeps everything but its key', () => {
    const row = {
      item_cd: 'A1',
      days: 5,
      zone: 'UTC',
      active: true,
      abort_div: '0',
      create_user: 'SATO',
      create_dt: '',
      update_user: 'SATO',
      update_dt: '',
      update_cnt: 3,
      abilities: { edit: true, abolish: true },
    } as const
    expect(typedForCopy(fields, ['item_cd'], row)).toEqual({
      item_cd: '',
      days: '5',
      zone: 'UTC',
      active: true,
    })
  })
  it('leaving a field shows what will be stored; a wrong value stays as typed', () => {
    expect(tidied(fields.item_cd, ' ｆ０１ ')).toBe('F01')
    expect(tidied(kana(label), 'ほんしゃ')).toBe('ホンシャ')
    expect(tidied(fields.item_cd, '工場')).toBe('工場')
  })
  it('a date is completed from the business date, and a price may have separators', () => {
    const kinds = { from_dt: date(label), price: price(label) }
    const input = inputFromTyped(kinds, { from_dt: '25', price: '１,２３４.50' }, '2026-11-18')
    expect(input).toEqual({ from_dt: '2026-11-25', price: '1234.50' })
    expect(tidied(kinds.from_dt, '1224', '2026-11-18')).toBe('2026/12/24')
    expect(tidied(kinds.price, '1234.50')).toBe('1,234.5')
    expect(tidied(kinds.from_dt, '2026/02/30', '2026-11-18')).toBe('2026/02/30')
  })
})
