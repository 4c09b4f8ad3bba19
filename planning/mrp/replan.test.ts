import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildSnapshot } from './build-snapshot.ts'
import { type DemandInput, type MrpInput, type StockInput, type SupplyInput } from './input.ts'
import { planRequirements } from './plan.ts'
import { planIssues } from './plan-issues.ts'
import { type PlanState } from './plan-state.ts'
import { plannedOrders, supplyMessages } from './proposal.ts'
import { randomNetwork } from './reference/random-network.ts'
import { type PlanChange } from './plan-change.ts'
import { replan } from './replan.ts'

/** An edit of the input as a person makes it: which row, and the numbers to use. */
interface Edit {
  readonly kind: PlanChange['change']
  readonly row: number
  readonly day: number
  readonly quantity: number
}

const edits: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom<PlanChange['change'][]>(
    'add-demand',
    'edit-demand',
    'remove-demand',
    'add-supply',
    'edit-supply',
    'remove-supply',
    'stock',
  ),
  row: fc.nat(50),
  day: fc.integer({ min: -2, max: 42 }),
  quantity: fc.integer({ min: 1, max: 40 }),
})

it('a net change gives the plan that a full run would give, for any sequence of changes', () => {
  const networks = randomNetwork()
  fc.assert(
    fc.property(networks, fc.array(edits, { minLength: 1, maxLength: 6 }), (input, sequence) => {
      const changed = planRequirements(buildSnapshot(input))
      let rows = rowsOf(input)
      for (const edit of sequence) {
        const next = apply(rows, edit)
        if (!next) continue
        replan(changed, [next.change])
        rows = next.rows
        expect(readable(changed)).toEqual(readable(planRequirements(buildSnapshot(inputOf(input, rows)))))
      }
    }),
    { numRuns: 300 },
  )
}, 60_000)

it('an order that is added for the day on which stock becomes usable stands before it, as in a full plan', () => {
  const input: MrpInput = {
    today: '2026-04-01',
    horizonDays: 40,
    items: [{ code: 'I0', source: 'make', orderMethod: { method: 'regular', orderDays: ['2026-04-23'] } }],
    stock: [{ item: 'I0', quantity: 1, from: '2026-04-23' }],
    demands: [{ code: 'D', item: 'I0', date: '2026-04-01', quantity: 1, kind: 'order' }],
  }
  const changed = planRequirements(buildSnapshot(input))
  replan(changed, [{ change: 'add-supply', row: { item: 0, day: 22, quantity: 1000, kind: 1 } }])
  const supplies = [{ code: 'S', item: 'I0', date: '2026-04-23', quantity: 1, kind: 'work-order' }] as const
  expect(readable(changed).messages).toEqual(
    readable(planRequirements(buildSnapshot({ ...input, supplies }))).messages,
  )
  expect(readable(changed).messages).toHaveLength(1)
})

it('a row that was removed is no longer told of', () => {
  const state = planRequirements(
    buildSnapshot({
      today: '2026-04-01',
      horizonDays: 60,
      items: [{ code: 'P', source: 'buy' }],
      demands: [{ code: 'D', item: 'P', date: '2026-03-20', quantity: 3, kind: 'order' }],
      supplies: [{ code: 'S', item: 'P', date: '2027-01-01', quantity: 3, kind: 'purchase-order' }],
    }),
  )
  const told = () => planIssues(state).map(({ issue }) => issue)
  expect(told()).toEqual(['calendar-assumed', 'supply-behind-horizon', 'demand-overdue'])
  replan(state, [
    { change: 'remove-demand', demand: 0 },
    { change: 'remove-supply', supply: 0 },
  ])
  expect(told()).toEqual(['calendar-assumed'])
})

it('a change that a lot absorbs goes no further', () => {
  const state = planRequirements(
    buildSnapshot({
      today: '2026-04-01',
      horizonDays: 60,
      items: [
        { code: 'A', source: 'make', lot: { rule: 'range', min: 10 } },
        { code: 'B', source: 'buy' },
      ],
      bom: [{ parent: 'A', child: 'B', need: 1 }],
      demands: [{ code: 'D', item: 'A', date: '2026-05-01', quantity: 3, kind: 'order' }],
    }),
  )
  expect(replan(state, [{ change: 'edit-demand', demand: 0, quantity: 4000 }])).toEqual({
    items: [0],
    changed: [],
  })
  expect(replan(state, [{ change: 'edit-demand', demand: 0, quantity: 11_000 }])).toEqual({
    items: [0, 1],
    changed: [0, 1],
  })
})

/** Rows in the order of the plan's numbers; a removed one stays as nothing. */
interface EditedRows {
  readonly demands: readonly (DemandInput | undefined)[]
  readonly supplies: readonly (SupplyInput | undefined)[]
  readonly onHand: ReadonlyMap<string, number>
  /** Stock that is usable later: the plan numbers it behind the supplies that it began with. */
  readonly later: readonly StockInput[]
  readonly begunWith: number
}

function rowsOf(input: MrpInput): EditedRows {
  const { stock = [], supplies = [], demands = [] } = input
  const isLater = ({ from, quantity }: StockInput) =>
    from !== undefined && from > input.today && Number(quantity) > 0
  const onHand = new Map<string, number>()
  for (const row of stock)
    if (!isLater(row)) onHand.set(row.item, (onHand.get(row.item) ?? 0) + Number(row.quantity))
  return { demands, supplies, onHand, later: stock.filter(isLater), begunWith: supplies.length }
}

function numberOf({ later, begunWith }: EditedRows, supply: number): number {
  return supply < begunWith ? supply : supply + later.length
}

function inputOf(input: MrpInput, { demands, supplies, onHand, later }: EditedRows): MrpInput {
  return {
    ...input,
    demands: demands.filter((row) => row !== undefined),
    supplies: supplies.filter((row) => row !== undefined),
    stock: [...[...onHand].map(([item, quantity]) => ({ item, quantity })), ...later],
  }
}

function apply(rows: EditedRows, edit: Edit): { rows: EditedRows; change: PlanChange } | undefined {
  const { demands, supplies, onHand } = rows
  const iso = new Date((20_544 + edit.day) * 86_400_000).toISOString().slice(0, 10)
  const quantity = edit.quantity * 1000
  const item = edit.row % 2
  switch (edit.kind) {
    case 'add-demand': {
      const row = {
        code: `D${demands.length}`,
        item: `I${item}`,
        date: iso,
        quantity: edit.quantity,
        kind: 'order',
      } as const
      const change: PlanChange = { change: edit.kind, row: { item, day: edit.day, quantity, kind: 0 } }
      return { rows: { ...rows, demands: [...demands, row] }, change }
    }
    case 'edit-demand': {
      const demand = edit.row % Math.max(demands.length, 1)
      const row = demands[demand]
      if (!row || Number(row.allocated ?? 0) > edit.quantity) return undefined
      const edited = demands.with(demand, { ...row, date: iso, quantity: edit.quantity })
      return {
        rows: { ...rows, demands: edited },
        change: { change: edit.kind, demand, day: edit.day, quantity },
      }
    }
    case 'remove-demand': {
      const demand = edit.row % Math.max(demands.length, 1)
      if (!demands[demand]) return undefined
      return {
        rows: { ...rows, demands: demands.with(demand, undefined) },
        change: { change: edit.kind, demand },
      }
    }
    case 'add-supply': {
      const row = {
        code: `S${supplies.length}`,
        item: `I${item}`,
        date: iso,
        quantity: edit.quantity,
        kind: 'work-order',
      } as const
      const change: PlanChange = { change: edit.kind, row: { item, day: edit.day, quantity, kind: 1 } }
      return { rows: { ...rows, supplies: [...supplies, row] }, change }
    }
    case 'edit-supply': {
      const supply = edit.row % Math.max(supplies.length, 1)
      const row = supplies[supply]
      if (!row) return undefined
      const edited = supplies.with(supply, { ...row, date: iso, quantity: edit.quantity })
      return {
        rows: { ...rows, supplies: edited },
        change: { change: edit.kind, supply: numberOf(rows, supply), day: edit.day, quantity },
      }
    }
    case 'remove-supply': {
      const supply = edit.row % Math.max(supplies.length, 1)
      if (!supplies[supply]) return undefined
      return {
        rows: { ...rows, supplies: supplies.with(supply, undefined) },
        change: { change: edit.kind, supply: numberOf(rows, supply) },
      }
    }
    case 'stock':
      return {
        rows: { ...rows, onHand: new Map([...onHand, [`I${item}`, edit.quantity]]) },
        change: { change: edit.kind, item, onHand: quantity },
      }
  }
}

/** A plan without the numbers of its rows, which differ when rows were removed before. */
function readable(state: PlanState) {
  return {
    orders: [...plannedOrders(state)].map(({ origin, ...order }) => ({
      ...order,
      origin: origin === undefined ? undefined : rowOf(state, origin),
    })),
    messages: [...supplyMessages(state)].map(({ supply, supplyCode, ...message }) => {
      void supply
      void supplyCode
      return message
    }),
  }
}

function rowOf({ demands }: PlanState, demand: number) {
  return [demands.item[demand], demands.day[demand], demands.quantity[demand]]
}
