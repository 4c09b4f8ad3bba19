import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isDate } from './day-input.ts'
import {
  amount,
  date,
  email,
  optionalCode,
  percent,
  phone,
  postalCode,
  price,
  quantity,
  shortest,
} from './field-kinds.ts'
import { flag, integer, remarks, type Field } from './fields.ts'
import { explainIssues, refuseField, validation } from './validation.ts'

const label = { ja: '', en: '', zh: '' }

/** What a field makes of a value, or the code of what is wrong with it. */
function read({ schema }: Field, value: unknown): unknown {
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success ? parsed.data : explainIssues(parsed.error.issues)[0]?.code
}

describe('kinds of fields', () => {
  it('a number is exact text, written in one way only', () => {
    expect(read(price(label), '99999999.99')).toBe('99999999.99')
    expect(read(price(label), '0012.50')).toBe('12.5')
    expect(read(price(label), '100000000')).toBe('V_RANGE')
    expect(read(price(label), '0.001')).toBe('V_PLACES')
    expect(read(price(label), '-1')).toBe('V_RANGE')
    expect(read(quantity(label, { min: '-999999999' }), '-0.125')).toBe('-0.125')
    expect(read(quantity(label, { positive: true }), '0.001')).toBe('0.001')
    for (const wrong of ['0', '-1', '1000000000'])
      expect(read(quantity(label, { positive: true }), wrong)).toBe('V_POSITIVE')
    expect(read(amount(label), '1.5')).toBe('V_PLACES')
    expect(read(percent(label), '100.01')).toBe('V_RANGE')
    for (const wrong of ['', 'x', '1e3', '1,000', '９', '--1', '1.', '.5', '9'.repeat(400)])
      expect(['V_REQUIRED', 'V_NUMBER']).toContain(read(price(label), wrong))
    expect(read(price(label), 5)).toBe('V_INVALID')
    expect(shortest('-0.00')).toBe('0')
  })

  it('what has an initial value may be left out', () => {
    expect(read(price(label, { initial: '0' }), undefined)).toBe('0')
    expect(read(price(label), undefined)).toBe('V_REQUIRED')
    expect(read(integer(label, 0, 9, { initial: '3' }), undefined)).toBe(3)
    expect(read(flag(label, { initial: '1' }), undefined)).toBe(true)
    expect(read(optionalCode(label, 4), undefined)).toBe('')
  })

  it('a date is in the calendar', () => {
    expect(read(date(label), '2028-02-29')).toBe('2028-02-29')
    for (const wrong of ['2026-02-29', '2026-2-1', '20260201', '0000-00-00', '99999-12-31', '9999-12-31'])
      expect(read(date(label), wrong)).toBe('V_DATE')
    expect(read(date(label), '')).toBe('V_REQUIRED')
    expect(read(date(label, { required: false }), '')).toBe('')
    expect(isDate('2999-12-31')).toBe(true)
  })

  it('texts of a certain form are stored in half width', () => {
    expect(read(phone(label), '０５９４－００－０３５２')).toBe('0594-00-0352')
    expect(read(phone(label), '電話')).toBe('V_PHONE')
    expect(read(postalCode(label), '511-0000')).toBe('511-0000')
    expect(read(postalCode(label), '〒511')).toBe('V_POSTAL')
    expect(read(email(label), 'buyer@example.jp')).toBe('buyer@example.jp')
    expect(read(email(label), 'buyer@')).toBe('V_EMAIL')
    expect(remarks(label).lines).toBe(3)
  })

  it('a rule over several fields refuses one of them in words of the catalogue', () => {
    const schema = z
      .object({ from: z.string() })
      .superRefine((_, issues) => refuseField(issues, 'from', validation.V_RANGE, { min: 1, max: 2 }))
    const { error } = schema.safeParse({ from: '' })
    expect(explainIssues(error?.issues ?? [])).toMatchObject([
      { path: 'from', code: 'V_RANGE', params: { min: 1, max: 2 } },
    ])
  })
})
