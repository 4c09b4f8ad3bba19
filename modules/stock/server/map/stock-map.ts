import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead, locationRead } from '#modules/master/server/views.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { worthOfPlaces } from '../list/worth-of-places.ts'
import { ranksOf } from '../../contract/abc.ts'
import {
  type mapAbc as mapAbcCall,
  shelfGoods as shelfGoodsCall,
  stockMap as stockMapCall,
} from '../../contract/stock-map.ts'

const shelfColumns = stockMapCall.output.shape.shelves.element.shape
const goodsColumns = shelfGoodsCall.output.shape.list.element.shape

/** What is worth nothing weighs all the same. */
const amount = sql`coalesce(b.amount, 0)`

const balances = (place: FactoryKey): SQL =>
  worthOfPlaces(
    place,
    sql`SELECT * FROM stock_balance AS s WHERE s.company_cd = ${place.company_cd} AND s.factory_cd = ${place.factory_cd} AND s.qty > 0`,
  )

const here = ({ company_cd, factory_cd }: FactoryKey, row: 'l' | 'w'): SQL =>
  sql`${sql.identifier(row)}.company_cd = ${company_cd} AND ${sql.identifier(row)}.factory_cd = ${factory_cd}`

const isShelf = sql`l.row_no <> '' AND l.bay_no <> '' AND l.level_no <> '' AND l.abort_div <> '2'`

export async function stockMap(
  { tx, session }: Context,
  asked: InputOf<typeof stockMapCall>,
): Promise<OutputOf<typeof stockMapCall>> {
  const [warehouse_cd, item_cd] = [normaliseCode(asked.warehouse_cd), normaliseCode(asked.item_cd)]
  const [warehouse] = await rows(
    tx,
    { warehouse_cd: z.string(), warehouse_nm: z.string() },
    warehouse_cd === ''
      ? sql`SELECT w.location_cd AS warehouse_cd, w.location_nm AS warehouse_nm FROM ${locationRead.rows} AS w
          JOIN ${locationRead.rows} AS l ON l.parent_cd = w.location_cd AND ${here(session, 'l')}
          WHERE ${here(session, 'w')} AND ${isShelf}
          GROUP BY w.location_cd, w.location_nm ORDER BY count(*) DESC, w.location_cd LIMIT 1`
      : sql`SELECT w.location_cd AS warehouse_cd, w.location_nm AS warehouse_nm FROM ${locationRead.rows} AS w
          WHERE ${here(session, 'w')} AND w.location_cd = ${warehouse_cd}`,
  )
  if (!warehouse && warehouse_cd !== '') throw http[404].with()
  if (!warehouse) return { warehouse_cd: '', warehouse_nm: '', shelves: [] }
  const shelves = await rows(
    tx,
    shelfColumns,
    sql`SELECT l.location_cd, l.location_nm, l.row_no, l.bay_no, l.level_no, trim_scale(l.load_limit)::text AS load_limit,
        trim_scale(round(coalesce(g.load, 0), 1))::text AS load, coalesce(g.amount, 0)::text AS amount,
        coalesce(g.items, 0) AS items, ${businessDayRead.of(session, 'biz_dt')} - g.last_dt AS idle_days,
        coalesce(g.found, false) AS found, l.abort_div = '1' AS stopped
      FROM ${locationRead.rows} AS l
      LEFT JOIN (SELECT b.location_cd, sum(b.qty * ${itemRead.of('b', 'weight')}) AS load, sum(${amount}) AS amount,
          count(DISTINCT b.item_cd)::int AS items, min(b.last_dt) AS last_dt, bool_or(b.item_cd = ${item_cd}) AS found
        FROM ${balances(session)} AS b WHERE b.warehouse_cd = ${warehouse.warehouse_cd} GROUP BY b.location_cd) g
        ON g.location_cd = l.location_cd
      WHERE ${here(session, 'l')} AND l.parent_cd = ${warehouse.warehouse_cd} AND ${isShelf}
      ORDER BY l.location_cd`,
  )
  return { ...warehouse, shelves: [...shelves] }
}

export async function shelfGoods(
  { tx, session }: Context,
  { location_cd }: InputOf<typeof shelfGoodsCall>,
): Promise<OutputOf<typeof shelfGoodsCall>> {
  const list = await rows(
    tx,
    goodsColumns,
    sql`SELECT g.item_cd, g.item_nm, g.lot_no, g.unit_nm, trim_scale(g.qty)::text AS qty, g.amount::text AS amount,
        ${businessDayRead.of(session, 'biz_dt')} - g.last_dt AS idle_days
      FROM (SELECT b.item_cd, ${itemRead.of('b', 'item_nm')} AS item_nm, b.lot_no, ${itemRead.of('b', 'unit_nm')} AS unit_nm,
          sum(b.qty) AS qty, sum(${amount}) AS amount, min(b.last_dt) AS last_dt
        FROM ${balances(session)} AS b WHERE b.location_cd = ${location_cd}
        GROUP BY b.company_cd, b.item_cd, b.lot_no) AS g
      ORDER BY g.amount DESC, g.item_cd, g.lot_no`,
  )
  return { list: [...list] }
}

export async function mapAbc(
  { tx, session }: Context,
  { warehouse_cd }: InputOf<typeof mapAbcCall>,
): Promise<OutputOf<typeof mapAbcCall>> {
  const worth = await rows(
    tx,
    { item_cd: z.string(), item_nm: z.string(), amount: z.string() },
    sql`SELECT g.item_cd, g.item_nm, g.amount::text AS amount
      FROM (SELECT b.item_cd, ${itemRead.of('b', 'item_nm')} AS item_nm, sum(${amount}) AS amount
        FROM ${balances(session)} AS b
        JOIN ${locationRead.rows} AS l ON l.location_cd = b.location_cd AND ${here(session, 'l')} AND ${isShelf}
        WHERE b.warehouse_cd = ${warehouse_cd} GROUP BY b.company_cd, b.item_cd) AS g
      WHERE g.amount > 0 ORDER BY g.amount DESC, g.item_cd`,
  )
  const ranks = ranksOf(worth.map((one) => Number(one.amount)))
  return { list: worth.flatMap((one, at) => (ranks[at] ? [{ ...one, rank: ranks[at] }] : [])) }
}
