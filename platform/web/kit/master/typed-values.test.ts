import { describe, expect, it } from 'vitest'
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
    expect(inputFromTyped(fields, typed)['days']).toBe(1200)
    expect(inputFromTyped(fields, { ...typed, days: ' ' })['days']).toBeUndefined()
  })
  it('a copy keeps everything but its key', () => {
    const row = {
      item_cd: 'A1',
      days: 5,
      zone: 'UTC',
      active: true,
      abort_div: '0',
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
})
