import { sql, type SQL } from 'drizzle-orm'
import { proposalList } from '#modules/place-order/contract/proposal/proposal-list.ts'
import { runHandler } from '#modules/place-order/server/proposal/run-proposals.ts'
import type { Database } from '#platform/server/database/database.ts'
import { orderStage } from './order-stage.ts'
import { runJob } from './run-job.ts'

const supplier = sql`SELECT supplier_cd, branch_no FROM supplier WHERE company_cd = 'DEMO' ORDER BY 1, 2 LIMIT 1`

/** The demo company on its Wednesday, with a supplier that is closed on Friday the 20th and on Monday the 23rd, a holiday. */
export async function proposalStage(database: Database) {
  const stage = await orderStage(database)
  const write = (statement: SQL) => database.owner('write', (tx) => tx.execute(statement))
  await write(sql`INSERT INTO calendar (company_cd, calendar_cd, calendar_nm, calendar_use, sat_flg, sun_flg, create_user, update_user)
    VALUES ('DEMO', 'TS', '仕入先', '2', true, true, 'test', 'test')`)
  await write(sql`INSERT INTO calendar_day (company_cd, calendar_cd, calendar_dt, day_div, day_nm, create_user, update_user)
    VALUES ('DEMO', 'TS', '2026-11-20', '2', '創立記念日', 'test', 'test'), ('DEMO', 'TS', '2026-11-23', '2', '勤労感謝の日', 'test', 'test')`)
  await write(
    sql`UPDATE supplier SET calendar_cd = 'TS' WHERE company_cd = 'DEMO' AND (supplier_cd, branch_no) = (${supplier})`,
  )
  return {
    ...stage,
    write,
    /** A bought item: lead time, smallest lot, lot step and safety stock; and how that supplier's orders of it are made. */
    bought: async (
      item_cd: string,
      { item = `1, 0, 0, 0`, ordered }: { readonly item?: string; readonly ordered: string },
    ) => {
      await write(sql`INSERT INTO item (company_cd, item_cd, item_nm, item_type_cd, unit_cd, make_buy, rank, stock_flg, shippable_flg, lot_control,
          tax_cd, lead_time, lot_min, lot_step, safety_stock, create_user, update_user)
        VALUES ('DEMO', ${item_cd}, ${item_cd}, 'PART', 'PCS', '3', 'B', true, true, '0', '10', ${sql.raw(item)}, 'test', 'test')`)
      await write(sql`INSERT INTO place_order_master (company_cd, factory_cd, item_cd, supplier_cd, branch_no, order_method, priority,
          order_point_lower, order_point_upper, fixed_qty, lot, interval, cycle_cd, create_user, update_user)
        SELECT 'DEMO', 'F01', ${item_cd}, supplier_cd, branch_no, ${sql.raw(ordered)}, 'test', 'test' FROM (${supplier}) AS s`)
    },
    run: (ahead_days = 7) => runJob(database, runHandler, { company_cd: 'DEMO', input: { ahead_days } }),
    /** What is open of an item, the first first. */
    proposed: async (item_cd: string) => {
      const conditions = { item_cd, proposal_state: '0', sort: 'due_dt', size: 50 } as const
      return (await stage.call(proposalList.endpoints.getList, conditions)).list
    },
  }
}
export type ProposalStage = Awaited<ReturnType<typeof proposalStage>>
