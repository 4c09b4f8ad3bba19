import { expect, it } from 'vitest'
import { businessDateText, momentText } from './date-text.ts'

it('a business date carries its weekday in the reader’s language, whatever the time zone', () => {
  expect(businessDateText('2026-11-18', 'ja')).toBe('2026/11/18（水）')
  expect(businessDateText('2026-11-18', 'en')).toBe('2026/11/18 (Wed)')
  expect(businessDateText('2026-11-18', 'zh')).toBe('2026/11/18（周三）')
})

it('a moment is written in the time zone of the factory, however far away the browser is', () => {
  expect(momentText('2026-11-18T15:30:00Z', 'Asia/Tokyo')).toBe('2026/11/19 00:30')
  expect(momentText('2026-11-18T15:30:00Z', 'Europe/Berlin')).toBe('2026/11/18 16:30')
})
