import { describe, expect, it } from 'vitest'
import { nationalHolidays } from './national-holidays.ts'

const days = (year: number) => nationalHolidays(year).map(({ date, name }) => `${date.slice(5)} ${name.ja}`)

describe('national holidays', () => {
  it('of 2026 have a substitute after three in a row and a day between two', () => {
    expect(days(2026)).toEqual([
      '01-01 元日',
      '01-12 成人の日',
      '02-11 建国記念の日',
      '02-23 天皇誕生日',
      '03-20 春分の日',
      '04-29 昭和の日',
      '05-03 憲法記念日',
      '05-04 みどりの日',
      '05-05 こどもの日',
      '05-06 振替休日',
      '07-20 海の日',
      '08-11 山の日',
      '09-21 敬老の日',
      '09-22 国民の休日',
      '09-23 秋分の日',
      '10-12 スポーツの日',
      '11-03 文化の日',
      '11-23 勤労感謝の日',
    ])
  })

  it.each([
    [
      2019,
      ['04-30 国民の休日', '05-01 即位の日', '05-02 国民の休日', '05-06 振替休日', '10-22 即位礼正殿の儀'],
    ],
    [2020, ['07-23 海の日', '07-24 スポーツの日', '08-10 山の日', '02-24 振替休日']],
    [2021, ['07-22 海の日', '07-23 スポーツの日', '08-08 山の日', '08-09 振替休日']],
    [2018, ['02-12 振替休日', '04-30 振替休日', '09-24 振替休日', '10-08 体育の日', '12-24 振替休日']],
    [2024, ['02-12 振替休日', '05-06 振替休日', '08-12 振替休日', '09-23 振替休日', '11-04 振替休日']],
    [2027, ['03-21 春分の日', '03-22 振替休日', '09-23 秋分の日']],
    [2015, ['09-21 敬老の日', '09-22 国民の休日', '09-23 秋分の日']],
    [2032, ['09-20 敬老の日', '09-21 国民の休日', '09-22 秋分の日']],
  ])('of %d are as the law of that year says', (year, some) => {
    expect(days(year)).toEqual(expect.arrayContaining(some))
  })

  it('had no birthday of the Emperor in 2019 and no Mountain Day before 2016', () => {
    expect(days(2019).join()).not.toContain('天皇誕生日')
    expect(days(2015).join()).not.toContain('山の日')
    expect(days(2015)).toContain('12-23 天皇誕生日')
  })

  it('are not guessed outside the years that the rules hold for', () => {
    expect([nationalHolidays(2006), nationalHolidays(2100)]).toEqual([[], []])
  })
})
