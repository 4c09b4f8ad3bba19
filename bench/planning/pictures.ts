import { writeFileSync } from 'node:fs'
import { timePhased } from '#planning/explain/time-phased.ts'
import { buildSnapshot } from '#planning/mrp/build-snapshot.ts'
import { planRequirements } from '#planning/mrp/plan.ts'
import { buildFactory } from '#planning/scheduling/factory.ts'
import { type FactorySnapshot } from '#planning/scheduling/factory-snapshot.ts'
import { planFactory } from '#planning/scheduling/plan-factory.ts'
import { readProposal } from '#planning/scheduling/proposal.ts'
import { type ReleaseMode } from '#planning/scheduling/release-gates.ts'
import { Rescheduler } from '#planning/scheduling/reschedule.ts'
import { balanceChart } from './draw-balance.ts'
import { gantt } from './draw-gantt.ts'

/** The pictures of docs/planning*.md: small examples, planned by the engines. `make bench-planning ONLY=pictures`. */
const days = 4
const at = (day: number, hour: number) => day * 1440 + hour * 60

writeFileSync('docs/images/planning-item.svg', itemPicture())
writeFileSync('docs/images/planning-modes.svg', modesPicture())
writeFileSync('docs/images/planning-drag.svg', dragPicture())

function itemPicture(): string {
  const date = (day: number) => new Date(Date.UTC(2026, 3, 1 + day)).toISOString().slice(0, 10)
  const needs = [3, 8, 9, 15, 20, 26, 33, 36].map((day, i) => ({
    day,
    quantity: [30, 25, 20, 45, 30, 60, 35, 20][i] ?? 0,
  }))
  const state = planRequirements(
    buildSnapshot({
      today: date(0),
      horizonDays: 42,
      items: [
        {
          code: 'A',
          source: 'make',
          leadTime: 3,
          safetyStock: 10,
          lot: { rule: 'range', min: 40, step: 20 },
        },
      ],
      stock: [{ item: 'A', quantity: 50 }],
      demands: needs.map(({ day, quantity }) => ({
        code: `${day}`,
        item: 'A',
        date: date(day),
        quantity,
        kind: 'order',
      })),
      supplies: [{ code: 'W', item: 'A', date: date(8), quantity: 40, kind: 'work-order' }],
    }),
  )
  return balanceChart(
    'Item A: 50 in stock, lots of 40 + n × 20, safety stock 10',
    timePhased(state, 0),
    42,
    10_000,
  )
}

/** Six orders through saw, lathes, mill and paint booth; the mill is the bottleneck, paint has colours. */
function workshop(): FactorySnapshot {
  const day = [
    { from: 480, to: 720 },
    { from: 780, to: 1020 },
  ]
  const week = [[], day, day, day, day, day, []]
  const minutes = [
    [40, 90, 200, 60],
    [30, 120, 180, 45],
    [60, 80, 150, 60],
    [40, 150, 210, 30],
    [30, 60, 120, 75],
    [50, 100, 160, 45],
  ]
  const names = ['A', 'B', 'C', 'D', 'E', 'F']
  const step = (order: string, i: number, place: number, facilities: readonly string[]) => ({
    id: `${order}${place + 1}`,
    order,
    quantity: 10,
    after: place === 0 ? [] : [{ operation: `${order}${place}` }],
    candidates: facilities.map((facility, n) => ({
      facility,
      minutes: minutes[i]?.[place] ?? 0,
      priority: n + 1,
    })),
    splittable: true,
    ...(place === 3 ? { group: i % 2 === 0 ? 'white' : 'black' } : {}),
  })
  return {
    now: at(0, 8),
    days: 20,
    firstWeekday: 1,
    calendars: [{ id: 'day', week }],
    factoryCalendar: 'day',
    setups: [{ id: 'paint', first: 30, otherwise: 30, changes: [] }],
    facilities: [
      { id: 'saw', calendar: 'day' },
      { id: 'lathe 1', calendar: 'day' },
      { id: 'lathe 2', calendar: 'day' },
      { id: 'mill', calendar: 'day' },
      { id: 'paint', calendar: 'day', setups: 'paint', group: 'white' },
    ],
    workers: [],
    orders: names.map((id, i) => ({
      id,
      item: id,
      release: 0,
      due: at(1 + Math.floor(i / 2), 17),
      weight: 1,
    })),
    operations: names.flatMap((order, i) => [
      step(order, i, 0, ['saw']),
      step(order, i, 1, ['lathe 1', 'lathe 2']),
      step(order, i, 2, ['mill']),
      step(order, i, 3, ['paint']),
    ]),
  }
}

function planned(mode: ReleaseMode) {
  const snapshot = workshop()
  const factory = buildFactory(snapshot)
  let left = 3000
  const plan = planFactory(factory, {
    aims: ['lateness', 'setup', 'makespan'],
    seed: 1,
    mode,
    buffer: 120,
    until: () => left-- <= 0,
  })
  return { snapshot, factory, plan, proposal: readProposal(snapshot, factory, plan) }
}

function modesPicture(): string {
  const titles: Readonly<Record<ReleaseMode, string>> = {
    forward: 'forward: everything as soon as it can',
    backward: 'backward: not before the latest start less two hours',
    bottleneck: 'bottleneck: the mill never waits, and saw and lathes work for it two hours ahead',
  }
  const modes: readonly ReleaseMode[] = ['forward', 'backward', 'bottleneck']
  const charts = modes.map((mode) => {
    const { snapshot, proposal } = planned(mode)
    return { title: titles[mode], snapshot, operations: proposal.operations, late: proposal.late }
  })
  return gantt(charts, days)
}

function dragPicture(): string {
  const { snapshot, factory, plan, proposal } = planned('forward')
  const lastOnMill = proposal.operations
    .filter(({ facility }) => facility === 'mill')
    .sort((a, b) => b.start - a.start)[0]
  const operation = snapshot.operations.findIndex(({ id }) => id === lastOnMill?.operation)
  const facility = snapshot.facilities.findIndex(({ id }) => id === 'mill')
  const { changed, held, timetable } = new Rescheduler(factory, plan.table).preview({
    operation,
    facility,
    start: at(0, 13),
    mode: 'push',
  })
  const after = readProposal(snapshot, factory, { ...plan, table: timetable() })
  const name = lastOnMill?.operation ?? ''
  const marked = new Set([name])
  return gantt(
    [
      { title: 'before', snapshot, operations: proposal.operations, late: proposal.late, marked },
      {
        title: `${name} dragged to 13:00 of the first day, pushing: it begins as soon as the ${held ?? 'clock'} lets it, and ${changed.length} bars move`,
        snapshot,
        operations: after.operations,
        late: after.late,
        marked,
      },
    ],
    days,
  )
}
