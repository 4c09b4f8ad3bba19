import { describe, expect, it } from 'vitest'
import type { ShownOperation } from '../../contract/gantt/gantt-calls.ts'
import { fromShop, ganttOf, ghostPlacesOf, ghostsOf } from './lanes.ts'

const operation = (more: Partial<ShownOperation>): ShownOperation => ({
  ...{ kind: 'plan', no: '1', process_no: 10, before_no: 0, facility_cd: 'L01', worker_cd: '', item_cd: 'A' },
  ...{ item_nm: '軸', work_nm: '旋削', qty: '5', order_no: '', customer_nm: '', start: 0, setup: 5, end: 60 },
  ...{ due: 1440, done: 0, fixed: false, work_status: '0', ...more },
})
const shown = {
  ...{ first_day: '2026-11-20', days: 28, now: 4320, workers: [] },
  facilities: ['L01', 'L02'].map((facility_cd) => ({
    facility_cd,
    facility_nm: '旋盤',
    capacity: 1,
    open: [],
  })),
  operations: [
    operation({}),
    operation({ process_no: 20, before_no: 10, facility_cd: 'L02', start: 60, end: 1500 }),
    operation({ kind: 'work', no: 'W1', facility_cd: '', order_no: 'R1-1', customer_nm: '東和', setup: 5 }),
  ],
}

const noShop = {
  ...{ now: 0, days: 1, firstWeekday: 0, calendars: [] },
  ...{ facilities: [], workers: [], orders: [] },
}

describe('A plan on lanes', () => {
  it('stands on its machines, waits for what is before it, and is late behind its day', () => {
    const { lanes, bars, links } = ganttOf(shown, 'facility', '設備なし')
    expect(lanes.map(({ label }) => label)).toEqual(['L01　旋盤', 'L02　旋盤', '設備なし'])
    expect(bars.map(({ lane, late, setup }) => [lane, late, setup])).toEqual([
      [0, false, 5],
      [1, true, 5],
      [2, false, 0],
    ])
    expect(links).toEqual([{ before: 0, after: 1 }])
  })

  it('begins with its set-up: that of the sequence, and that of the standard time; what is done outside has none', () => {
    const work = { ...{ kind: 'work' as const, no: 'W2', setup: 20 } }
    const operations = [...shown.operations, operation(work)]
    const setups = fromShop({
      snapshot: { ...noShop, operations: [] },
      setups: [
        { id: 'P 1 10', minutes: 30 },
        { id: 'P 1 20', minutes: 9000 },
      ],
    })
    const { bars } = ganttOf({ ...shown, operations }, 'facility', '', setups)
    expect(bars.map(({ setup }) => setup)).toEqual([35, 1440, 0, 20])
  })

  it('stands by its orders, what is for stock at the end', () => {
    const { lanes, bars } = ganttOf(shown, 'order', '在庫')
    expect(lanes.map(({ label }) => label)).toEqual(['R1-1　東和', '在庫'])
    expect(bars.map(({ lane }) => lane)).toEqual([1, 1, 0])
  })

  it('names a lane with its code apart, and knows when machines work whatever its lanes are', () => {
    const open = [{ from: 480, to: 1020 }]
    const facilities = shown.facilities.map((one) => ({ ...one, open }))
    for (const by of ['facility', 'worker', 'order', 'item'] as const)
      expect(ganttOf({ ...shown, facilities }, by, '').hours).toEqual([open, open])
    const named = ganttOf(shown, 'order', '在庫').lanes.map(({ key, name }) => [key, name])
    expect(named).toEqual([
      ['R1-1', '東和'],
      ['', undefined],
    ])
  })

  it('waits for the parts that other plans and work orders make', () => {
    const work = { ...{ quantity: 1, candidates: [], splittable: true } }
    const snapshot = {
      ...noShop,
      operations: [
        { ...work, id: 'P 1 10', order: 'P 1', after: [] },
        { ...work, id: 'P 1 20', order: 'P 1', after: [{ operation: 'P 1 10' }, { operation: 'W W1 10' }] },
      ],
    }
    const known = fromShop({ snapshot, setups: [] })
    expect(known.parts).toEqual([{ before: 'work W1 10', after: 'plan 1 20' }])
    expect(ganttOf(shown, 'facility', '', known).links).toEqual([
      { before: 0, after: 1 },
      { before: 2, after: 1 },
    ])
  })

  it('shows where what is dragged would stand, on its machine or on its own lane', () => {
    const snapshot = {
      ...{ now: 0, days: 1, firstWeekday: 0, calendars: [], workers: [], orders: [] },
      facilities: [{ id: 'L01' }, { id: 'L02' }],
      operations: ['W W9 10', 'P 1 10'].map((id) => ({
        ...{ id, order: id.slice(0, 3), quantity: 1, candidates: [], splittable: true, after: [] },
      })),
    }
    const [operation, facility] = [Int32Array.of(1, 0), Int32Array.of(1, 0)]
    const places = {
      operation,
      facility,
      worker: Int32Array.of(-1, -1),
      start: Int32Array.of(90, 0),
      end: Int32Array.of(150, 9),
    }
    const lanes = (by: 'facility' | 'item') => {
      const plan = ganttOf(shown, by, '')
      return ghostsOf(plan, ghostPlacesOf(plan, { snapshot }, by), places, by).map(
        ({ bar, lane, start, end }) => [bar, lane, start, end],
      )
    }
    expect(lanes('facility')).toEqual([[0, 1, 90, 150]])
    expect(lanes('item')).toEqual([[0, 0, 90, 150]])
  })
})
