import type { RecordFor } from '#platform/server/master/fill-master.ts'
import type { calendarDayMaster, calendarMaster } from '../../contract/calendar.ts'
import type { shiftMaster } from '../../contract/shift.ts'

/** Days on which the factory differs from its usual week, for three years. */
const long = [
  [
    '年末年始休業',
    ['2025-12-29', '2026-01-04'],
    ['2026-12-29', '2027-01-04'],
    ['2027-12-29', '2028-01-04'],
    ['2028-12-29', '2029-01-04'],
  ],
  [
    'ゴールデンウィーク休業',
    ['2026-05-02', '2026-05-06'],
    ['2027-05-01', '2027-05-05'],
    ['2028-05-03', '2028-05-07'],
  ],
  ['夏季休業', ['2026-08-11', '2026-08-16'], ['2027-08-11', '2027-08-16'], ['2028-08-11', '2028-08-16']],
] as const

function daysBetween(first: string, last: string): readonly string[] {
  const days: string[] = []
  for (const day = new Date(`${first}T00:00:00Z`); day.toISOString().slice(0, 10) <= last;) {
    days.push(day.toISOString().slice(0, 10))
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return days
}

const holidays = long.flatMap(([day_nm, ...spans]) =>
  spans.flatMap(([first, last]) => daysBetween(first, last).map((calendar_dt) => ({ calendar_dt, day_nm }))),
)

/** Days on which nobody works beside week-ends. */
export const demoHolidays: readonly string[] = holidays.map(({ calendar_dt }) => calendar_dt)

/** Saturdays on which one works before a long holiday. */
const workingSaturdays = ['2026-04-25', '2026-08-08', '2026-12-26', '2027-04-24', '2027-08-07', '2028-04-29']

export const calendarRecords: readonly RecordFor<typeof calendarMaster>[] = [
  { calendar_cd: 'FAC', calendar_nm: '工場カレンダー', calendar_use: '1' },
  { calendar_cd: 'SUP', calendar_nm: '仕入先共通', calendar_use: '2' },
  { calendar_cd: 'CUS', calendar_nm: '納入先共通', calendar_use: '3' },
  { calendar_cd: 'CAR', calendar_nm: '運送会社共通', calendar_use: '4', sat_flg: false },
]

/** Two shifts in the factory; the second one ends after midnight. */
export const shiftRecords: readonly RecordFor<typeof shiftMaster>[] = [
  {
    shift_cd: 'D1',
    shift_nm: '1直',
    start_time: '08:00',
    end_time: '17:00',
    breaks: '10:00-10:10 12:00-12:45 15:00-15:10',
    half_end_time: '12:00',
  },
  {
    shift_cd: 'N1',
    shift_nm: '2直',
    start_time: '17:00',
    end_time: '01:30',
    breaks: '19:00-19:45 22:00-22:10',
    half_end_time: '',
  },
].map((shift) => ({ calendar_cd: 'FAC', ...shift }))

export const calendarDayRecords: readonly RecordFor<typeof calendarDayMaster>[] = [
  ...['FAC', 'SUP', 'CUS', 'CAR'].flatMap((calendar_cd) =>
    holidays.map((day) => ({ calendar_cd, day_div: '2' as const, ...day })),
  ),
  ...workingSaturdays.map((calendar_dt) => ({
    calendar_cd: 'FAC',
    calendar_dt,
    day_div: '1' as const,
    day_nm: '出勤土曜日',
  })),
]
