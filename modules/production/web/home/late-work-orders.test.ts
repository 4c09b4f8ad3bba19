import { expect, it } from 'vitest'
import { daysLate, lateBefore } from './late-work-orders.ts'

it('a work order is late from the day after its due date on', () => {
  expect(lateBefore('2026-12-01')).toEqual({ instruction_status: '0,1,4', due_dt: '..2026-11-30' })
  expect(daysLate('2026-11-30', '2026-12-01')).toBe(1)
})
