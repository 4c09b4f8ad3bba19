import { describe, expect, it } from 'vitest'
import { say } from '#platform/contract/text.ts'
import type { PlanFigures } from '../../contract/scenario/figures.ts'
import { bestOf, comparedRows, differenceOf } from './compared-rows.ts'

const figures = (more: Partial<PlanFigures>): PlanFigures => ({
  ...{ orders: 10, late_orders: 3, late_days: 5, unplaced: 0, setup_count: 4, setup_minutes: 90 },
  ...{ end_dt: '2026-12-04', stock_dt: '2026-12-18', stock_value: '1000', created: 0, changed: 0 },
  ...{ removed: 0, moved: 0, load_from_dt: '2026-11-19', load_to_dt: '2026-12-02', lines: [] },
  effects: null,
  machines: [{ facility_cd: 'L01', load: 540, capacity: 600 }],
  ...more,
})
const words = (text: Parameters<typeof say>[0], params: Parameters<typeof say>[2] = {}) =>
  say(text, 'en', params)
const machines = [{ facility_cd: 'L01', facility_nm: 'Lathe' }]
const differences = (now: PlanFigures) =>
  comparedRows(words, [figures({}), now], machines).flatMap((row) => {
    const found = differenceOf(row, figures({}), now)
    return found ? [[row.key, found.words, found.look]] : []
  })

describe('Plans beside each other', () => {
  it('differ with a sign, and it is said whether that is good', () => {
    const now = figures({
      ...{ late_orders: 1, setup_minutes: 120, stock_value: '2500' },
      machines: [{ facility_cd: 'L01', load: 660, capacity: 600 }],
    })
    expect(differences(now)).toEqual([
      ['lateOrders', '−2', 'better'],
      ['inTime', '+20.0', 'better'],
      ['load L01', '+20', 'worse'],
      ['stockValue', '+1,500', ''],
      ['setupHours', '+0.5', 'worse'],
    ])
    expect(differences(figures({}))).toEqual([])
  })

  it('the best of a row is marked, but not where less is not better, or all are alike', () => {
    const plans = [figures({}), figures({ late_orders: 1, stock_value: '10' })]
    const rows = comparedRows(words, plans, machines)
    const best = (name: string) => rows.flatMap((row) => (row.key === name ? [bestOf(row, plans)] : []))[0]
    expect(best('lateOrders')).toBe(1)
    expect(best('inTime')).toBe(90)
    expect(best('stockValue')).toBeUndefined()
    expect(best('setups')).toBeUndefined()
  })

  it('name the machine that has most to do, and say no money to those who may not see it', () => {
    const rows = comparedRows(words, [figures({ stock_value: '' })], machines)
    expect(rows.find(({ key }) => key === 'bottleneck')?.words(figures({}))).toBe('L01 Lathe 90%')
    expect(rows.map(({ key }) => key)).not.toContain('stockValue')
  })
})
