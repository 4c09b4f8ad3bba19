import { postStock } from '#modules/stock/server/index.ts'
import { compare, decimal } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { sendOutside as sendCall } from '../../contract/outside/outside-calls.ts'
import { outsideErrors } from '../../contract/outside/outside-errors.ts'
import { outsideDocument } from '../../contract/outside/outside-number.ts'
import { changeSteps, holdSteps, issuedStep, type Step } from './hold-steps.ts'
import { numberOfMove, writeMove } from './write-move.ts'
import { inProcess } from './stock-ends.ts'
import { oneSupplier, refuseTwice } from './judge-lines.ts'
import { pickUpFrom } from './pick-up-day.ts'

type Sent = InputOf<typeof sendCall>

/** 外注出庫: pieces of the process before go to the subcontractor's place, by the lot of their work order. */
export async function sendOutside(context: Context, sent: Sent): Promise<OutputOf<typeof sendCall>> {
  const { move_dt, lines, remarks } = sent
  return inOneUnit(context, async () => {
    refuseTwice(lines)
    const held = await holdSteps(context, lines)
    const steps = lines.map((line) => issuedStep(held, line))
    const supplier = oneSupplier(steps)
    refuseTooMany(lines, steps)
    const pick_up_dt = (await pickUpFrom(context, supplier, move_dt))(move_dt)
    const number = numberOfMove(context, move_dt)
    postStock(context, {
      ...{ poster: 'document', document_kind: outsideDocument, document_no: number, biz_dt: move_dt },
      movements: lines.map(({ qty }, at) => movementOf(steps[at], qty)),
      cellOf: (path) => (path === 'biz_dt' ? 'move_dt' : path),
    })
    unitOf(context).write(async () => {
      await writeMove(context, {
        head: { ...supplier, move_no: number.value, move_kind: '1', move_dt, supplier_slip_no: '', remarks },
        lines: lines.map(({ po_no, line_no, qty }) => ({ po_no, po_line_no: line_no, sent_qty: qty })),
      })
      await changeSteps(
        context,
        lines.map(({ po_no, line_no, qty }) => ({ po_no, line_no, sent_qty: qty, out_dt: move_dt })),
      )
    })
    return () => ({ move_no: number.value, pick_up_dt: pick_up_dt === move_dt ? '' : pick_up_dt })
  })
}

function refuseTooMany(lines: Sent['lines'], steps: readonly Step[]): void {
  const wrong = new WrongCells()
  for (const [at, { po_no: code, line_no: line, qty }] of lines.entries()) {
    const rest = steps[at]?.rest ?? '0'
    if (compare(decimal(qty), decimal(rest)) > 0)
      wrong.at(`lines.${at}.qty`, outsideErrors.BIZ_OUTSIDE_SEND_MORE.with({ code, line, rest }))
  }
  wrong.refuse()
}

/** What goes out to a first process begins there. */
function movementOf(step: Step | undefined, qty: string) {
  if (!step) throw new Error('A line without its step')
  const { item_cd, lot_no, before_no, before_cd, place_cd } = step
  return {
    ...({ stock_div: '042', item_cd, qty } as const),
    ...(before_no === 0
      ? {}
      : { from: inProcess({ location_cd: before_cd, lot_no, process_no: before_no }) }),
    to: inProcess({ location_cd: place_cd, lot_no, process_no: before_no }),
  }
}
