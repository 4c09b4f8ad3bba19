import { sql, type SQL } from 'drizzle-orm'
import type { FactoryKey } from '#platform/server/database/database.ts'

const isValued = sql`u.ownership = '0' AND u.process_no = ''`

/**
 * Places with goods (all of a factory, as `stock_balance` names them), each with its share of what the item is worth, so that the places
 * of an item are worth what it is, to the yen. Only our own finished goods are worth anything.
 */
export const worthOfPlaces = ({ company_cd, factory_cd }: FactoryKey, places: SQL): SQL =>
  sql`(SELECT u.*, CASE WHEN ${isValued} THEN u.cost END AS unit_cost,
      CASE WHEN ${isValued} THEN round(u.worth * u.up_to / u.valued_qty) - round(u.worth * (u.up_to - u.qty) / u.valued_qty) END AS amount
    FROM (SELECT u.*, c.unit_cost AS cost, c.amount AS worth, sum(u.qty) FILTER (WHERE ${isValued}) OVER (PARTITION BY u.item_cd) AS valued_qty,
        sum(u.qty) FILTER (WHERE ${isValued}) OVER (PARTITION BY u.item_cd
          ORDER BY u.location_cd, u.lot_no, u.quality, u.ownership, u.owner_cd, u.process_no ROWS UNBOUNDED PRECEDING) AS up_to
      FROM (${places}) AS u LEFT JOIN item_cost AS c ON c.company_cd = ${company_cd} AND c.factory_cd = ${factory_cd} AND c.item_cd = u.item_cd) AS u)`
