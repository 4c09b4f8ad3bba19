import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { stockDivision } from '../../contract/division.ts'
import type { lotTrace, LotEdge, LotNode } from '../../contract/lot-trace.ts'

type Trace = OutputOf<typeof lotTrace>

/** More than this nobody reads in one picture. */
const mostNodes = 300

interface Lot {
  readonly item_cd: string
  readonly lot_no: string
}

type Step = RowOf<typeof step>
const step = {
  kind: z.enum(['lot', 'slip']),
  /** The lot that it was found from. */
  of_item: z.string(),
  of_lot: z.string(),
  item_cd: z.string(),
  lot_no: z.string(),
  stock_div: stockDivision.schema,
  document_kind: z.string(),
  document_no: z.string(),
  date: z.string(),
  qty: z.string(),
}

type Way = 'back' | 'on'

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
  const there = await readLots(context, [...lots.values()])
  if (!there.has(start)) throw http[404].with()
  const nodes = [...levels].flatMap(([id, level]) => {
    const node = there.get(id) ?? slips.get(id)
    return node ? [{ ...node, level }] : []
  })
  return { nodes, edges: [...edges.values()], has_more }
}

const lotId = ({ item_cd, lot_no }: Lot): string => `${item_cd} ${lot_no}`
const slipId = ({ document_kind, document_no, stock_div, item_cd, lot_no }: Step): string =>
  [document_kind, document_no, stock_div, item_cd, lot_no].join(' ')

const slipNode = (id: string, { item_cd, lot_no, qty, stock_div, document_no, date }: Step): LotNode => ({
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
})

/**
 * One step further from all of these lots. Each table is entered by its index for one row at a time (OFFSET 0): a plan
 * made without statistics would otherwise put the whole ledger beside itself.
 */
function stepsFrom({ tx, session }: Context, lots: readonly Lot[], way: Way): Promise<readonly Step[]> {
  const { company_cd } = session
  const [near, far] = way === 'back' ? ['t', 'f'] : ['f', 't']
  const [mine, other] = way === 'back' ? ['040', '041'] : ['041', '040']
  const side = way === 'back' ? 1 : -1
  const [nearItem, nearLot, farItem, farLot, farOurs] = [
    ...[`${near}_item`, `${near}_lot`],
    ...[`${far}_item`, `${far}_lot`, `${far}_ours`],
  ].map((name) => sql.identifier(name))
  const entryOf = (ledger: string, end: number, columns: SQL) =>
    sql`(SELECT ${columns} FROM stock_entry e WHERE e.company_cd = ${company_cd}
      AND e.ledger_no = ${sql.identifier(ledger)}.ledger_no AND e.side = ${end} OFFSET 0)`
  return rows(
    tx,
    step,
    sql`WITH w AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) AS w(item_cd text, lot_no text)),
      moved AS MATERIALIZED (
        SELECT w.item_cd AS of_item, w.lot_no AS of_lot, l.*
        FROM w
        CROSS JOIN LATERAL (SELECT e.ledger_no FROM stock_entry e WHERE e.company_cd = ${company_cd}
          AND e.item_cd = w.item_cd AND e.lot_no = w.lot_no AND e.lot_no <> '' AND e.side = ${side} OFFSET 0) n
        CROSS JOIN LATERAL (SELECT ${movement} FROM stock_ledger l WHERE l.company_cd = ${company_cd}
          AND l.ledger_no = n.ledger_no AND ${stands} OFFSET 0) l),
      ends AS MATERIALIZED (
        SELECT m.*, f.*, t.* FROM moved m
        CROSS JOIN LATERAL ${entryOf('m', -1, sql`e.item_cd AS f_item, e.lot_no AS f_lot, e.ours AS f_ours`)} f
        CROSS JOIN LATERAL ${entryOf('m', 1, sql`e.item_cd AS t_item, e.lot_no AS t_lot, e.ours AS t_ours, e.qty`)} t),
      -- The lots at the other end of the same work order.
      worked AS MATERIALIZED (
        SELECT d.of_item, d.of_lot, l.*, o.item_cd, o.lot_no, o.qty
        FROM (SELECT DISTINCT of_item, of_lot, document_kind, document_no FROM moved WHERE stock_div = ${mine}) d
        CROSS JOIN LATERAL (SELECT ${movement} FROM stock_ledger l WHERE l.company_cd = ${company_cd}
          AND l.document_kind = d.document_kind AND l.document_no = d.document_no AND l.stock_div = ${other}
          AND ${stands} OFFSET 0) l
        CROSS JOIN LATERAL ${entryOf('l', -side, sql`e.item_cd, e.lot_no, e.qty`)} o
        WHERE o.lot_no <> '')
      SELECT 'lot' AS kind, of_item, of_lot, ${farItem} AS item_cd, ${farLot} AS lot_no, stock_div, document_kind,
        document_no, max(biz_dt)::text AS date, trim_scale(sum(qty))::text AS qty
      FROM ends WHERE ${farLot} <> '' AND (${farItem}, ${farLot}) <> (${nearItem}, ${nearLot})
      GROUP BY 2, 3, 4, 5, 6, 7, 8
      UNION ALL
      SELECT 'lot', of_item, of_lot, item_cd, lot_no, stock_div, document_kind, document_no, max(biz_dt)::text,
        trim_scale(abs(sum(qty)))::text
      FROM worked GROUP BY 2, 3, 4, 5, 6, 7, 8
      UNION ALL
      SELECT 'slip', of_item, of_lot, of_item, of_lot, stock_div, document_kind, document_no, max(biz_dt)::text,
        trim_scale(sum(qty))::text
      FROM ends WHERE NOT ${farOurs} AND (stock_div <> ${mine} OR NOT EXISTS (SELECT FROM worked
        WHERE worked.document_kind = ends.document_kind AND worked.document_no = ends.document_no))
      GROUP BY 2, 3, 4, 5, 6, 7, 8
      ORDER BY 9, 4, 5`,
  )
}

const movement = sql`l.ledger_no, l.stock_div, l.document_kind, l.document_no, l.biz_dt`

/** Neither taken back, nor something that takes back. */
const stands = sql`l.reverses IS NULL AND NOT EXISTS (SELECT FROM stock_ledger r
  WHERE r.company_cd = l.company_cd AND r.reverses = l.ledger_no)`

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
      FROM jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) AS w(item_cd text, lot_no text)
      JOIN lot ON lot.company_cd = ${session.company_cd} AND lot.item_cd = w.item_cd AND lot.lot_no = w.lot_no`,
  )
  return new Map(
    found.map((lot) => [
      lotId(lot),
      { ...lot, id: lotId(lot), kind: 'lot', level: 0, stock_div: '', document_no: '' } as const,
    ]),
  )
}
