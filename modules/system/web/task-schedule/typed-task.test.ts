import { expect, it } from 'vitest'
import type { Task } from '#modules/system/contract/task-schedule/task-schedule.ts'
import { isChanged, wantedTask } from './typed-task.ts'

const row: Task = {
  ...{ name: 'trial.nightly', title: '夜間', per: 'factory', fixed: '', enabled: true, missed: '1' },
  ...{ days: '3', weekdays: [1, 5], at: '02:30', next_run_dt: null, missed_dt: null, last: null },
  ...{ update_cnt: 0, update_nm: null, update_dt: null, is_left: false },
}

it('a time is read in full width and without its colon; what is no time stays as it was typed', () => {
  expect(wantedTask(row, { at: '２：０５' }).at).toBe('02:05')
  expect(wantedTask(row, { at: '1730' }).at).toBe('17:30')
  expect(wantedTask(row, { at: '夜' }).at).toBe('夜')
})

it('what is typed as it stands has not been changed, and days of the week count only where they are chosen', () => {
  expect(isChanged(row, { at: '230' })).toBe(false)
  expect(isChanged(row, { weekdays: [1] })).toBe(true)
  expect(wantedTask(row, { days: '2' }).weekdays).toEqual([])
})
