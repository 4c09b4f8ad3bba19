import { sql } from 'drizzle-orm'
import { postStock, type Movement } from '#modules/stock/server/index.ts'
import { compare, decimal, plus, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { receiveOutside as receiveCall } from '../../contract/outside/outside-calls.ts'
import { outsideErrors } from '../../contract/outside/outside-errors.ts'
import { outsideDocument } from '../../contract/outside/outside-number.ts'
import { recordOnLines } from '../order/record-on-lines.ts'
import { addPurchases, type PurchasedLine } from '../purchase/add-purchases.ts'
import { purchase } from '../tables.ts'
import { cameOnLine } from './came-on-line.ts'
import { readFollowing } from './following.ts'
import {
  changeSteps,
  holdSteps,
  issuedStep,
  stepKey,
  tellWork,
  type Step,
  type StepChange,
} from './hold-steps.ts'
import { oneSupplier, refuseTwice } from './judge-lines.ts'
import { inProcess } from './stock-ends.ts'
import { numberOfMove, writeMove } from './write-move.ts'

type Received = InputOf<typeof receiveCall>
type ReceivedLine = Received['lines'][number]

interface Line {
  readonly at: number
  readonly sent: ReceivedLine
  readonly step: Step
  /** Where the good ones go straight on to. */
  readonly next: Step | undefined
}

/** 外注戻り: what came back is finished of its process; the work is owed for what is good, in one posting. */
export async function receiveOutside(
  context: Context,
  received: Received,
): Promise<OutputOf<typeof receiveCall>> {
  const { move_dt, supplier_slip_no, lines: sent, remarks } = received
  return inOneUnit(context, async () => {
    refuseTwice(sent)
    const following = await readFollowing(
      context,
      sent.filter(({ straight_on }) => straight_on),
    )
    const held = await holdSteps(context, [...sent, ...following.values()])
    const lines = sent.map((line, at): Line => {
      const next = following.get(stepKey(line))
      return { at, sent: line, step: issuedStep(held, line), next: next && issuedStep(held, next) }
    })
    const supplier = oneSupplier(lines.map(({ step }) => step))
    judge(lines)
    const number = numberOfMove(context, move_dt)
    const movements = lines.flatMap(movementsOf)
    postStock(context, {
      ...{ poster: 'document', document_kind: outsideDocument, document_no: number, biz_dt: move_dt },
      movements: movements.map(({ movement }) => movement),
      cellOf(path) {
        const [, index] = /^lines\.(\d+)\./.exec(path) ?? []
        const of = index === undefined ? undefined : movements[Number(index)]
        return of ? `lines.${of.at}.${of.field}` : 'move_dt'
      },
    })
    const purchased = await addPurchases(context, {
      ...{ ...supplier, source: '4', source_no: '', account_dt: move_dt, supplier_slip_no },
      lines: lines.filter(({ sent: { good_qty } }) => isSome(good_qty)).map((line) => owedFor(line, move_dt)),
    })
    await recordOnLines(
      context,
      lines.map((line) => cameOnLine(line.sent)),
      { verb: 'receive' },
    )
    await tellWork(
      context,
      lines.map(({ sent: { good_qty, defective_qty }, step: { work_kind, work_order_no, process_no } }) => ({
        ...{ work_kind, work_order_no, process_no, good_qty, defective_qty },
      })),
      { biz_dt: move_dt, reason: '' },
    )
    unitOf(context).write(async () => {
      await writeMove(context, {
        head: { ...supplier, move_no: number.value, move_kind: '2', move_dt, supplier_slip_no, remarks },
        lines: lines.map(({ sent: line, next }) => ({
          ...{ po_no: line.po_no, po_line_no: line.line_no, defect_reason: line.reason },
          ...{ good_qty: line.good_qty, defective_qty: line.defective_qty, claim_amount: line.claim_amount },
          ...{ next_po_no: next?.po_no ?? '', next_line_no: next?.line_no ?? 0 },
        })),
      })
      await changeSteps(
        context,
        lines.flatMap((line) => changesOf(line, move_dt)),
      )
      await nameSource(context, purchased(), number.value)
    })
    return () => ({ move_no: number.value })
  })
}

const isSome = (qty: string): boolean => decimal(qty).units !== 0n

/** Refuses everything that is wrong at once, each thing at its cell; several lines may go on to one. */
function judge(lines: readonly Line[]): void {
  const wrong = new WrongCells()
  const goingOn = new Map<Step, ReturnType<typeof decimal>>()
  for (const { at, sent, step, next } of lines) {
    const { po_no: code, line_no: line, good_qty, defective_qty, reason, claim_amount } = sent
    const cell = (field: keyof ReceivedLine) => `lines.${at}.${field}`
    const came = plus(decimal(good_qty), decimal(defective_qty))
    if (came.units === 0n) wrong.at(cell('good_qty'), outsideErrors.BIZ_OUTSIDE_NOTHING.with())
    if (compare(came, decimal(step.there)) > 0)
      wrong.at(
        cell('good_qty'),
        outsideErrors.BIZ_OUTSIDE_RETURN_MORE.with({ code, line, there: step.there }),
      )
    if (isSome(defective_qty) && reason === '')
      wrong.at(cell('reason'), outsideErrors.BIZ_OUTSIDE_REASON.with())
    if (!isSome(defective_qty) && isSome(claim_amount))
      wrong.at(cell('claim_amount'), outsideErrors.BIZ_OUTSIDE_CLAIM.with())
    if (sent.straight_on && !next)
      wrong.at(cell('straight_on'), outsideErrors.BIZ_OUTSIDE_NEXT.with({ no: step.work_order_no }))
    if (!next) continue
    const on = { code: next.po_no, line: next.line_no }
    const together = plus(goingOn.get(next) ?? decimal('0'), decimal(good_qty))
    goingOn.set(next, together)
    if (compare(together, decimal(next.rest)) > 0)
      wrong.at(cell('straight_on'), outsideErrors.BIZ_OUTSIDE_SEND_MORE.with({ ...on, rest: next.rest }))
  }
  wrong.refuse()
}

interface LineMovement {
  readonly at: number
  readonly field: 'good_qty' | 'defective_qty'
  readonly movement: Movement
}

function movementsOf({ at, sent, step, next }: Line): readonly LineMovement[] {
  const { item_cd, lot_no, place_cd, rest_cd, before_no, process_no } = step
  const from = inProcess({ location_cd: place_cd, lot_no, process_no: before_no })
  const to = { lot_no, process_no }
  const of = (field: LineMovement['field'], end: Movement['to']): readonly LineMovement[] =>
    isSome(sent[field]) && end
      ? [{ at, field, movement: { stock_div: '042', item_cd, qty: sent[field], from, to: end } }]
      : []
  return [
    ...of('good_qty', inProcess({ ...to, location_cd: next?.place_cd ?? rest_cd })),
    ...of('defective_qty', inProcess({ ...to, location_cd: rest_cd, quality: '2' })),
  ]
}

/** 外注加工費 for what is good; the work brings no goods of its own. */
const owedFor = ({ sent, step }: Line, receipt_dt: string): PurchasedLine => ({
  ...{ stock_div: '011', item_cd: step.item_cd, item_nm: step.item_nm, qty: sent.good_qty, receipt_dt },
  ...{ unit_price: step.unit_price, price_base_qty: step.price_base_qty, tax_cd: step.tax_cd },
  ...{ temp_price_flg: step.temp_price_flg, po_no: sent.po_no, po_line_no: String(sent.line_no) },
  source_line_no: '0',
})

function changesOf({ sent, next }: Line, move_dt: string): readonly StepChange[] {
  const { po_no, line_no, good_qty, defective_qty, claim_amount } = sent
  return [
    { po_no, line_no, good_qty, defective_qty, claim_amount: written(decimal(claim_amount)) },
    ...(next ? [{ po_no: next.po_no, line_no: next.line_no, sent_qty: good_qty, out_dt: move_dt }] : []),
  ]
}

/** Its number is known only now. */
async function nameSource(
  { tx, session }: Context,
  purchases: readonly { readonly purchase_no: string }[],
  move_no: string,
): Promise<void> {
  await tx.execute(sql`UPDATE ${purchase} AS h SET source_no = ${move_no}
    WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
      AND h.purchase_no = ANY(${textArray(purchases.map(({ purchase_no }) => purchase_no))})`)
}
