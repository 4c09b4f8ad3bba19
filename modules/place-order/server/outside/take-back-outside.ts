import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { reverseStock, standingMovements } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, decimal, minus, negated, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { outsideMoveKind, outsideMoveState } from '../../contract/outside/outside-codes.ts'
import type { takeBackOutside as takeBackCall } from '../../contract/outside/outside-calls.ts'
import { outsideErrors } from '../../contract/outside/outside-errors.ts'
import { outsideDocument } from '../../contract/outside/outside-number.ts'
import { lessOnLine, recordOnLines } from '../order/record-on-lines.ts'
import { purchasesOf, takeBackPurchases, type Source } from '../purchase/add-purchases.ts'
import { cameOnLine } from './came-on-line.ts'
import { changeSteps, holdSteps, stepKey, tellWork, type Step, type StepChange } from './hold-steps.ts'
import { outsideMove, outsideMoveLine } from './tables.ts'

const columns = {
  ...{
    po_no: z.string(),
    line_no: z.int(),
    sent_qty: z.string(),
    good_qty: z.string(),
    defective_qty: z.string(),
  },
  ...{ claim_amount: z.string(), next_po_no: z.string(), next_line_no: z.int() },
}
type Line = RowOf<typeof columns>

/** 取消: pieces, what is owed for them, and what stands on orders and work orders, as they were before. */
export async function takeBackOutside(
  context: Context,
  { move_no, reason }: InputOf<typeof takeBackCall>,
): Promise<OutputOf<typeof takeBackCall>> {
  const { tx, session } = context
  await inOneUnit(context, async () => {
    const lines = await readLines(context, move_no)
    const source: Source = { source: '4', source_no: move_no }
    const steps = await holdSteps(
      context,
      lines.flatMap((line) => [line, ...nextOf(line)]),
      await purchasesOf(context, source),
    )
    const { move_kind, move_state } = await readHead(context, move_no)
    if (move_state === '9') throw outsideErrors.BIZ_OUTSIDE_TAKEN_BACK.with({ no: move_no })
    const changes = lines.flatMap(lessOfStep)
    refuseGoneOn(steps, changes)
    const biz_dt = await businessDateOf(context)
    const document = { document_kind: outsideDocument, document_no: move_no }
    const ledger_nos = await standingMovements(context, document)
    if (move_kind === '2') {
      // What the work orders have made of them goes first.
      await tellWork(
        context,
        lines.flatMap((line) => lessOfWork(line, steps.get(stepKey(line)))),
        { biz_dt, reason },
      )
      await takeBackPurchases(context, { ...source, account_dt: biz_dt, reason })
      await recordOnLines(
        context,
        lines.map((line) => lessOnLine(cameOnLine(line))),
        { verb: 'cancel', reason },
      )
    }
    reverseStock(context, { ...document, ledger_nos, reason, biz_dt })
    unitOf(context).write(async () => {
      await changeSteps(context, changes)
      await tx.execute(sql`UPDATE ${outsideMove} AS h SET move_state = '9', cancel_reason = ${reason},
          update_user = ${session.user_cd}, update_dt = now(), update_cnt = h.update_cnt + 1
        WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.move_no = ${move_no}`)
    })
    return () => undefined
  })
  return { move_no }
}

const less = (figure: string): string => written(negated(decimal(figure)))

const nextOf = ({ next_po_no, next_line_no }: Line) =>
  next_po_no === '' ? [] : [{ po_no: next_po_no, line_no: next_line_no }]

function lessOfStep(line: Line): readonly StepChange[] {
  const { po_no, line_no, sent_qty, good_qty, defective_qty, claim_amount } = line
  return [
    {
      ...{ po_no, line_no, sent_qty: less(sent_qty), good_qty: less(good_qty) },
      ...{ defective_qty: less(defective_qty), claim_amount: less(claim_amount) },
    },
    ...nextOf(line).map((next) => ({ ...next, sent_qty: less(good_qty) })),
  ]
}

/** What went out must still be there: neither back, nor gone on. */
function refuseGoneOn(steps: ReadonlyMap<string, Step>, changes: readonly StepChange[]): void {
  const there = new Map([...steps].map(([key, step]) => [key, decimal(step.there)]))
  for (const change of changes) {
    const key = stepKey(change)
    const before = there.get(key) ?? decimal('0')
    const came = [change.good_qty, change.defective_qty].reduce(
      (sum, qty) => minus(sum, decimal(qty ?? '0')),
      before,
    )
    there.set(key, minus(came, decimal(less(change.sent_qty ?? '0'))))
  }
  for (const { po_no: code, line_no: line } of changes) {
    const left = there.get(stepKey({ po_no: code, line_no: line }))
    if (left && compare(left, decimal('0')) < 0) throw outsideErrors.BIZ_OUTSIDE_GONE_ON.with({ code, line })
  }
}

const lessOfWork = ({ good_qty, defective_qty }: Line, step: Step | undefined) =>
  step
    ? [
        {
          ...{ work_kind: step.work_kind, work_order_no: step.work_order_no, process_no: step.process_no },
          ...{ good_qty: less(good_qty), defective_qty: less(defective_qty) },
        },
      ]
    : []

/** Lines never change; the state is read under the locks of their orders. */
const readLines = ({ tx, session }: Context, move_no: string): Promise<readonly Line[]> =>
  rows(
    tx,
    columns,
    sql`SELECT l.po_no, l.po_line_no AS line_no, trim_scale(l.sent_qty)::text AS sent_qty, trim_scale(l.good_qty)::text AS good_qty,
        trim_scale(l.defective_qty)::text AS defective_qty, l.claim_amount::text AS claim_amount, l.next_po_no, l.next_line_no
      FROM ${outsideMoveLine} AS l WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.move_no = ${move_no} ORDER BY l.line_no`,
  )

async function readHead({ tx, session }: Context, move_no: string) {
  const [found] = await rows(
    tx,
    { move_kind: outsideMoveKind.schema, move_state: outsideMoveState.schema },
    sql`SELECT h.move_kind, h.move_state FROM ${outsideMove} AS h WHERE h.company_cd = ${session.company_cd}
      AND h.factory_cd = ${session.factory_cd} AND h.move_no = ${move_no}`,
  )
  if (!found) throw http[404].with()
  return found
}
