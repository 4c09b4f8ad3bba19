import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  readMakingTerms,
  readPlannedItems,
  termsByItem,
  type MakingTerms,
  type PlannedItem,
} from '#modules/master/server/index.ts'
import { bomRead, itemRead } from '#modules/master/server/views.ts'
import type { PromisedStep } from '#modules/receive-order/contract/promised.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { draftWorkOrder, type Draft, type DraftedOperation } from '../work-order/draft-work-order.ts'
import type { Held } from './held-promises.ts'
import { freeOf, readGoods, thousandths, type Goods } from './free-goods.ts'

/** So much of an item that has to be there before what it goes into is begun; `parent` is undefined for what is promised. */
interface Need {
  readonly item_cd: string
  readonly qty: number
  readonly parent: number | undefined
}

/** What covers it: goods that are there or come on a day, or that are made. */
export interface Covered extends Need {
  readonly item_nm: string
  readonly how: PromisedStep['how']
  /** The day from which it is there; undefined where that is for the schedule to say. */
  readonly ready: string | undefined
  /** Of that day, where it goes into something. */
  readonly minute: number
  readonly operations: readonly DraftedOperation[]
  readonly terms: MakingTerms | undefined
}

interface Asked {
  readonly item_cd: string
  readonly qty: string
  /** The line that it is for: what it waits for already does not stand in its way. */
  readonly line: string
  readonly today: string
  /** The day on which what is ordered today comes. */
  readonly boughtOn: (item: Bought) => string
}

const itemColumns = {
  ...{ item_cd: z.string(), item_nm: z.string(), make_buy: z.string() },
  ...{ lot_min: z.number(), lot_step: z.number() },
}
/** How long the first who supplies it takes, by whose days, and when he comes, as the requirements count. */
export type Bought = Pick<PlannedItem, 'lead_time' | 'calendar_cd' | 'pick_up'>
type Item = RowOf<typeof itemColumns> & Bought

/** No structure is deeper: it is refused when it is saved. */
const deepest = 50

/** Everything that goes into some items, what there is of it, and how it is made. */
export interface Structure {
  readonly itemOf: ReadonlyMap<string, Item>
  readonly goods: ReadonlyMap<string, Goods>
  termsOf(item_cd: string): MakingTerms
}

/** Read once for all that is promised. */
export async function readStructure(
  context: Context,
  {
    tops,
    today,
    held,
  }: { readonly tops: readonly string[]; readonly today: string; readonly held: readonly Held[] },
): Promise<Structure> {
  const items = await itemsBelow(context, { tops, today })
  const known = await readItems(context, items)
  const made = known.filter(({ make_buy }) => make_buy === '1').map(({ item_cd }) => item_cd)
  return {
    itemOf: new Map(known.map((item) => [item.item_cd, item])),
    goods: await readGoods(context, { items, today, held }),
    termsOf: termsByItem(
      made.length === 0 ? noTerms : await readMakingTerms(context, { items: made, on_dt: today }),
    ),
  }
}

/** Down the structure, level by level: what stock and supply leave short is made, and what is not made is ordered. */
export function explodePromise({ itemOf, goods, termsOf }: Structure, asked: Asked): readonly Covered[] {
  const { today, boughtOn } = asked
  const found: Covered[] = []
  const taken = new Map<string, number>()
  let level: readonly Need[] = [{ item_cd: asked.item_cd, qty: thousandths(asked.qty), parent: undefined }]
  for (let depth = 0; level.length > 0 && depth < deepest; depth++) {
    const next: Need[] = []
    for (const need of level) {
      const { item_cd, qty: wanted, parent } = need
      const item = itemOf.get(item_cd)
      const of = goods.get(item_cd)
      if (!item || !of) continue
      const used = taken.get(item_cd) ?? 0
      const free = freeOf(of, {
        wanted,
        today,
        line: depth === 0 ? asked.line : '',
        heldFor: asked.line,
        taken: used,
      })
      const now = Math.min(free.now, wanted)
      const cover = (qty: number, how: Covered['how'], ready: string | undefined, minute = 0) =>
        found.push({
          ...{ item_cd, item_nm: item.item_nm, qty, parent, how, ready, minute, operations: [] },
          terms: undefined,
        })
      if (now > 0) cover(now, 'stock', today)
      taken.set(item_cd, used + now)
      const short = wanted - now
      if (short <= 0) continue
      const bought = boughtOn(item)
      const terms = item.make_buy === '1' ? termsOf(item_cd) : undefined
      const isMade = terms !== undefined && terms.steps.length > 0
      if (free.from !== undefined && (free.from <= bought || !isMade)) {
        taken.set(item_cd, used + wanted)
        cover(short, 'supply', free.from, free.minute)
      } else if (isMade) {
        const qty = lotOf(item, short)
        const draft = draftWorkOrder(terms, { item_cd, qty: String(qty / 1000) })
        const at = found.length
        found.push({
          ...{ item_cd, item_nm: item.item_nm, qty, parent, how: 'make', ready: undefined, minute: 0 },
          ...{ operations: draft.operations, terms },
        })
        next.push(...partsOf(draft, at))
      } else cover(short, 'buy', bought)
    }
    level = next
  }
  return found
}

/** What the maker gets from whoever orders it is not ours to bring. */
const partsOf = ({ parts }: Draft, parent: number): readonly Need[] =>
  parts
    .filter(({ supply_div }) => supply_div !== '2' && supply_div !== '3')
    .map(({ item_cd, need_qty }) => ({ item_cd, qty: thousandths(need_qty), parent }))

/** The smallest lot, and steps from there. */
function lotOf({ lot_min, lot_step }: Item, qty: number): number {
  if (qty <= lot_min) return lot_min
  return lot_step > 0 ? lot_min + Math.ceil((qty - lot_min) / lot_step) * lot_step : qty
}

const noTerms: MakingTerms = { items: [], steps: [], parts: [], taken: [], outputs: [] }

async function readItems(context: Context, items: readonly string[]): Promise<readonly Item[]> {
  const { tx, session } = context
  const planned = new Map((await readPlannedItems(context, items)).map((one) => [one.item_cd, one]))
  const found = await rows(
    tx,
    itemColumns,
    sql`SELECT i.item_cd, i.item_nm, i.make_buy, (i.lot_min * 1000)::float8 AS lot_min, (i.lot_step * 1000)::float8 AS lot_step
      FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ANY(${textArray(items)})`,
  )
  return found.map((item) => {
    const { lead_time = 0, calendar_cd = '', pick_up = [] } = planned.get(item.item_cd) ?? {}
    return { ...item, lead_time, calendar_cd, pick_up }
  })
}

export async function itemsBelow(
  { tx, session }: Context,
  { tops, today }: { readonly tops: readonly string[]; readonly today: string },
): Promise<readonly string[]> {
  const found = await rows(
    tx,
    { item_cd: z.string() },
    sql`WITH RECURSIVE below AS (
        SELECT i.item_cd FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ANY(${textArray(tops)})
        UNION SELECT b.item_cd FROM below JOIN ${bomRead.rows} AS b ON b.parent_item_cd = below.item_cd
        WHERE b.company_cd = ${session.company_cd} AND b.abort_div = '0' AND b.from_dt <= ${today}::date
          AND (b.to_dt IS NULL OR b.to_dt >= ${today}::date))
      SELECT item_cd FROM below`,
  )
  return found.map(({ item_cd }) => item_cd)
}
