import { sql, type SQL } from 'drizzle-orm'
import type { Place } from '#platform/server/http/met-sessions.ts'
import { namesOfItem } from './named.ts'

const placeNamed = (code: SQL): SQL => sql`(SELECT p.location_nm FROM stock_location p
  WHERE p.company_cd = b.company_cd AND p.factory_cd = b.factory_cd AND p.location_cd = ${code})`

const cost = sql`(SELECT c.unit_cost FROM item_cost c
  WHERE c.company_cd = b.company_cd AND c.factory_cd = b.factory_cd AND c.item_cd = b.item_cd)`

/**
 * What lies where. Promises are made for a warehouse: they are laid over its places in the order of lots and codes, so
 * that the sum over the places is what has been promised. Only our own finished goods are worth anything.
 */
export const stockRows = ({ company_cd, factory_cd }: Place): SQL => sql`
  SELECT b.location_cd, b.item_cd, b.lot_no, b.ownership, b.owner_cd, b.quality, b.process_no, b.warehouse_cd, b.qty, b.last_dt,
    b.allocated_qty, b.qty - b.allocated_qty AS available_qty, ${namesOfItem('b')},
    ${placeNamed(sql`b.location_cd`)} AS location_nm, ${placeNamed(sql`b.warehouse_cd`)} AS warehouse_nm,
    (SELECT lot.expiry_dt FROM lot WHERE lot.company_cd = b.company_cd AND lot.item_cd = b.item_cd AND lot.lot_no = b.lot_no) AS expiry_dt,
    CASE WHEN b.ownership = '0' AND b.process_no = '' THEN ${cost} END AS unit_cost,
    CASE WHEN b.ownership = '0' AND b.process_no = '' THEN round(b.qty * ${cost}) END AS amount
  FROM (SELECT p.*, CASE WHEN p.promised > 0 THEN greatest(0, least(p.qty, p.promised - (sum(p.qty) OVER (
        PARTITION BY p.company_cd, p.factory_cd, p.warehouse_cd, p.item_cd, p.ownership, p.quality
        ORDER BY p.process_no <> '', p.lot_no, p.location_cd, p.owner_cd) - p.qty))) ELSE 0 END AS allocated_qty
    FROM (SELECT s.*, CASE WHEN s.process_no = '' THEN (SELECT a.allocated_qty FROM stock_availability a
          WHERE a.company_cd = s.company_cd AND a.factory_cd = s.factory_cd AND a.warehouse_cd = s.warehouse_cd
            AND a.item_cd = s.item_cd AND a.ownership = s.ownership AND a.quality = s.quality) END AS promised
      FROM stock_balance s
      WHERE s.company_cd = ${company_cd} AND s.factory_cd = ${factory_cd} AND s.qty > 0) p) b`
