import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { HistoryEntry } from '#platform/contract/history.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import '#test/property-seed.ts'
import { orderSlip } from '../../contract/order-slip.ts'

const calls = orderSlip.keptCalls
if (!calls) throw new Error('Orders are stored')

/** What a person does to an order: a line more, one less, another quantity, day, price or word. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), qty: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ kind: fc.constant('leave' as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant('qty' as const), at: fc.nat(20), qty: fc.integer({ min: 1, max: 90 }) }),
  fc.record({
    kind: fc.constant('date' as const),
    at: fc.nat(20),
    day: fc.constantFrom('2026-12-01', '2026-12-03', '2026-12-08'),
  }),
  fc.record({
    kind: fc.constant('price' as const),
    at: fc.nat(20),
    price: fc.integer({ min: 1, max: 9999 }),
  }),
  fc.record({ kind: fc.constant('words' as const), words: fc.constantFrom('急ぎ', '髙島様', '') }),
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

onPostgres((open) => {
  let stage: OrderStage
  let item = ''
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    item = stage.sold[0]?.item_cd ?? ''
  })

  async function done(order: OrderRecord, one: Act): Promise<OrderRecord> {
    const { lines } = order
    if (one.kind === 'words') return stage.change(order, { header: { remarks: one.words } })
    if (one.kind === 'add')
      return stage.change(order, { lines: [...lines, { item_cd: item, qty: String(one.qty) }] })
    const at = one.at % lines.length
    if (one.kind === 'leave')
      return lines.length === 1
        ? order
        : stage.change(order, { lines: lines.filter((_line, index) => index !== at) })
    const change =
      one.kind === 'qty'
        ? { qty: String(one.qty) }
        : one.kind === 'date'
          ? { desired_dt: one.day }
          : { unit_price: String(one.price) }
    return stage.change(order, {
      lines: lines.map((line, index) => (index === at ? { ...line, ...change } : line)),
    })
  }

  /** What the history says of the header and of each line, from the first entry to the last. */
  function replayed(entries: readonly HistoryEntry[]) {
    const header: Record<string, unknown> = {}
    const lines = new Map<string, Record<string, unknown>>()
    for (const { row, action, changes } of entries.toReversed()) {
      const line_no = row?.key.split(' ').at(-1)
      const own = line_no === undefined ? header : (lines.get(line_no) ?? {})
      for (const { field, old, new: now } of changes) {
        // It begins where the one before has ended.
        expect([field, old]).toEqual([field, own[field] ?? old])
        own[field] = now
      }
      if (line_no === undefined) continue
      if (action === 'delete') lines.delete(line_no)
      else lines.set(line_no, own)
    }
    return { header, lines }
  }

  it('the history of an order replays to the order as it stands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (acts) => {
        let order = await stage.enter([
          { item_cd: item, qty: '5' },
          { item_cd: item, qty: '7' },
        ])
        for (const one of acts) order = await done(order, one)
        const { order_no } = order.header
        const { list } = await stage.call(calls.getHistory, { order_no })
        const { header, lines } = replayed(list)
        const present = await stage.read(order)
        for (const [name, value] of Object.entries(present.header))
          expect([name, header[name] ?? '']).toEqual([name, value])
        expect([...lines.keys()].toSorted()).toEqual(
          present.lines.map(({ line_no }) => String(line_no)).toSorted(),
        )
        for (const { edit: _edit, line_no, ...line } of present.lines)
          for (const [name, value] of Object.entries(line))
            expect([line_no, name, lines.get(String(line_no))?.[name] ?? '']).toEqual([line_no, name, value])
      }),
      { numRuns: 5 },
    )
  })
})
