import { expect, it } from 'vitest'
import { dayColumns, daysFrom, monthColumns } from './board-days.ts'

it('days follow each other over the ends of months and years', () => {
  expect(daysFrom('2026-12-30', 4)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  expect(daysFrom('2028-02-28', 2)).toEqual(['2028-02-28', '2028-02-29'])
})

it('a day has its weekday, its month and its shade in the reader’s language', () => {
  const look = { daysOff: new Set(['2026-11-23']), width: 52 }
  const [saturday, sunday, holiday, tuesday] = dayColumns(daysFrom('2026-11-21', 4), {
    ...look,
    language: 'ja',
  })
  expect([saturday?.label, sunday?.label, tuesday?.label]).toEqual(['21 土', '22 日', '24 火'])
  expect([saturday?.tone, sunday?.tone, holiday?.tone, tuesday?.tone]).toEqual([
    'saturday',
    'holiday',
    'holiday',
    undefined,
  ])
  expect(saturday?.group).toBe('2026年11月')
  expect(dayColumns(['2026-12-01'], { ...look, language: 'en' })[0]).toMatchObject({
    label: '1 Tue',
    group: 'December 2026',
  })
})

it('a month has its year, and a line before the first of another one', () => {
  const columns = monthColumns(['2026-12', '2027-01'], { language: 'ja', width: 72 })
  expect(columns.map(({ label, group, begins }) => [label, group, begins])).toEqual([
    ['12月', '2026年', false],
    ['1月', '2027年', true],
  ])
})
