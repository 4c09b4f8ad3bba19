import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { postStock, type Movement } from '#modules/stock/server/index.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { isSlip } from '#platform/server/slip/read-kept.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { receiveArrival as receiveCall } from '../../contract/arrival/arrival-calls.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import { arrivalMachine } from '../../contract/arrival/arrival-machine.ts'
import { arrivalKind } from '../../contract/arrival/arrival-number.ts'
import type { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { arrivalKept, type ArrivalLine, type StoredArrival } from './arrival-kept.ts'
import { arrival, arrivalLine } from './tables.ts'

/** 受入: everything that a delivery brought comes into stock, in one posting; a note of one delivery counts once. */
export async function receiveArrival(
  context: Context,
  { arrival_no }: InputOf<typeof receiveCall>,
): Promise<SlipRecordOf<typeof arrivalSlip>> {
  const key = { arrival_no }
  await inOneUnit(context, async () => {
    await stepSlip(arrivalKept, context, key, {
      ...{ machine: arrivalMachine, verb: 'receive' },
      factsOf: (record) => record,
    })
    const slip = await readKept(arrivalKept, context, key)
    await refuseTwice(context, slip.header)
    judge(slip)
    const taken = [...slip.lines.entries()].filter(([, { outcome }]) => outcome === '0')
    if (taken.length > 0)
      postStock(context, {
        biz_dt: slip.header.receipt_dt,
        poster: 'document',
        ...{ document_kind: arrivalKind, document_no: arrival_no },
        movements: taken.map(([, line]) => movementOf(line)),
        cellOf: (path) => cellOf(path, (index) => taken[index]?.[0] ?? 0),
      })
    unitOf(context).write(() => acceptUninspected(context, arrival_no))
    return () => undefined
  })
  return readKept(arrivalKept, context, key)
}

/** Two people with the same delivery note: the second one waits for the first, and is told who has received it. */
async function refuseTwice(
  { tx, session }: Context,
  { arrival_no, supplier_cd, branch_no, supplier_slip_no }: StoredArrival['header'],
): Promise<void> {
  if (supplier_slip_no === '') return
  const { company_cd, factory_cd } = session
  const note = [company_cd, factory_cd, 'delivery note', supplier_cd, branch_no, supplier_slip_no].join(' ')
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${note}, 0))`)
  const [other] = await rows(
    tx,
    { arrival_no: z.string() },
    sql`SELECT h.arrival_no FROM ${arrival} AS h WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}
      AND h.arrival_status = '1' AND h.arrival_no <> ${arrival_no} AND h.supplier_slip_no = ${supplier_slip_no}
      AND coalesce(h.supplier_cd, '') = ${supplier_cd} AND h.branch_no = ${branch_no}`,
  )
  if (other)
    throw arrivalErrors.BIZ_ARRIVAL_TWICE.with({ slip: supplier_slip_no, no: other.arrival_no }).at(
      'header.supplier_slip_no',
    )
}

function judge({ lines }: StoredArrival): void {
  if (lines.length === 0) throw arrivalErrors.BIZ_ARRIVAL_EMPTY.with().at('lines')
  const wrong = new WrongCells()
  for (const [at, { outcome, owner_cd, remarks, location_cd }] of lines.entries()) {
    if (outcome !== '0') continue
    if (owner_cd === '' && remarks === '')
      wrong.at(`lines.${at}.owner_cd`, arrivalErrors.BIZ_ARRIVAL_NO_ORDER.with())
    if (location_cd === '') wrong.at(`lines.${at}.location_cd`, arrivalErrors.BIZ_ARRIVAL_PLACE.with())
  }
  wrong.refuse()
}

/** 016: without an order, supplied by a customer, whose it stays, or free of charge. */
const movementOf = (line: ArrivalLine): Movement => ({
  ...{ stock_div: '016', item_cd: line.item_cd, qty: line.qty, reason: line.remarks },
  ...(line.expiry_dt === '' ? {} : { expiry_dt: line.expiry_dt }),
  ...(line.supplier_lot === '' ? {} : { supplier_lot: line.supplier_lot }),
  to: { ...goodsOf(line), quality: line.inspected ? '1' : '0' },
})

/** Where the goods of a line lie, and whose they are. */
export const goodsOf = ({ location_cd, lot_no, owner_cd }: ArrivalLine) => ({
  ...{ location_cd, lot_no, owner_cd },
  ownership: owner_cd === '' ? ('0' as const) : ('2' as const),
})

/** What the stock refuses stands at the cell of the line that was typed. */
function cellOf(path: string, lineAt: (index: number) => number): string {
  const [, index, field] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
  if (index === undefined || field === undefined) return path === 'biz_dt' ? 'header.receipt_dt' : path
  return `lines.${lineAt(Number(index))}.${field === 'to_location_cd' ? 'location_cd' : field}`
}

/** Goods that nobody inspects are accepted as they arrive. */
async function acceptUninspected(context: Context, arrival_no: string): Promise<void> {
  await context.tx.execute(sql`UPDATE ${arrivalLine} AS l SET inspected_qty = l.qty, good_qty = l.qty
    WHERE ${isSlip(arrivalKept, context, { arrival_no }, 'l')} AND l.outcome = '0' AND NOT l.inspected`)
}
