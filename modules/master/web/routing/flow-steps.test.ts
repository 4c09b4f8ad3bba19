import { expect, it } from 'vitest'
import type { RoutingStep } from '#modules/master/contract/routing.ts'
import { flowOf, tenth } from './flow-steps.ts'

const step = (process_no: number, more: Partial<RoutingStep> = {}): RoutingStep => ({
  ...{
    process_no,
    operation_cd: '',
    operation_nm: '',
    work_cd: '',
    work_nm: '',
    facilities: 0,
    update_cnt: 0,
  },
  ...{
    out_location_nm: '',
    in_location_nm: '',
    facility_group_nm: '',
    setup_seconds: '0',
    piece_seconds: '0',
  },
  ...{ supplier_nm: '', outside_days: 0, outside_price: '', yield_rate: '100' },
  ...more,
})

it('what is lost on the way is begun as well: backwards, in whole pieces', () => {
  const flow = flowOf([step(10, { yield_rate: '99' }), step(20, { yield_rate: '98' }), step(30)], 600)
  expect(flow.steps.map(({ begun }) => begun)).toEqual([620, 613, 600])
  expect([flow.started, tenth(flow.through)]).toEqual([620, '97'])
})

it('a yield without a remainder asks for no piece more', () => {
  expect(flowOf([step(10, { yield_rate: '98' })], 98).started).toBe(100)
})

it('days are those of the work at eight hours, and those outside', () => {
  const flow = flowOf(
    [
      step(10, { setup_seconds: '3600', piece_seconds: '72' }),
      step(20, { supplier_nm: '長島熱処理', outside_days: 3, piece_seconds: '72' }),
    ],
    100,
  )
  expect(flow.steps.map(({ hours, days }) => [hours, tenth(days)])).toEqual([
    [3, '0.4'],
    [0, '3'],
  ])
  expect(tenth(flow.days)).toBe('3.4')
})
