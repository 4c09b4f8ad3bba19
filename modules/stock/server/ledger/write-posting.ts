import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { negated, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { documentNo, type Line, type ResolvedEnd } from './line.ts'
import type { Movement } from './posting.ts'
import type { AllocationReduction, PostingEffects } from './posting-effects.ts'
import type { StockState } from './state.ts'

export interface ToWrite {
  readonly biz_dt: string
  readonly lines: readonly Line[]
  readonly effects: PostingEffects
  readonly state: StockState
  readonly reductions: readonly AllocationReduction[]
}

/** Where a line stands in the ledger: documents count their own lines. */
interface LedgerPlace {
  readonly document_kind: string
  readonly document_no: string
  readonly line_no: number
}

/** Ledger, entries, balances, availabilities, allocations, values and lots: one statement, whatever the number of lines. */
export async function writePosting(
  { tx, session, now, requestId }: Context,
  { biz_dt, lines, effects, state, reductions }: ToWrite,
): Promise<ReadonlyMap<Line, string>> {
  const { company_cd, factory_cd, user_cd } = session
  const places = placesOf(lines)
  const ofCompany = sql`company_cd = ${company_cd}`
  const balances = [...effects.balances].map(([key, change]) => ({ key, ...balanceRow(change, biz_dt) }))
  const availabilities = availabilityRows(effects, reductions)
  const found = await rows(
    tx,
    {
      ledger_no: z.string(),
      document_kind: z.string(),
      document_no: z.string(),
      line_no: z.int(),
    },
    sql`WITH ledger AS (
        INSERT INTO stock_ledger (company_cd, factory_cd, biz_dt, posted_at, stock_div, document_kind, document_no,
          line_no, item_cd, basis_qty, reason_cd, reason, reverses, user_cd, request_id)
        SELECT ${company_cd}, ${factory_cd}, ${biz_dt}::date, ${now.toISOString()}::timestamptz, stock_div,
          document_kind, document_no, line_no, item_cd, basis_qty, reason_cd, reason, reverses, ${user_cd}, ${requestId}
        FROM ${of('stock_ledger', ledgerRows(places))} WITH ORDINALITY ORDER BY ordinality
        RETURNING ledger_no, document_kind, document_no, line_no),
      entries AS (
        INSERT INTO stock_entry (company_cd, ledger_no, side, factory_cd, biz_dt, ours, location_cd, item_cd, lot_no,
          ownership, owner_cd, quality, process_no, qty, unit_cost, amount, variance, valued_qty, cost_before, cost_after)
        SELECT ${company_cd}, ledger.ledger_no, side, factory_cd, ${biz_dt}::date, ours, location_cd, item_cd, lot_no,
          ownership, owner_cd, quality, process_no, qty, unit_cost, amount, variance, valued_qty, cost_before, cost_after
        FROM ${sentRows(entryRows(places, effects), 'e', { document_kind: 'text', document_no: 'text', line_no: 'int', side: 'smallint', factory_cd: 'text', ours: 'boolean', location_cd: 'text', item_cd: 'text', lot_no: 'text', ownership: 'text', owner_cd: 'text', quality: 'text', process_no: 'text', qty: 'numeric', unit_cost: 'numeric', amount: 'numeric', variance: 'numeric', valued_qty: 'numeric', cost_before: 'numeric', cost_after: 'numeric' })}
        JOIN ledger USING (line_no, document_no, document_kind)),
      changed_balance AS (
        UPDATE stock_balance b SET qty = b.qty + w.qty, last_dt = greatest(b.last_dt, ${biz_dt}::date)
        FROM ${of(
          'stock_balance',
          balances.filter(({ key }) => state.balances.has(key)),
        )} w
        WHERE b.${ofCompany} AND b.factory_cd = w.factory_cd AND b.location_cd = w.location_cd AND b.item_cd = w.item_cd
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
        WHERE a.${ofCompany} AND a.factory_cd = w.factory_cd AND a.warehouse_cd = w.warehouse_cd AND a.item_cd = w.item_cd
          AND a.ownership = w.ownership AND a.owner_cd = w.owner_cd AND a.quality = w.quality),
      new_availability AS (
        INSERT INTO stock_availability (company_cd, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality, qty)
        SELECT ${company_cd}, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality, qty
        FROM ${of(
          'stock_availability',
          availabilities.filter(({ key }) => !state.promises.has(key)),
        )}),
      less AS (SELECT * FROM ${sentRows(reductions.map(reductionRow), 'l', { allocation_no: 'bigint', qty: 'numeric' })}),
      changed_allocation AS (
        UPDATE allocation a SET qty = a.qty - less.qty, update_user = ${user_cd}, update_dt = now(),
          update_cnt = a.update_cnt + 1
        FROM less WHERE a.${ofCompany} AND a.allocation_no = less.allocation_no AND a.qty > less.qty),
      ended_allocation AS (
        DELETE FROM allocation a USING less WHERE a.${ofCompany} AND a.allocation_no = less.allocation_no AND a.qty = less.qty),
      values AS (
        UPDATE item_cost c SET qty = w.qty, unit_cost = w.unit_cost, amount = w.amount
        FROM ${of('item_cost', poolRows(effects))} w
        WHERE c.${ofCompany} AND c.factory_cd = w.factory_cd AND c.item_cd = w.item_cd),
      lots AS (
        INSERT INTO lot (company_cd, item_cd, lot_no, received_dt, expiry_dt, made_dt, supplier_lot)
        SELECT ${company_cd}, item_cd, lot_no, ${biz_dt}::date, expiry_dt, made_dt, coalesce(supplier_lot, '')
        FROM ${of('lot', lotRows(lines))} ORDER BY item_cd, lot_no
        ON CONFLICT (company_cd, item_cd, lot_no) DO UPDATE SET expiry_dt = excluded.expiry_dt
          WHERE lot.expiry_dt IS NULL AND excluded.expiry_dt IS NOT NULL)
      SELECT ledger_no::text, document_kind, document_no, line_no FROM ledger`,
  )
  const numbers = new Map(found.map((row) => [placeText(row), row.ledger_no]))
  return new Map([...places].map(([line, place]) => [line, numbers.get(placeText(place)) ?? '']))
}

function placesOf(lines: readonly Line[]): ReadonlyMap<Line, LedgerPlace> {
  const counted = new Map<string, number>()
  return new Map(
    lines.map((line) => {
      const { document_kind } = line.document
      const document_no = documentNo(line.document)
      const document = [document_kind, document_no].join(' ')
      const line_no = (counted.get(document) ?? 0) + 1
      counted.set(document, line_no)
      return [line, { document_kind, document_no, line_no }]
    }),
  )
}

const placeText = ({ document_kind, document_no, line_no }: LedgerPlace): string =>
  [document_kind, document_no, line_no].join(' ')

const of = (table: string, records: readonly object[]): SQL =>
  sql`jsonb_populate_recordset(NULL::${sql.identifier(table)}, ${JSON.stringify(records)}::jsonb)`

const ledgerRows = (places: ReadonlyMap<Line, LedgerPlace>) =>
  [...places].map(([{ movement, item, worth, reverses }, place]) => ({
    ...place,
    stock_div: movement.stock_div,
    item_cd: item.item_cd,
    basis_qty: worth.rule === 'add' && worth.basis ? written(worth.basis) : null,
    reason_cd: movement.reason_cd ?? '',
    reason: movement.reason ?? '',
    reverses,
  }))

const kindsOf = ({ item_cd, lot_no, ownership, owner_cd, quality, process_no }: ResolvedEnd) => ({
  item_cd,
  lot_no,
  ownership,
  owner_cd,
  quality,
  process_no,
})

const entryRows = (places: ReadonlyMap<Line, LedgerPlace>, { entries }: PostingEffects) =>
  entries.map(({ line, side, end, ...figures }) => ({
    ...places.get(line),
    side,
    ...entryPlace(end, line),
    qty: written(figures.qty),
    unit_cost: written(figures.unit_cost),
    amount: written(figures.amount),
    variance: written(figures.variance),
    valued_qty: written(figures.valued_qty),
    cost_before: written(figures.cost_before),
    cost_after: written(figures.cost_after),
  }))

/** A change of value lies nowhere: it belongs to the item in its factory. */
function entryPlace(end: ResolvedEnd | undefined, { factories, item }: Line) {
  if (end)
    return {
      factory_cd: end.factory_cd,
      ours: end.location.ours,
      location_cd: end.location.location_cd,
      ...kindsOf(end),
    }
  const unset = { lot_no: '', ownership: '0', owner_cd: '', quality: '0', process_no: '' }
  return {
    factory_cd: factories[0],
    ours: true,
    location_cd: '',
    item_cd: item.item_cd,
    ...unset,
  }
}

const balanceRow = (
  { end, delta }: { readonly end: ResolvedEnd; readonly delta: Decimal },
  last_dt: string,
) => ({
  factory_cd: end.factory_cd,
  location_cd: end.location.location_cd,
  warehouse_cd: end.location.warehouse_cd,
  ...kindsOf(end),
  qty: written(delta),
  last_dt,
})

function availabilityRows(effects: PostingEffects, reductions: readonly AllocationReduction[]) {
  const released = new Map<string, Decimal>()
  for (const { availability, qty } of reductions)
    released.set(availability, plus(released.get(availability) ?? zero, qty))
  return [...effects.availabilities].map(([key, { end, delta }]) => ({
    key,
    factory_cd: end.factory_cd,
    warehouse_cd: end.location.warehouse_cd,
    item_cd: end.item_cd,
    ownership: end.ownership,
    owner_cd: end.owner_cd,
    quality: end.quality,
    qty: written(delta),
    allocated_qty: written(negated(released.get(key) ?? zero)),
  }))
}

const reductionRow = ({ allocation_no, qty }: AllocationReduction) => ({ allocation_no, qty: written(qty) })

const poolRows = ({ pools }: PostingEffects) =>
  pools.changed().map(([key, { qty, unit_cost, amount }]) => {
    const [factory_cd, item_cd] = key.split('\u0001')
    return { factory_cd, item_cd, qty: written(qty), unit_cost: written(unit_cost), amount: written(amount) }
  })

/** Lots that come into our hands; one that is known stays as it is, and only gets the expiry that it had not. */
function lotRows(lines: readonly Line[]) {
  const lots = new Map<
    string,
    { item_cd: string; lot_no: string } & Pick<Movement, 'expiry_dt' | 'made_dt' | 'supplier_lot'>
  >()
  for (const { ends, movement } of lines) {
    const end = ends?.to
    if (!end?.location.ours || end.lot_no === '') continue
    const { item_cd, lot_no } = end
    const { expiry_dt, made_dt, supplier_lot } = movement
    const key = [item_cd, lot_no].join(' ')
    lots.set(key, {
      ...lots.get(key),
      ...{ item_cd, lot_no },
      ...(expiry_dt === undefined ? {} : { expiry_dt }),
      ...(made_dt === undefined ? {} : { made_dt }),
      ...(supplier_lot === undefined ? {} : { supplier_lot }),
    })
  }
  return [...lots.values()]
}
