import { describe, expect, it } from 'vitest'
import { codes } from '#platform/contract/code-table.ts'
import { date, decimal, price } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, integer, text } from '#platform/contract/fields.ts'
import { readCell, showCell, typedCell } from './cell-text.ts'

const label = { ja: '項目', en: 'Field', zh: '项目' }
const taxes = codes('test_tax', {
  10: { ja: '標準', en: 'Standard', zh: '标准' },
  8: { ja: '軽減', en: 'Reduced', zh: '减税' },
})
const today = '2026-11-18'
const reader = { language: 'ja', businessDate: today } as const
const quantity = decimal(label, { max: '999999', scale: 3 })
const read = (field: Parameters<typeof readCell>[0], typed: string) => {
  const found = readCell(field, typed, today)
  return 'value' in found ? found.value : found.wrong.text.en
}

describe('what is typed into a cell', () => {
  it('a quantity may be full width and separated, and has no more places than its unit', () => {
    expect(read(quantity, '１，２００')).toBe('1200')
    expect(read(quantity, '1.50')).toBe('1.5')
    expect(read(quantity, '1.2345')).toBe('At most {max} decimal places.')
    expect(read(quantity, 'many')).toBe('Enter a number.')
    expect(read(quantity, '-1')).toBe('Enter {min} to {max}.')
  })
  it('a date is completed from the business date', () => {
    expect(read(date(label), '24')).toBe('2026-11-24')
    expect(read(date(label), '0230')).toBe('Enter a valid date.')
  })
  it('a code is made half width and upper case', () => {
    expect(read(code(label, 10), ' ｋｓ-2041 ')).toBe('KS-2041')
    expect(read(code(label, 4), 'KS-2041')).toBe('At most {max|# character|# characters}.')
  })
  it('a choice is taken by its code, its name in any language, or the beginning of one', () => {
    for (const typed of ['8', '軽減', 'reduced', 'Red', '８'])
      expect(read(choice(label, taxes), typed)).toBe('8')
    expect(read(choice(label, taxes), 'x')).toBe('Choose one.')
  })
  it('a tick is taken from what spreadsheets write', () => {
    for (const typed of ['1', 'TRUE', '○', 'はい', 'Ｙ']) expect(read(flag(label), typed)).toBe('1')
    for (const typed of ['', '0', 'FALSE', '×']) expect(read(flag(label), typed)).toBe('')
    expect(read(flag(label), 'maybe')).toBe('Choose one.')
  })
  it('a whole number has no places', () => {
    expect(read(integer(label, 0, 99), '１２')).toBe('12')
    expect(read(integer(label, 0, 99), '1.5')).toBe('Enter a number.')
  })
  it('the lines of a pasted text become one', () => {
    expect(read(text(label, 40), 'first\nsecond')).toBe('first second')
  })
  it('blank is no mistake while one types, and what was typed wrong stays', () => {
    expect(read(price(label), '  ')).toBe('')
    expect(readCell(price(label), 'ten', today)).toMatchObject({ wrong: { typed: 'ten' } })
  })
})

describe('a value in a cell', () => {
  it('a price shows its places, a quantity only those in use', () => {
    expect(showCell(price(label), '2150', reader, { places: 2 })).toBe('2,150.00')
    expect(showCell(quantity, '1200.5', reader)).toBe('1,200.5')
  })
  it('a date leaves out the business year where the column is narrow', () => {
    const narrow = date(label, { width: 8 })
    expect(showCell(narrow, '2026-11-24', reader)).toBe('11/24')
    expect(showCell(narrow, '2027-01-05', reader)).toBe('27/01/05')
    expect(showCell(date(label), '2026-11-24', reader)).toBe('2026/11/24')
  })
  it('is copied so that it can be pasted again', () => {
    for (const [field, value] of [
      [quantity, '1200.5'],
      [date(label), '2027-01-05'],
      [choice(label, taxes), '8'],
      [code(label), 'KS-2041'],
    ] as const)
      expect(readCell(field, typedCell(field, value, 'zh'), today)).toEqual({ value })
  })
})
