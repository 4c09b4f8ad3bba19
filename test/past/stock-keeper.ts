import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { demoGoods } from '#modules/master/server/index.ts'
import { bomRecords } from '#modules/master/server/demo/items.ts'
import { handSlipKind, stockSlipNumber } from '#modules/stock/contract/stock-codes.ts'
import { postStock, type Movement } from '#modules/stock/server/index.ts'
import { slipNumberOf } from '#modules/system/server/index.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { inContext } from '../context.ts'
import { workedAfter } from './days.ts'
import { text, type PastStage } from './stage.ts'
import { firstDay, orders, purchases, works } from './year.ts'

const held = { item_cd: text, location_cd: text, lot_no: text, qty: z.number() }
type Held = z.output<z.ZodObject<typeof held>>

const stockOf = (database: Database): Promise<readonly Held[]> =>
  database.company('DEMO', 'read', (tx) =>
    rows(
      tx,
      held,
      sql`SELECT item_cd, location_cd, lot_no, qty::float8 AS qty FROM stock_balance
        WHERE factory_cd = 'F01' AND qty <> 0 AND quality = '0' AND process_no = '' ORDER BY 1, 2, 3`,
    ),
  )

/** Slips of the warehouse, of a hundred lines at most. */
async function postHand(
  { database }: PastStage,
  biz_dt: string,
  movements: readonly Movement[],
): Promise<void> {
  for (let at = 0; at < movements.length; at += 100)
    await inContext(database, { company_cd: 'DEMO', user_cd: 'STOCK', now: new Date() }, (context) =>
      inOneUnit(context, () => {
        const document_no = slipNumberOf(context, { ...stockSlipNumber, date: biz_dt })
        postStock(context, {
          ...{ biz_dt, poster: 'hand', document_kind: handSlipKind, document_no },
          movements: movements.slice(at, at + 100),
        })
        return Promise.resolve(() => undefined)
      }),
    )
}

interface Change {
  readonly day: string
  readonly qty: number
}

/** What the year will do to the stock of an item, in the order of its days. */
function changesOf(item_cd: string): readonly Change[] {
  const needs = bomRecords.filter((one) => one.item_cd === item_cd)
  return [
    ...orders.flatMap(({ due_dt, lines }) =>
      lines
        .filter((one) => one.item_cd === item_cd)
        .map(({ qty }) => ({ day: workedAfter(due_dt, -3), qty: -qty })),
    ),
    ...works.flatMap((work) =>
      needs
        .filter(({ parent_item_cd }) => parent_item_cd === work.item_cd)
        .map(({ need_qty }) => ({ day: work.start_dt, qty: -Number(need_qty) * work.qty })),
    ),
    ...works
      .filter((work) => work.item_cd === item_cd)
      .map(({ start_dt, qty, defective }) => ({ day: workedAfter(start_dt, 3), qty: qty - defective })),
    ...purchases.flatMap(({ comes_dt, lines }) =>
      lines.filter((one) => one.item_cd === item_cd).map(({ qty }) => ({ day: comes_dt, qty })),
    ),
  ].toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.qty - other.qty))
}

/** As much as lets the year end with what today's demo begins with, and nothing run out on the way. */
function openingQty(item_cd: string, target: number): number {
  let sum = 0
  let least = 0
  for (const { qty } of changesOf(item_cd)) {
    sum += qty
    least = Math.min(least, sum)
  }
  return Math.ceil(Math.max(target - sum, 6 - least, 0))
}

const opening = { reason_cd: '90', reason: '稼働開始時の在庫' }

const sumsOf = (all: readonly Held[]) => {
  const sums = new Map<string, number>()
  for (const { item_cd, qty } of all) sums.set(item_cd, (sums.get(item_cd) ?? 0) + qty)
  return sums
}

export async function openStock(stage: PastStage, target: Database): Promise<void> {
  const meant = await stockOf(target)
  const sums = sumsOf(meant)
  const movements = demoGoods.flatMap((item): readonly Movement[] => {
    const own = meant.filter(({ item_cd }) => item_cd === item.item_cd)
    const line = (qty: number, location_cd: string, lot_no: string): Movement => ({
      ...{
        ...opening,
        stock_div: '080',
        item_cd: item.item_cd,
        qty: String(qty),
        to: { location_cd, lot_no },
      },
    })
    if (item.lot_control === '2')
      return own.map(({ qty, location_cd, lot_no }) => line(qty, location_cd, lot_no))
    const lot_no = item.lot_control === '1' ? `${firstDay.slice(2).replaceAll('-', '')}-1` : ''
    const qty = openingQty(item.item_cd, sums.get(item.item_cd) ?? 0)
    return qty > 0 ? [line(qty, item.location_cd, lot_no)] : []
  })
  await postHand(stage, firstDay, movements)
}

/** What was counted at the end: differences, and what was brought to where it lies. */
export async function settleStock(stage: PastStage, target: Database, day: string): Promise<void> {
  stage.at(day, '18:30')
  const meant = await stockOf(target)
  const wanted = sumsOf(meant)
  const differences = [...sumsOf(await stockOf(stage.database))].flatMap(([item_cd, qty]) => {
    const difference = Math.round(((wanted.get(item_cd) ?? 0) - qty) * 1000) / 1000
    return difference === 0 ? [] : [{ item_cd, difference }]
  })
  const now = await stockOf(stage.database)
  const counted = differences.flatMap(({ item_cd, difference }): readonly Movement[] => {
    const places = now.filter((one) => one.item_cd === item_cd).toSorted((one, other) => other.qty - one.qty)
    const line = ({ location_cd, lot_no }: Pick<Held, 'location_cd' | 'lot_no'>, qty: number): Movement => ({
      ...{ stock_div: '080', item_cd, qty: String(qty), to: { location_cd, lot_no } },
      ...{ reason_cd: '20', reason: '現物確認' },
    })
    if (difference > 0) return [line(places[0] ?? { location_cd: '999', lot_no: '' }, difference)]
    let missing = -difference
    return places.flatMap((place) => {
      const taken = Math.round(Math.min(place.qty, missing) * 1000) / 1000
      missing -= taken
      return taken > 0 ? [line(place, -taken)] : []
    })
  })
  await postHand(stage, day, counted)
  await postHand(stage, day, movesTo(meant, await stockOf(stage.database)))
}

/** From where there is too much to where something is missing, item by item. */
function movesTo(meant: readonly Held[], now: readonly Held[]): readonly Movement[] {
  return demoGoods.flatMap(({ item_cd }) => {
    const isIt = (one: Held) => one.item_cd === item_cd
    const at = (all: readonly Held[], place: string) =>
      all.filter((one) => isIt(one) && one.location_cd === place).reduce((sum, { qty }) => sum + qty, 0)
    const spare = now.filter(isIt).map((one) => ({ ...one }))
    const over = new Map(
      spare.map(({ location_cd }) => [location_cd, at(now, location_cd) - at(meant, location_cd)]),
    )
    const moves: Movement[] = []
    for (const place of new Set(meant.filter(isIt).map(({ location_cd }) => location_cd))) {
      let missing = at(meant, place) - at(now, place)
      for (const from of spare) {
        const free = Math.min(from.qty, over.get(from.location_cd) ?? 0, missing)
        if (free <= 0 || from.location_cd === place) continue
        from.qty -= free
        over.set(from.location_cd, (over.get(from.location_cd) ?? 0) - free)
        missing -= free
        moves.push({
          ...{ stock_div: '030', item_cd, qty: String(Math.round(free * 1000) / 1000) },
          from: { location_cd: from.location_cd, lot_no: from.lot_no },
          to: { location_cd: place, lot_no: from.lot_no },
        })
      }
    }
    return moves
  })
}
