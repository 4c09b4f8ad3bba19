import { sql, type SQL } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { lotTrace, LotEdge, LotNode } from '../../contract/lot-trace.ts'

type Trace = OutputOf<typeof lotTrace>

/** More than this nobody reads in one picture. */
const mostNodes = 300

interface Lot {
  readonly item_cd: string
  readonly lot_no: string
}

interface Step {
  readonly kind: 'lot' | 'slip'
  /** The lot that it was found from. */
  readonly of_item: string
  readonly of_lot: string
  readonly item_cd: string
  readonly lot_no: string
  readonly stock_div: LotNode['stock_div']
  readonly document_kind: string
  readonly document_no: string
  readonly date: string
  readonly qty: string
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

/** One step further from all of these lots. */
function stepsFrom({ tx, session }: Context, lots: readonly Lot[], way: Way): Promise<readonly Step[]> {
  const { company_cd } = session
  const [here, there] = way === 'back' ? ['t', 'f'] : ['f', 't']
  const [near, far] = [sql.identifier(here), sql.identifier(there)]
  const asked = sql`jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) AS w(item_cd text, lot_no text)`
  const ends = sql`JOIN stock_entry f ON f.company_cd = l.company_cd AND f.ledger_no = l.ledger_no AND f.side = -1
    JOIN stock_entry t ON t.company_cd = l.company_cd AND t.ledger_no = l.ledger_no AND t.side = 1`
  const ofAsked = sql`w JOIN stock_entry n ON n.company_cd = ${company_cd} AND n.item_cd = w.item_cd AND n.lot_no = w.lot_no
      AND n.side = ${way === 'back' ? 1 : -1}
    JOIN stock_ledger l ON l.company_cd = n.company_cd AND l.ledger_no = n.ledger_no AND ${stands}`
  const [mine, other] = way === 'back' ? ['040', '041'] : ['041', '040']
  /** The lots at the other end of the same work order. */
  const worked = sql`(SELECT m.company_cd, m.document_kind, m.document_no, m.stock_div, m.biz_dt, o.item_cd, o.lot_no, o.qty
      FROM stock_ledger m JOIN stock_entry o ON o.company_cd = m.company_cd AND o.ledger_no = m.ledger_no
        AND o.side = ${way === 'back' ? -1 : 1} AND o.lot_no <> ''
      WHERE m.company_cd = ${company_cd} AND m.stock_div = ${other} AND ${standsAs('m')}) AS o`
  const ofSame = (one: string) => sql`o.document_kind = ${sql.identifier(one)}.document_kind
    AND o.document_no = ${sql.identifier(one)}.document_no`
  return rows<Step>(
    tx,
    sql`WITH w AS (SELECT * FROM ${asked})
      SELECT 'lot' AS kind, w.item_cd AS of_item, w.lot_no AS of_lot, ${far}.item_cd, ${far}.lot_no, l.stock_div,
        l.document_kind, l.document_no, max(l.biz_dt)::text AS date, trim_scale(sum(t.qty))::text AS qty
      FROM ${ofAsked} ${ends}
      WHERE ${far}.lot_no <> '' AND (${far}.item_cd, ${far}.lot_no) <> (${near}.item_cd, ${near}.lot_no)
      GROUP BY 2, 3, 4, 5, 6, 7, 8
      UNION ALL
      SELECT 'lot', d.item_cd, d.lot_no, o.item_cd, o.lot_no, o.stock_div, o.document_kind, o.document_no,
        max(o.biz_dt)::text, trim_scale(abs(sum(o.qty)))::text
      FROM (SELECT DISTINCT w.item_cd, w.lot_no, l.document_kind, l.document_no FROM ${ofAsked}
        WHERE l.stock_div = ${mine}) d
      JOIN ${worked} ON ${ofSame('d')}
      GROUP BY 2, 3, 4, 5, 6, 7, 8
      UNION ALL
      SELECT 'slip', w.item_cd, w.lot_no, w.item_cd, w.lot_no, l.stock_div, l.document_kind, l.document_no,
        max(l.biz_dt)::text, trim_scale(sum(t.qty))::text
      FROM ${ofAsked} ${ends}
      WHERE NOT ${far}.ours AND (l.stock_div <> ${mine} OR NOT EXISTS (SELECT FROM ${worked} WHERE ${ofSame('l')}))
      GROUP BY 2, 3, 4, 5, 6, 7, 8
      ORDER BY 9, 4, 5`,
  )
}

/** Neither taken back, nor something that takes back. */
const standsAs = (alias: string): SQL => {
  const l = sql.identifier(alias)
  return sql`${l}.reverses IS NULL AND NOT EXISTS (SELECT FROM stock_ledger r
    WHERE r.company_cd = ${l}.company_cd AND r.reverses = ${l}.ledger_no)`
}
const stands = standsAs('l')

async function readLots(
  { tx, session }: Context,
  lots: readonly Lot[],
): Promise<ReadonlyMap<string, LotNode>> {
  const found = await rows<Pick<LotNode, 'item_cd' | 'item_nm' | 'lot_no' | 'qty' | 'date'>>(
    tx,
    sql`SELECT lot.item_cd, lot.lot_no, lot.received_dt::text AS date, i.item_nm,
        trim_scale(coalesce((SELECT sum(b.qty) FROM stock_balance b WHERE b.company_cd = lot.company_cd
          AND b.item_cd = lot.item_cd AND b.lot_no = lot.lot_no), 0))::text AS qty
      FROM jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) AS w(item_cd text, lot_no text)
      JOIN lot ON lot.company_cd = ${session.company_cd} AND lot.item_cd = w.item_cd AND lot.lot_no = w.lot_no
      JOIN item i ON i.company_cd = lot.company_cd AND i.item_cd = lot.item_cd`,
  )
  return new Map(
    found.map((lot) => [
      lotId(lot),
      { ...lot, id: lotId(lot), kind: 'lot', level: 0, stock_div: '', document_no: '' } as const,
    ]),
  )
}
