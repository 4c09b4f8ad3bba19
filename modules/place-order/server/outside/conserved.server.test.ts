import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { outsideStage, type OutsideStage } from '#test/outside-stage.ts'
import '#test/property-seed.ts'
import { receiveOutside, sendOutside, takeBackOutside } from '../../contract/outside/outside-calls.ts'

/** What somebody tries next; much of it is refused, and must then change nothing. */
const step = fc.oneof(
  fc.record({ does: fc.constant('send' as const), first: fc.boolean(), qty: fc.integer({ min: 1, max: 8 }) }),
  fc.record({
    ...{ does: fc.constant('receive' as const), first: fc.boolean() },
    ...{ good: fc.integer({ min: 0, max: 6 }), bad: fc.integer({ min: 0, max: 2 }), on: fc.boolean() },
  }),
  fc.record({ does: fc.constant('take back' as const), which: fc.nat(20) }),
)

onPostgres((open) => {
  let stage: OutsideStage
  beforeAll(async () => {
    stage = await outsideStage(await open(demo))
  })

  it('pieces are conserved whatever is sent, comes back in parts, goes straight on, or is taken back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        const { work_order_no, hardening, plating } = await stage.ordered('12')
        const slips: string[] = []
        const tried = async (call: Promise<{ readonly move_no: string }>) => {
          const keeping = call.then(({ move_no }) => slips.push(move_no))
          await outcome(keeping)
        }
        for (const one of steps) {
          if (one.does === 'take back') {
            const move_no = slips[one.which % Math.max(1, slips.length)]
            if (move_no) await outcome(stage.call(takeBackOutside, { move_no, reason: '誤り' }))
            continue
          }
          const key = one.first ? hardening : plating
          if (one.does === 'send')
            await tried(
              stage.call(sendOutside, {
                ...{ move_dt: stage.day, remarks: '' },
                lines: [{ ...key, qty: String(one.qty) }],
              }),
            )
          else
            await tried(
              stage.call(receiveOutside, {
                ...{ move_dt: stage.day, supplier_slip_no: '', remarks: '' },
                lines: [
                  {
                    ...{ ...key, good_qty: String(one.good), defective_qty: String(one.bad) },
                    ...{
                      reason: one.bad > 0 ? 'キズ' : '',
                      claim_amount: '0',
                      straight_on: one.first && one.on,
                    },
                  },
                ],
              }),
            )
        }
        // Nothing appears and nothing is lost on the way.
        const pieces = Object.values(await stage.pieces(work_order_no))
        expect(pieces.reduce((sum, qty) => sum + qty, 0)).toBe(12)
        for (const row of await stage.listed({ work_order_no }))
          expect(Number(row.sent_qty)).toBe(
            Number(row.good_qty) + Number(row.defective_qty) + Number(row.there_qty),
          )
      }),
      { numRuns: 12 },
    )
    // What lies at the subcontractors is what the slips say, and money, orders and ledger agree.
    expect(await stage.problems()).toEqual([])
  })
})
