import type { Task } from '#modules/system/contract/task-schedule/task-schedule.ts'

/** What a person has changed of a row and not yet saved. */
export type TypedTask = {
  readonly [Name in 'enabled' | 'days' | 'weekdays' | 'at' | 'missed']?: Task[Name] | undefined
}

/** The row as it would be saved; a time may be typed in full width, and without its colon. */
export function wantedTask(row: Task, typed: TypedTask = {}): Task {
  const { enabled = row.enabled, days = row.days, missed = row.missed, weekdays = row.weekdays } = typed
  return {
    ...row,
    ...{ enabled, days, missed, at: timeOf(typed.at ?? row.at) },
    weekdays: days === '3' ? weekdays : [],
  }
}

export function isChanged(row: Task, typed: TypedTask | undefined): boolean {
  const wanted = wantedTask(row, typed)
  return (
    wanted.enabled !== row.enabled ||
    wanted.days !== row.days ||
    wanted.at !== row.at ||
    wanted.missed !== row.missed ||
    wanted.weekdays.join() !== row.weekdays.join()
  )
}

/** 230 is half past two. */
function timeOf(typed: string): string {
  const plain = typed.normalize('NFKC').trim()
  const figures = /^(\d{1,2}):?(\d{2})$/.exec(plain)
  return figures ? `${(figures[1] ?? '').padStart(2, '0')}:${figures[2] ?? ''}` : plain
}
