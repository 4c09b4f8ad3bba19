import { expect, it } from 'vitest'
import type { ListedCycle } from '#modules/system/contract/life-cycle.ts'
import { isChanged, wantedCycle } from './typed-cycle.ts'

const row: ListedCycle = {
  table_nm: 'access_log',
  title: 'アクセス記録',
  action: '0',
  months: 36,
  least: 3,
  reason: '',
  stays: '',
  update_cnt: 0,
  update_nm: null,
  update_dt: null,
}

it('months typed in full width are read, and what is no figure is no month', () => {
  expect(wantedCycle(row, { months: '２４' }).months).toBe(24)
  expect(wantedCycle(row, { months: '二年' }).months).toBeNaN()
})

it('what is typed as it stands has not been changed', () => {
  expect(isChanged(row, undefined)).toBe(false)
  expect(isChanged(row, { months: '３６' })).toBe(false)
  expect(isChanged(row, { action: '1' })).toBe(true)
})
