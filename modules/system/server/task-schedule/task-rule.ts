import type { ScheduleRule } from '#platform/contract/schedule.ts'
import { say, texts, type Language } from '#platform/contract/text.ts'
import type { Task, TaskDays } from '../../contract/task-schedule/task-schedule.ts'

type Decision = Pick<Task, 'days' | 'weekdays' | 'at'>

/** As the screen shows it; where nobody has decided anything, what it begins with. */
export function decisionOf(rule: ScheduleRule | undefined): Decision {
  switch (rule?.every) {
    case 'workingDay':
      return { days: '2', weekdays: [], at: rule.at }
    case 'weekdays':
      return { days: '3', weekdays: rule.on, at: rule.at }
    case 'week':
      return { days: '3', weekdays: [rule.on], at: rule.at }
    case 'day':
      return { days: '1', weekdays: [], at: rule.at }
    default:
      return { days: '1', weekdays: [], at: '02:00' }
  }
}

export function ruleOf({
  days,
  weekdays,
  at,
}: {
  days: TaskDays
  weekdays: number[]
  at: string
}): ScheduleRule {
  switch (days) {
    case '1':
      return { every: 'day', at }
    case '2':
      return { every: 'workingDay', at }
    case '3':
      return { every: 'weekdays', on: [...new Set(weekdays)].toSorted((a, b) => a - b), at }
  }
}

const words = texts({
  minutes: { ja: '{minutes}分ごと', en: 'Every {minutes|# minute|# minutes}', zh: '每{minutes}分钟' },
  day: { ja: '毎日 {at}', en: 'Every day at {at}', zh: '每天 {at}' },
  other: { ja: '{at}', en: 'At {at}', zh: '{at}' },
})

/** What a person cannot change, in words. */
export const wordsOfRule = (rule: ScheduleRule, language: Language): string =>
  rule.every === 'minutes'
    ? say(words.minutes, language, { minutes: rule.minutes })
    : say(rule.every === 'day' ? words.day : words.other, language, { at: rule.at })
