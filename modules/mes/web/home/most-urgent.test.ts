import { expect, it } from 'vitest'
import type { MachineNow } from '../../contract/line-board/line-board-calls.ts'
import { mostUrgent } from './most-urgent.ts'

const blank = {
  work_order_no: '',
  process_no: 0,
  operation_nm: '',
  item_cd: '',
  item_nm: '',
  facility_nm: '',
}
const figures = { plan_qty: '0', good_qty: '0', today_good: '0', today_defective: '0' }
const machine = (facility_cd: string, machine_state: MachineNow['machine_state']): MachineNow => ({
  ...{ ...blank, ...figures, facility_cd, machine_state },
  ...{ worker_nm: '', reason_nm: '', since: null, late_minutes: null },
})

it('what has stopped stands before what is late to start, and that before what runs; idle machines need nobody', () => {
  const machines = [
    machine('A', '1'),
    machine('B', '0'),
    machine('C', '3'),
    machine('D', '2'),
    machine('E', '1'),
  ]
  expect(mostUrgent(machines).map(({ facility_cd }) => facility_cd)).toEqual(['D', 'C', 'A', 'E'])
})
