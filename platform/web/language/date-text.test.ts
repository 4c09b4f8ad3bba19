import { expect, it } from 'vitest'
import { businessDateText } from './date-text.ts'

it('a business date carries its weekday in the reader’s language, whatever the time zone', () => {
  expect(businessDateText('2026-11-18', 'ja')).toBe('2026/11/18（水）')
  expect(businessDateText('2026-11-18', 'en')).toBe('2026/11/18 (Wed)')
  expect(businessDateText('2026-11-18', 'zh')).toBe('2026/11/18（周三）')
})
