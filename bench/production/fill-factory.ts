import { sql } from 'drizzle-orm'
import { loadDemo } from '#db/demo/load.ts'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import { generateItems, levelsOf } from '#modules/master/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { product } from '../../test/product.ts'
import { fillSlips } from '../fill-slips.ts'
import { callerOf } from '../verbs.ts'

export interface FactorySize {
  readonly items: number
  readonly demands: number
}

const day = '2026-11-18'
/** Of the seventeen lines of a generated structure, so that 10,000 items have 30,000. */
const partsOfEach = 5
const groups = 20
const machinesOfEach = 15
const linesEach = 20

/** A factory in five-level structures: what it makes has two processes in one of twenty groups of machines, its orders are wanted on the Fridays of a quarter. */
export async function fillFactory(database: Database, { items, demands }: FactorySize): Promise<void> {
  await loadDemo(database, product.registered, day)
  await database.owner('write', async (tx) => {
    await generateItems(tx, 'DEMO', items)
    await tx.execute(
      sql`DELETE FROM bom WHERE company_cd = 'DEMO' AND parent_item_cd LIKE 'G%' AND seq > ${partsOfEach * 10}`,
    )
    await tx.execute(sql`INSERT INTO facility_group (company_cd, factory_cd, facility_group_cd, facility_group_nm, create_user, update_user)
      SELECT 'DEMO', 'F01', 'B' || n, '計測用 ' || n, 'bench', 'bench' FROM generate_series(1, ${groups}::int) AS n`)
    await tx.execute(sql`INSERT INTO facility (company_cd, factory_cd, facility_cd, facility_nm, facility_group_cd, facility_kind, capacity_kind,
        setup_group, create_user, update_user)
      SELECT 'DEMO', 'F01', 'B' || g || '-' || n, '計測用 ' || g || '-' || n, 'B' || g, '1', '1', '', 'bench', 'bench'
      FROM generate_series(1, ${groups}::int) AS g, generate_series(1, ${machinesOfEach}::int) AS n`)
    await tx.execute(sql`INSERT INTO work (company_cd, factory_cd, work_cd, work_nm, operation_cd, create_user, update_user)
      SELECT company_cd, factory_cd, 'BENCH', '計測用', operation_cd, 'bench', 'bench' FROM operation
      WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND operation_place <> '2' AND abort_div = '0' ORDER BY operation_cd LIMIT 1`)
    await tx.execute(sql`INSERT INTO pbom_process (company_cd, factory_cd, item_cd, from_dt, process_no, operation_cd, work_cd, out_location_cd,
        in_location_cd, facility_group_cd, supplier_branch_no, create_user, update_user)
      SELECT 'DEMO', 'F01', i.item_cd, '2026-04-01', p * 10, w.operation_cd, w.work_cd, o.location_cd, o.location_cd,
        'B' || (1 + (substr(i.item_cd, 2)::int + p) % ${groups}::int), '', 'bench', 'bench'
      FROM item AS i, generate_series(1, 2) AS p, work AS w JOIN operation AS o ON o.company_cd = w.company_cd AND o.factory_cd = w.factory_cd
        AND o.operation_cd = w.operation_cd
      WHERE i.company_cd = 'DEMO' AND i.item_cd LIKE 'G%' AND i.make_buy = '1' AND w.company_cd = 'DEMO' AND w.work_cd = 'BENCH'`)
    await tx.execute(sql`INSERT INTO product_time (company_cd, factory_cd, item_cd, operation_cd, work_cd, setup_min, run_sec, create_user, update_user)
      SELECT DISTINCT company_cd, factory_cd, item_cd, operation_cd, work_cd, 10, 20, 'bench', 'bench' FROM pbom_process
      WHERE company_cd = 'DEMO' AND work_cd = 'BENCH'`)
  })
  await fillOrders(database, { items, demands })
}

async function fillOrders(database: Database, { items, demands }: FactorySize): Promise<void> {
  const goods = levelsOf(items)[0]?.count ?? items
  const { header } = await callerOf(database)(orderSlip.endpoints.doEdit, {
    assign_mode: '0',
    header: { order_dt: day, customer_cd: 'C001', branch_no: '00', due_dt: '2026-12-18' },
    lines: [{ item_cd: 'G000001', qty: '10', unit_price: '100' }],
  })
  const item = sql`'G' || lpad((1 + (n * ${linesEach}::int + l) % ${goods}::int)::text, 6, '0')`
  await fillSlips(database, header.order_no, {
    tables: { header: 'receive_order', line: 'receive_order_line', key: 'order_no' },
    ...{ prefix: 'Y', orders: demands / linesEach, linesEach, header: {} },
    line: {
      ...{ item_cd: item, ship_item_cd: item, desired_dt: sql`'2026-12-04'::date + 7 * (n % 10)` },
    },
  })
}
