import { sql } from 'drizzle-orm'
import { loadDemo } from '#db/demo/load.ts'
import { generateItems } from '#modules/master/server/index.ts'
import { runHandler } from '#modules/place-order/server/proposal/run-proposals.ts'
import type { Database } from '#platform/server/database/database.ts'
import { product } from '../../test/product.ts'
import { runJob } from '../../test/run-job.ts'

export interface ProposalFigures {
  readonly what: string
  readonly ms: number
  readonly answer: string
}

const day = '2026-11-18'

/** A factory with so many items in five-level structures: what it buys is ordered by all four methods, and everything is short. */
export async function measureProposals(
  database: Database,
  items: number,
): Promise<readonly ProposalFigures[]> {
  await loadDemo(database, product.registered, day)
  await database.owner('write', async (tx) => {
    await generateItems(tx, 'DEMO', items)
    await tx.execute(sql`UPDATE item SET safety_stock = 20 WHERE company_cd = 'DEMO' AND item_cd LIKE 'G%'`)
    await tx.execute(sql`INSERT INTO place_order_master (company_cd, factory_cd, item_cd, supplier_cd, branch_no, order_method, priority,
        order_point_lower, order_point_upper, fixed_qty, lot, interval, create_user, update_user)
      SELECT 'DEMO', 'F01', item_cd, s.supplier_cd, s.branch_no, (n % 4)::text, 1, 20, 200, 1000000, 10, 1, 'bench', 'bench'
      FROM (SELECT item_cd, row_number() OVER (ORDER BY item_cd) AS n FROM item WHERE company_cd = 'DEMO' AND item_cd LIKE 'G%' AND make_buy = '3') AS i
      JOIN (SELECT supplier_cd, branch_no, row_number() OVER (ORDER BY supplier_cd, branch_no) - 1 AS place, count(*) OVER () AS suppliers
        FROM supplier WHERE company_cd = 'DEMO') AS s ON s.place = i.n % s.suppliers`)
  })
  await database.script('VACUUM ANALYZE')
  const figures: ProposalFigures[] = []
  const measure = async (what: string) => {
    const begun = performance.now()
    const answer = await runJob(database, runHandler, { company_cd: 'DEMO', input: { ahead_days: 7 } })
    figures.push({ what, ms: performance.now() - begun, answer: JSON.stringify(answer) })
  }
  await measure('first run, all proposals are new')
  await measure('second run, nothing has changed')
  await database.owner('write', (tx) =>
    tx.execute(sql`UPDATE item SET safety_stock = 30 WHERE company_cd = 'DEMO' AND item_cd LIKE 'G%5'`),
  )
  await measure('a tenth of the items wants more')
  await measure('again, nothing has changed')
  return figures
}
