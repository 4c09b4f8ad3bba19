import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'

/** A company of any size: how its items are shared out over the levels, finished goods first and what is bought last. */
const shares = [0.4, 0.12, 0.05, 0.03, 0.4]
/** Parts of each made item; the first ones are made too, down to the last level but one. */
const partsOfEach = 17
const madeParts = 3

/** Codes that a generated item has: G and six or more figures. */
export const generatedItem = (number: number): string => `G${String(number).padStart(6, '0')}`

/** The same in SQL, where padding would cut what is longer. */
const codeOf = (number: SQL): SQL =>
  sql`'G' || lpad(${number}::text, greatest(6, length(${number}::text)), '0')`

/** Where each level begins and how many items it has. */
export function levelsOf(items: number): readonly { readonly first: number; readonly count: number }[] {
  let first = 1
  return shares.map((share, level) => {
    const count = level === shares.length - 1 ? items - first + 1 : Math.max(1, Math.floor(items * share))
    const here = { first, count }
    first += count
    return here
  })
}

/** Items in five-level structures, beside those that are there: 10 lines of structure for each. For trials and measurements. */
export async function generateItems(tx: Tx, company_cd: string, items: number): Promise<void> {
  await generateLooseItems(tx, company_cd, items)
  const levels = levelsOf(items)
  const bought = levels.at(-1) ?? { first: 1, count: items }
  for (const [level, { first, count }] of levels.slice(0, -1).entries()) {
    const below = levels[level + 1] ?? bought
    const made = below === bought ? 0 : madeParts
    await tx.execute(sql`
      INSERT INTO bom (company_cd, parent_item_cd, seq, from_dt, item_cd, base_qty, need_qty, create_user, update_user)
      SELECT ${company_cd}, ${codeOf(sql`parent`)}, part * 10, '2026-04-01', ${codeOf(sql`(CASE WHEN part <= ${made}::int
          THEN ${below.first}::int + (parent::bigint * 7 + part * 911) % ${below.count}::int
          ELSE ${bought.first}::int + (parent::bigint * 31 + part * 1013) % ${bought.count}::int END)`)},
        1, 1 + part % 4, 'DEMO', 'DEMO'
      FROM generate_series(${first}::int, ${first + count - 1}::int) AS parent, generate_series(1, ${partsOfEach}::int) AS part`)
  }
}

/** The same items without structures. */
export async function generateLooseItems(tx: Tx, company_cd: string, items: number): Promise<void> {
  const levels = levelsOf(items)
  const bought = levels.at(-1) ?? { first: 1, count: items }
  await tx.execute(sql`
    INSERT INTO item (company_cd, item_cd, item_nm, kana, drawing_no, item_type_cd, unit_cd, make_buy, rank, stock_flg, shippable_flg,
      lot_control, tax_cd, lead_time, lot_min, std_price, purchase_price, create_user, update_user)
    SELECT ${company_cd}, ${codeOf(sql`n`)},
      (ARRAY['シャフト', 'ブラケット', 'カバー', 'ベース', 'プレート', 'ブロック', 'ギヤ', 'スペーサー'])[1 + n % 8] || ' ' || n,
      (ARRAY['シャフト', 'ブラケット', 'カバー', 'ベース', 'プレート', 'ブロック', 'ギヤ', 'スペーサー'])[1 + n % 8],
      'D-' || lpad((n * 7)::text, 8, '0'),
      CASE WHEN n >= ${bought.first}::int THEN 'PART' WHEN n <= ${levels[0]?.count ?? 0}::int THEN 'PRODUCT' ELSE 'PARTMADE' END, 'PCS',
      CASE WHEN n >= ${bought.first}::int THEN '3' ELSE '1' END, (ARRAY['A', 'B', 'C'])[1 + n % 3], true,
      n <= ${levels[0]?.count ?? 0}::int, '0', '10', 1 + n % 20, 10, 100 + n % 9000, 10 + n % 900, 'DEMO', 'DEMO'
    FROM generate_series(1, ${items}::int) AS n`)
}
