import { sql, type SQL } from 'drizzle-orm'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import { bom, item } from '../tables.ts'

const decimals = sql`coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0)`

/** What so many pieces draw through the line b, rounded up once to the unit of its part, as a plan does. */
const drawn = (pieces: SQL, places: SQL): SQL =>
  sql`ceil(${pieces} * b.need_qty * (100 + b.scrap_rate) * 10::numeric ^ ${places} / (b.base_qty * 100)) / 10::numeric ^ ${places}`

/** Lines valid on the day, as much as there is of each piece; what is used once for a lot is left out, as in a plan. */
const isDrawn = sql`b.abort_div = '0' AND b.qty_div = '0' AND b.supply_div NOT IN ('2', '3')
  AND b.from_dt <= p.on_dt AND (b.to_dt IS NULL OR b.to_dt >= p.on_dt)`

/** Whose part of the line b it is; what we buy ourselves (自社手配) of what the item `parent` gets made outside goes there, free of charge. */
const supplied = sql`CASE WHEN b.supply_div = '1' AND parent.make_buy = '2' THEN '4' ELSE b.supply_div END`

/**
 * What a subcontractor gets from us for pieces of items: free of charge, or for pay. A SELECT of all columns of the pieces and of
 * part_cd, part_seq, is_charged, part_qty; the pieces are a SELECT with company_cd, item_cd, on_dt, from_qty and to_qty. Of
 * pieces that come in parts each draws what all so far draw, less what those before have drawn: rounding up counts once. A
 * phantom is what it is made of, supplied as its own line says where those of its parts say nothing.
 */
export const suppliedParts = (pieces: SQL): SQL => sql`
  SELECT p.*, b.item_cd AS part_cd, b.seq AS part_seq, b.supply_div = '5' AS is_charged,
    ${drawn(sql`p.to_qty`, decimals)} - ${drawn(sql`p.from_qty`, decimals)} AS part_qty
  FROM (${pieces}) AS p JOIN ${bom} AS b ON b.company_cd = p.company_cd AND b.parent_item_cd = p.item_cd
    JOIN ${item} AS parent ON parent.company_cd = p.company_cd AND parent.item_cd = p.item_cd
    JOIN ${item} AS i ON i.company_cd = b.company_cd AND i.item_cd = b.item_cd
  WHERE ${isDrawn} AND ${supplied} IN ('4', '5') AND i.stock_flg AND NOT i.phantom_flg
  UNION ALL
  SELECT p.*, leaf.part_cd, b.seq, leaf.supply_div = '5', leaf.to_qty - leaf.from_qty
  FROM (${pieces}) AS p JOIN ${bom} AS b ON b.company_cd = p.company_cd AND b.parent_item_cd = p.item_cd
    JOIN ${item} AS parent ON parent.company_cd = p.company_cd AND parent.item_cd = p.item_cd
    JOIN ${item} AS i ON i.company_cd = b.company_cd AND i.item_cd = b.item_cd
    CROSS JOIN LATERAL (WITH RECURSIVE part AS (
        SELECT b.item_cd AS part_cd, ${supplied} AS supply_div, true AS phantom_flg, i.stock_flg, 1 AS depth,
          ${drawn(sql`p.from_qty`, decimals)} AS from_qty, ${drawn(sql`p.to_qty`, decimals)} AS to_qty
        UNION ALL SELECT made.* FROM part AS above CROSS JOIN LATERAL (
          SELECT b.item_cd, CASE WHEN b.supply_div = '1' THEN above.supply_div ELSE b.supply_div END, i.phantom_flg, i.stock_flg,
            above.depth + 1, ${drawn(sql`above.from_qty`, decimals)}, ${drawn(sql`above.to_qty`, decimals)}
          FROM ${bom} AS b JOIN ${item} AS i ON i.company_cd = b.company_cd AND i.item_cd = b.item_cd
          WHERE b.company_cd = p.company_cd AND b.parent_item_cd = above.part_cd AND ${isDrawn}) AS made
        WHERE above.phantom_flg AND above.depth < 50)
      SELECT * FROM part WHERE NOT phantom_flg AND stock_flg AND supply_div IN ('4', '5')) AS leaf
  WHERE ${isDrawn} AND i.phantom_flg`
