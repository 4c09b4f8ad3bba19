import { sql, type SQL } from 'drizzle-orm'
import { negated, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { availabilityKey, type Line, type Spot } from './line.ts'
import type { Played } from './play.ts'
import type { Posting } from './posting.ts'
import type { StockState } from './state.ts'

/** Allocations that become smaller: by their owner's issue, or because the goods are not there. */
export interface Lessened {
  readonly allocation_no: string
  readonly availability: string
  readonly qty: Decimal
}

export interface ToWrite {
  readonly posting: Pick<Posting, 'biz_dt' | 'document_kind'>
  readonly lines: readonly Line[]
  readonly played: Played
  readonly state: StockState
  readonly lessened: readonly Lessened[]
}

/** Ledger, entries, balances, availabilities, allocations, values and lots: one statement, whatever the number of lines. */
export async function writePosting(
  { tx, session, now, requestId }: Context,
  { posting, lines, played, state, lessened }: ToWrite,
  document_no: string,
): Promise<readonly string[]> {
  const { company_cd, factory_cd, user_cd } = session
  const { biz_dt, document_kind } = posting
  const own = sql`company_cd = ${company_cd}`
  const balances = [...played.balances].map(([key, change]) => ({ key, ...balanceRow(change, biz_dt) }))
  const availabilities = availabilityRows(played, lessened)
  const found = await rows<{ ledger_no: string }>(
    tx,
    sql`WITH ledger AS (
        INSERT INTO stock_ledger (company_cd, factory_cd, biz_dt, posted_at, stock_div, document_kind, document_no,
          line_no, item_cd, reason_cd, reason, reverses, user_cd, request_id)
        SELECT ${company_cd}, ${factory_cd}, ${biz_dt}::date, ${now.toISOString()}::timestamptz, stock_div,
          ${document_kind}, ${document_no}, line_no, item_cd, reason_cd, reason, reverses, ${user_cd}, ${requestId}
        FROM ${of('stock_ledger', lines.map(ledgerRow))} ORDER BY line_no
        RETURNING ledger_no, line_no),
      entries AS (
        INSERT INTO stock_entry (company_cd, ledger_no, side, factory_cd, biz_dt, ours, location_cd, item_cd, lot_no,
          ownership, owner_cd, quality, process_no, qty, unit_cost, amount, variance)
        SELECT ${company_cd}, ledger.ledger_no, side, factory_cd, ${biz_dt}::date, ours, location_cd, item_cd, lot_no,
          ownership, owner_cd, quality, process_no, qty, unit_cost, amount, variance
        FROM jsonb_to_recordset(${JSON.stringify(entryRows(lines, played))}::jsonb) AS e(line_no int, side smallint,
          factory_cd text, ours boolean, location_cd text, item_cd text, lot_no text, ownership text, owner_cd text,
          quality text, process_no text, qty numeric, unit_cost numeric, amount numeric, variance numeric)
        JOIN ledger USING (line_no)),
      changed_balance AS (
        UPDATE stock_balance b SET qty = b.qty + w.qty, last_dt = greatest(b.last_dt, ${biz_dt}::date)
        FROM ${of(
          'stock_balance',
          balances.filter(({ key }) => state.balances.has(key)),
        )} w
        WHERE b.${own} AND b.factory_cd = w.factory_cd AND b.location_cd = w.location_cd AND b.item_cd = w.item_cd
          AND b.lot_no = w.lot_no AND b.ownership = w.ownership AND b.owner_cd = w.owner_cd AND b.quality = w.quality
          AND b.process_no = w.process_no),
      new_balance AS (
        INSERT INTO stock_balance (company_cd, factory_cd, location_cd, item_cd, lot_no, ownership, owner_cd, quality,
          process_no, warehouse_cd, qty, last_dt)
        SELECT ${company_cd}, factory_cd, location_cd, item_cd, lot_no, ownership, owner_cd, quality, process_no,
          warehouse_cd, qty, last_dt
        FROM ${of(
          'stock_balance',
          balances.filter(({ key }) => !state.balances.has(key)),
        )}),
      changed_availability AS (
        UPDATE stock_availability a SET qty = a.qty + w.qty, allocated_qty = a.allocated_qty + w.allocated_qty
        FROM ${of(
          'stock_availability',
          availabilities.filter(({ key }) => state.promises.has(key)),
        )} w
        WHERE a.${own} AND a.factory_cd = w.factory_cd AND a.warehouse_cd = w.warehouse_cd AND a.item_cd = w.item_cd
          AND a.ownership = w.ownership AND a.quality = w.quality),
      new_availability AS (
        INSERT INTO stock_availability (company_cd, factory_cd, warehouse_cd, item_cd, ownership, quality, qty)
        SELECT ${company_cd}, factory_cd, warehouse_cd, item_cd, ownership, quality, qty
        FROM ${of(
          'stock_availability',
          availabilities.filter(({ key }) => !state.promises.has(key)),
        )}),
      less AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(lessened.map(lessRow))}::jsonb)
        AS l(allocation_no bigint, qty numeric)),
      changed_allocation AS (
        UPDATE allocation a SET qty = a.qty - less.qty, update_user = ${user_cd}, update_dt = now(),
          update_cnt = a.update_cnt + 1
        FROM less WHERE a.${own} AND a.allocation_no = less.allocation_no AND a.qty > less.qty),
      ended_allocation AS (
        DELETE FROM allocation a USING less WHERE a.${own} AND a.allocation_no = less.allocation_no AND a.qty = less.qty),
      values AS (
        UPDATE item_cost c SET qty = w.qty, unit_cost = w.unit_cost, amount = w.amount
        FROM ${of('item_cost', poolRows(played))} w
        WHERE c.${own} AND c.factory_cd = w.factory_cd AND c.item_cd = w.item_cd),
      lots AS (
        INSERT INTO lot (company_cd, item_cd, lot_no, received_dt, expiry_dt, supplier_lot)
        SELECT ${company_cd}, item_cd, lot_no, ${biz_dt}::date, expiry_dt, coalesce(supplier_lot, '')
        FROM ${of('lot', lotRows(lines))} ORDER BY item_cd, lot_no ON CONFLICT DO NOTHING)
      SELECT ledger_no::text FROM ledger ORDER BY line_no`,
  )
  return found.map(({ ledger_no }) => ledger_no)
}

const of = (table: string, records: readonly object[]): SQL =>
  sql`jsonb_populate_recordset(NULL::${sql.identifier(table)}, ${JSON.stringify(records)}::jsonb)`

const ledgerRow = ({ at, movement, item, reverses }: Line) => ({
  line_no: at + 1,
  stock_div: movement.stock_div,
  item_cd: item.item_cd,
  reason_cd: movement.reason_cd ?? '',
  reason: movement.reason ?? '',
  reverses,
})

const kindsOf = ({ item_cd, lot_no, ownership, owner_cd, quality, process_no }: Spot) => ({
  item_cd,
  lot_no,
  ownership,
  owner_cd,
  quality,
  process_no,
})

function entryRows(lines: readonly Line[], { entries }: Played) {
  const byPlace = new Map(lines.map((line) => [line.at, line]))
  return entries.map(({ at, side, spot, qty, unit_cost, amount, variance }) => ({
    line_no: at + 1,
    side,
    ...entryPlace(spot, byPlace.get(at)),
    qty: written(qty),
    unit_cost: written(unit_cost),
    amount: written(amount),
    variance: written(variance),
  }))
}

/** A change of value lies nowhere: it belongs to the item in its factory. */
function entryPlace(spot: Spot | undefined, line: Line | undefined) {
  if (spot)
    return {
      factory_cd: spot.factory_cd,
      ours: spot.location.ours,
      location_cd: spot.location.location_cd,
      ...kindsOf(spot),
    }
  const unset = { lot_no: '', ownership: '0', owner_cd: '', quality: '0', process_no: '' }
  return {
    factory_cd: line?.factories[0],
    ours: true,
    location_cd: '',
    item_cd: line?.item.item_cd,
    ...unset,
  }
}

const balanceRow = ({ spot, delta }: { readonly spot: Spot; readonly delta: Decimal }, last_dt: string) => ({
  factory_cd: spot.factory_cd,
  location_cd: spot.location.location_cd,
  warehouse_cd: spot.location.warehouse_cd,
  ...kindsOf(spot),
  qty: written(delta),
  last_dt,
})

function availabilityRows(played: Played, lessened: readonly Lessened[]) {
  const released = new Map<string, Decimal>()
  for (const { availability, qty } of lessened)
    released.set(availability, plus(released.get(availability) ?? zero, qty))
  return [...played.availabilities].map(([key, { spot, delta }]) => ({
    key,
    factory_cd: spot.factory_cd,
    warehouse_cd: spot.location.warehouse_cd,
    item_cd: spot.item_cd,
    ownership: spot.ownership,
    quality: spot.quality,
    qty: written(delta),
    allocated_qty: written(negated(released.get(key) ?? zero)),
  }))
}

const lessRow = ({ allocation_no, qty }: Lessened) => ({ allocation_no, qty: written(qty) })

const poolRows = ({ pools }: Played) =>
  pools.changed().map(([key, { qty, unit_cost, amount }]) => {
    const [factory_cd, item_cd] = key.split('\u0001')
    return { factory_cd, item_cd, qty: written(qty), unit_cost: written(unit_cost), amount: written(amount) }
  })

/** Lots that come into our hands; the ones that are known already stay as they are. */
function lotRows(lines: readonly Line[]) {
  const lots = new Map<string, object>()
  for (const { ends, movement } of lines) {
    const spot = ends?.to
    if (!spot?.location.ours || spot.lot_no === '') continue
    const { item_cd, lot_no } = spot
    const { expiry_dt, supplier_lot } = movement
    lots.set(`${availabilityKey(spot)} ${lot_no}`, { item_cd, lot_no, expiry_dt, supplier_lot })
  }
  return [...lots.values()]
}
