import { describe, expect, test } from 'vitest'
import { BusinessError } from '#platform/contract/errors.ts'
import { refuseHostileText } from './hostile-text.ts'

const placeOf = (input: unknown) => {
  try {
    refuseHostileText(input)
    return undefined
  } catch (error) {
    return error instanceof BusinessError ? error.fields[0]?.path : error
  }
}

describe('text that cannot be stored', () => {
  test('is refused where it stands', () => {
    expect(placeOf({ a: 'x\0' })).toBe('a')
    expect(placeOf({ a: [{ b: 1 }, { b: '\uD800x' }] })).toBe('a.1.b')
    expect(placeOf({ 'k\0': 1 })).toBe('')
    expect(placeOf('\uDC00')).toBe('')
  })

  test('whole characters of every plane, new lines and odd blanks are text', () => {
    for (const text of ['𠮷野家', '👩‍👩‍👧', 'a\r\n\tb', '\u200b\ufeff\u202e', '髙﨑①'])
      expect(placeOf({ text })).toBeUndefined()
    expect(placeOf({ n: 1, b: true, z: null, u: undefined })).toBeUndefined()
  })

  test('so is what lies too deep for any form', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 100_000; level++) deep = [deep]
    expect(placeOf({ deep })).toMatch(/^deep\.0/)
  })
})
