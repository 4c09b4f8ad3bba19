import { createHash } from 'node:crypto'
import { allocate, foresee, release, type Foreseen } from '#modules/stock/server/index.ts'
import { compare, decimal, minus, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import {
  mostShown,
  type allocateInBulk as allocateCall,
  type BulkConditions,
  type BulkRow,
  type previewAllocation as previewCall,
  type ShortReason,
} from '../../contract/bulk-allocation.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import { demandOf } from '../../contract/order-number.ts'
import { orderKept } from '../order-kept.ts'
import { namesOfLines } from './names-of-lines.ts'
import { readBulkLines, type BulkLine } from './bulk-lines.ts'
import { requestFor } from './request.ts'
import { setAllocated } from './set-allocated.ts'

/** 一括引当 as it would be now. */
export async function previewAllocation(
  context: Context,
  { only, ...conditions }: InputOf<typeof previewCall>,
): Promise<OutputOf<typeof previewCall>> {
  const turns = turnsOf(await readBulkLines(context, conditions), conditions)
  const foreseen = await foresee(context, {
    givenBack: turns
      .filter(({ givesBack }) => givesBack)
      .map(({ line }) => demandOf(line.order_no, line.line_no)),
    requests: turns.map(requestOf),
  })
  const outcomes = turns.map((turn, at) => outcomeOf(turn, foreseen[at]?.qty ?? zero))
  const shown = outcomes.flatMap((outcome, at) => {
    const pool = foreseen[at]
    return pool && (only === '' || outcome.short.units > 0n) ? [{ outcome, pool }] : []
  })
  const cut = shown.slice(0, mostShown)
  const names = await namesOfLines(
    context,
    cut.map(({ outcome }) => outcome.line),
  )
  return {
    counts: countsOf(outcomes),
    list: cut.map(({ outcome, pool }, at) => ({ ...rowOf(outcome, pool), ...(names[at] ?? unnamed) })),
    seal: sealOf(outcomes),
  }
}

const unnamed = { customer_nm: '', item_nm: '' }

/** As the preview has shown it, behind the locks of all orders and goods concerned: all of it, or nothing. */
export async function allocateInBulk(
  context: Context,
  { seal, ...conditions }: InputOf<typeof allocateCall>,
): Promise<OutputOf<typeof allocateCall>> {
  return inOneUnit(context, async () => {
    const unit = unitOf(context)
    const before = await readBulkLines(context, conditions)
    const orders = [...new Set(before.map(({ order_no }) => order_no))]
    await unit.lock({ document: orderKept.document, keys: orders.map((order_no) => [order_no]) })
    // What came since is not held, and makes the preview stale.
    const lines = (await readBulkLines(context, conditions)).filter(({ order_no }) =>
      unit.holds(orderKept.document, [order_no]),
    )
    const turns = turnsOf(lines, conditions)
    release(
      context,
      turns.filter(({ givesBack }) => givesBack).map(({ line }) => demandOf(line.order_no, line.line_no)),
    )
    const given = allocate(context, turns.map(requestOf))
    const outcomes = () => turns.map((turn, at) => outcomeOf(turn, decimal(given.value[at] ?? '0')))
    unit.write(async () => {
      const all = outcomes()
      if (sealOf(all) !== seal) throw orderErrors.BIZ_ALLOCATION_STALE.with()
      const changed = all.filter(({ line, after }) => compare(after, decimal(line.allocated_qty)) !== 0)
      await setAllocated(
        context,
        changed.map(({ line: { order_no, line_no }, after }) => ({ order_no, line_no, qty: written(after) })),
        'allocate',
      )
    })
    return () => countsOf(outcomes())
  })
}

/** A line when it is served: with what it keeps, and what it asks for. */
interface Turn {
  readonly line: BulkLine
  readonly givesBack: boolean
  readonly kept: Decimal
  readonly wanted: Decimal
}

/** What is firm, or about to leave, is nobody else's even when all is shared out again. */
const turnsOf = (lines: readonly BulkLine[], { again }: BulkConditions): readonly Turn[] =>
  lines.flatMap((line) => {
    const givesBack = again === '1' && !line.firm && !line.instructed && line.allocated_qty !== '0'
    const kept = givesBack ? zero : decimal(line.allocated_qty)
    const wanted = minus(minus(decimal(line.backlog), kept), decimal(line.pegged_qty))
    return wanted.units > 0n ? [{ line, givesBack, kept, wanted }] : []
  })

const requestOf = ({ line, wanted }: Turn) => ({
  ...requestFor(line.order_no, line, new Map([[line.location_cd, line.warehouse_cd]])),
  ...{ qty: written(wanted, 0), partly: true, firm: line.firm },
})

interface Outcome {
  readonly line: BulkLine
  readonly after: Decimal
  readonly short: Decimal
}

const outcomeOf = ({ line, kept, wanted }: Turn, qty: Decimal): Outcome => ({
  line,
  after: plus(kept, qty),
  short: minus(wanted, qty),
})

function rowOf({ line, after, short }: Outcome, pool: Foreseen): Omit<BulkRow, 'customer_nm' | 'item_nm'> {
  const { order_no, line_no, customer_cd, ship_item_cd, warehouse_cd, delivery_dt, agreed, firm, backlog } =
    line
  return {
    ...{
      order_no,
      line_no,
      customer_cd,
      item_cd: ship_item_cd,
      warehouse_cd,
      delivery_dt,
      agreed,
      firm,
      backlog,
    },
    before: line.allocated_qty,
    after: written(after, 0),
    short: written(short, 0),
    reason: short.units > 0n ? reasonOf(pool) : '',
  }
}

/** The nearest thing that somebody could do something about. */
function reasonOf({ on_hand, promised, closed, others }: Foreseen): ShortReason {
  if (on_hand.units === 0n) return others.units > 0n ? 'others' : 'none'
  if (compare(minus(minus(on_hand, promised), closed), zero) > 0) return 'before'
  return closed.units > 0n ? 'closed' : 'promised'
}

function countsOf(outcomes: readonly Outcome[]) {
  const full = outcomes.filter(({ short }) => short.units === 0n).length
  const nothing = outcomes.filter(({ after }) => after.units === 0n).length
  return { lines: outcomes.length, full, nothing, partly: outcomes.length - full - nothing }
}

/** Of everything that was looked at: who had and gets how much. */
const sealOf = (outcomes: readonly Outcome[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        outcomes.map(({ line: { order_no, line_no, allocated_qty }, after, short }) => [
          ...[order_no, line_no, allocated_qty],
          ...[written(after, 0), written(short, 0)],
        ]),
      ),
    )
    .digest('hex')
