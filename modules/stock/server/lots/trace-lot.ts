import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { lotTrace, LotEdge, LotNode } from '../../contract/lot-trace.ts'
import { lotsWithCertificate } from './lot-certificates.ts'
import { lotKey, stepsFrom, type Lot, type LotStep } from './lot-steps.ts'

type Trace = OutputOf<typeof lotTrace>

/** More than this nobody reads in one picture. */
const mostNodes = 300

/**
 * A lot comes from a receipt, from another lot that was given its name, or from the lots that were consumed for the work
 * order that completed it (041 and 040 of one document); and so on, both ways. What was taken back does not count.
 */
export async function traceLot(context: Context, asked: InputOf<typeof lotTrace>): Promise<Trace> {
  const start = lotId(asked)
  const levels = new Map<string, number>([[start, 0]])
  const lots = new Map<string, Lot>([[start, asked]])
  const slips = new Map<string, LotNode>()
  const edges = new Map<string, LotEdge>()
  let has_more = false
  for (const way of ['back', 'on'] as const) {
    let frontier: readonly Lot[] = [asked]
    for (let level = 1; frontier.length > 0; level++) {
      const found = await stepsFrom(context, frontier, way)
      const next: Lot[] = []
      for (const step of found) {
        const of = lotId({ item_cd: step.of_item, lot_no: step.of_lot })
        const id = step.kind === 'lot' ? lotId(step) : slipId(step)
        // What was mended was drawn under its own number.
        if (id === of) continue
        const known = levels.has(id)
        if (!known && levels.size >= mostNodes) {
          has_more = true
          continue
        }
        const [from, to] = way === 'back' ? [id, of] : [of, id]
        edges.set(`${from} ${to} ${step.document_no}`, {
          from,
          to,
          qty: step.qty,
          document_no: step.document_no,
        })
        if (known) continue
        levels.set(id, way === 'back' ? -level : level)
        if (step.kind === 'slip') slips.set(id, slipNode(id, step))
        else {
          lots.set(id, step)
          next.push(step)
        }
      }
      frontier = next
    }
  }
  const certified = await lotsWithCertificate(context, [...lots.values()])
  const there = await readLots(context, [...lots.values()])
  if (!there.has(start)) throw http[404].with()
  const nodes = [...levels].flatMap(([id, level]) => {
    const node = there.get(id) ?? slips.get(id)
    return node
      ? [{ ...node, level, has_certificate: node.kind === 'lot' && certified.has(lotKey(node)) }]
      : []
  })
  return { nodes, edges: [...edges.values()], has_more }
}

const lotId = ({ item_cd, lot_no }: Lot): string => `${item_cd} ${lot_no}`
const slipId = ({ document_kind, document_no, stock_div, item_cd, lot_no }: LotStep): string =>
  [document_kind, document_no, stock_div, item_cd, lot_no].join(' ')

const slipNode = (id: string, { item_cd, lot_no, qty, stock_div, document_no, date }: LotStep): LotNode => ({
  id,
  kind: 'slip',
  level: 0,
  item_cd,
  item_nm: '',
  lot_no,
  qty,
  stock_div,
  document_no,
  date,
  has_certificate: false,
})

async function readLots(
  { tx, session }: Context,
  lots: readonly Lot[],
): Promise<ReadonlyMap<string, LotNode>> {
  const found = await rows(
    tx,
    { item_cd: z.string(), lot_no: z.string(), date: z.string(), item_nm: z.string(), qty: z.string() },
    sql`SELECT lot.item_cd, lot.lot_no, lot.received_dt::text AS date, ${itemRead.of('lot', 'item_nm')} AS item_nm,
        trim_scale(coalesce((SELECT sum(b.qty) FROM stock_balance b WHERE b.company_cd = lot.company_cd
          AND b.item_cd = lot.item_cd AND b.lot_no = lot.lot_no), 0))::text AS qty
      FROM ${sentRows(lots, 'w', { item_cd: 'text', lot_no: 'text' })}
      JOIN lot ON lot.company_cd = ${session.company_cd} AND lot.item_cd = w.item_cd AND lot.lot_no = w.lot_no`,
  )
  return new Map(
    found.map((lot) => [
      lotId(lot),
      {
        ...lot,
        id: lotId(lot),
        kind: 'lot',
        level: 0,
        stock_div: '',
        document_no: '',
        has_certificate: false,
      } as const,
    ]),
  )
}
