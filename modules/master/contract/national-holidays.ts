import { dayAfter } from '#platform/contract/business-day.ts'
import { namesOf } from '#platform/contract/by-name.ts'
import type { Text } from '#platform/contract/text.ts'

/** The rules below are those of the present law of holidays; before, 振替休日 were reckoned in another way. */
export const firstHolidayYear = 2007
/** As far as the formula of the equinoxes holds. */
export const lastHolidayYear = 2099

export interface NationalHoliday {
  readonly date: string
  readonly name: Text
}

const names = {
  newYear: { ja: '元日', en: 'New Year’s Day', zh: '元旦' },
  comingOfAge: { ja: '成人の日', en: 'Coming of Age Day', zh: '成人节' },
  foundation: { ja: '建国記念の日', en: 'National Foundation Day', zh: '建国纪念日' },
  emperor: { ja: '天皇誕生日', en: 'Emperor’s Birthday', zh: '天皇诞生日' },
  spring: { ja: '春分の日', en: 'Vernal Equinox Day', zh: '春分节' },
  showa: { ja: '昭和の日', en: 'Showa Day', zh: '昭和节' },
  constitution: { ja: '憲法記念日', en: 'Constitution Day', zh: '宪法纪念日' },
  greenery: { ja: 'みどりの日', en: 'Greenery Day', zh: '绿之日' },
  children: { ja: 'こどもの日', en: 'Children’s Day', zh: '儿童节' },
  marine: { ja: '海の日', en: 'Marine Day', zh: '海之日' },
  mountain: { ja: '山の日', en: 'Mountain Day', zh: '山之日' },
  aged: { ja: '敬老の日', en: 'Respect for the Aged Day', zh: '敬老节' },
  autumn: { ja: '秋分の日', en: 'Autumnal Equinox Day', zh: '秋分节' },
  health: { ja: '体育の日', en: 'Health and Sports Day', zh: '体育节' },
  sports: { ja: 'スポーツの日', en: 'Sports Day', zh: '运动节' },
  culture: { ja: '文化の日', en: 'Culture Day', zh: '文化节' },
  labour: { ja: '勤労感謝の日', en: 'Labour Thanksgiving Day', zh: '勤劳感谢日' },
  accession: { ja: '即位の日', en: 'Enthronement Day', zh: '即位日' },
  ceremony: { ja: '即位礼正殿の儀', en: 'Enthronement Ceremony', zh: '即位礼正殿之仪' },
  substitute: { ja: '振替休日', en: 'Substitute holiday', zh: '补休' },
  between: { ja: '国民の休日', en: 'National holiday', zh: '国民休息日' },
} as const
type Name = keyof typeof names

/** What single laws have made of single years; everything else follows the rules. */
const special: Readonly<Record<number, Partial<Record<Name, string>>>> = {
  2019: { accession: '05-01', ceremony: '10-22' },
  2020: { marine: '07-23', sports: '07-24', mountain: '08-10' },
  2021: { marine: '07-22', sports: '07-23', mountain: '08-08' },
}

/** The national holidays of a year in order: 国民の祝日, 振替休日 and 国民の休日. A factory decides by itself on which it rests. */
export function nationalHolidays(year: number): readonly NationalHoliday[] {
  if (year < firstHolidayYear || year > lastHolidayYear) return []
  const named = new Map(celebrated(year).map(([name, day]) => [`${year}-${day}`, name]))
  const all = new Map<string, Name>(named)
  for (const date of [...named.keys()].filter((one) => weekday(one) === 0)) {
    let next = dayAfter(date, 1)
    while (named.has(next)) next = dayAfter(next, 1)
    all.set(next, 'substitute')
  }
  for (const date of named.keys()) {
    const between = dayAfter(date, 1)
    if (!all.has(between) && named.has(dayAfter(date, 2)) && weekday(between) !== 0)
      all.set(between, 'between')
  }
  return [...all]
    .map(([date, name]) => ({ date, name: names[name] }))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

function celebrated(year: number): readonly (readonly [Name, string])[] {
  const rules: Partial<Record<Name, string>> = {
    newYear: '01-01',
    comingOfAge: monday(year, 1, 2),
    foundation: '02-11',
    ...(year >= 2020 ? { emperor: '02-23' } : {}),
    spring: equinox(year, 3, 20.8431),
    showa: '04-29',
    constitution: '05-03',
    greenery: '05-04',
    children: '05-05',
    marine: monday(year, 7, 3),
    ...(year >= 2016 ? { mountain: '08-11' } : {}),
    aged: monday(year, 9, 3),
    autumn: equinox(year, 9, 23.2488),
    [year >= 2020 ? 'sports' : 'health']: monday(year, 10, 2),
    culture: '11-03',
    labour: '11-23',
    ...(year <= 2018 ? { emperor: '12-23' } : {}),
    ...special[year],
  }
  return namesOf(rules).flatMap((name) => {
    const day = rules[name]
    return day === undefined ? [] : [[name, day] as const]
  })
}

/** The n-th Monday of a month. */
function monday(year: number, month: number, n: number): string {
  const first = weekday(`${year}-${two(month)}-01`)
  return `${two(month)}-${two(1 + ((8 - first) % 7) + 7 * (n - 1))}`
}

/** The day on which the sun stands there, by the formula that calendars use from 1980 to 2099. */
const equinox = (year: number, month: number, base: number): string =>
  `${two(month)}-${two(Math.floor(base + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4))}`

const two = (figure: number): string => String(figure).padStart(2, '0')

/** 0 is Sunday. */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()
