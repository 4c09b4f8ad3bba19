import { describe, expect, it } from 'vitest'
import type { RoutingPart, RoutingStep } from '#modules/master/contract/routing.ts'
import { durationOf, nextTen, processOf, routingRows, stepsAfter } from './routing-rows.ts'

const step = (process_no: number): RoutingStep => ({
  process_no,
  operation_cd: 'ASM',
  operation_nm: '組立',
  work_cd: 'ASM-10',
  work_nm: '本組立',
  out_location_nm: '',
  in_location_nm: '',
  facility_group_nm: '',
  setup_seconds: '',
  piece_seconds: '',
  ...{ supplier_nm: '', outside_days: 0, outside_price: '', yield_rate: '100' },
  facilities: 0,
  update_cnt: 0,
})
const part = (process_no: number, seq: number): RoutingPart => ({
  process_no,
  seq,
  part_item_cd: `P${seq}`,
  part_item_nm: '',
  unit_nm: '個',
  usage_qty: '1',
  substitute_item_cd: '',
})
const steps = [step(10), step(20), step(30)]

describe('a routing on the screen', () => {
  it('has each step with its parts under it', () => {
    const rows = routingRows({ steps, parts: [part(20, 10), part(20, 20), part(10, 10)] })
    expect(rows.map(({ key }) => key)).toEqual(['10', '10 10', '20', '20 10', '20 20', '30'])
    expect(rows.map(processOf)).toEqual([10, 10, 20, 20, 20, 30])
  })

  it('moves a step to the place of another', () => {
    expect(stepsAfter(steps, 30, 10)).toEqual([30, 10, 20])
    expect(stepsAfter(steps, 10, 20)).toEqual([20, 10, 30])
    expect(stepsAfter(steps, 10, 10)).toBeUndefined()
    expect(stepsAfter(steps, 10, 99)).toBeUndefined()
  })

  it('leaves room behind the last number', () => {
    expect([nextTen([]), nextTen([10, 25])]).toEqual([10, 30])
  })

  it('says times in minutes and seconds', () => {
    expect(durationOf('750')).toEqual({ min: 12, sec: 30 })
    expect(durationOf('2.25')).toEqual({ min: 0, sec: 2.3 })
  })
})
