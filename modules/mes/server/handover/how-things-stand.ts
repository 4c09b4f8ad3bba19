import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, itemRead } from '#modules/master/server/views.ts'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import { lotRead, placeStockRead } from '#modules/stock/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { handoverNow, HeldLot } from '../../contract/handover/handover-calls.ts'
import { nextFirst } from '../begins-at.ts'
import { machinesAt } from '../line-board/read-machines.ts'

const text = z.string()
const nextColumns = {
  ...{ facility_cd: text, next_order_no: text, next_process_no: z.int(), next_operation_nm: text },
  ...{ next_item_nm: text, next_start_at: text.nullable(), setup_minutes: z.int() },
}
const noJob = { work_order_no: '', process_no: 0, operation_nm: '', item_cd: '', item_nm: '' }
const noNext = {
  ...{ next_order_no: '', next_process_no: 0, next_operation_nm: '', next_item_nm: '' },
  ...{ next_start_at: null, setup_minutes: 0 },
}

/** Every machine as the line board has it, with what comes next and how long that is set up; and the lots on hold. */
export async function howThingsStand(
  context: Context,
): Promise<Pick<OutputOf<typeof handoverNow>, 'machines' | 'held'>> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const { machines } = await machinesAt(context)
  const zone = await directory.timeZoneOf(tx, session)
  const next = await rows(
    tx,
    nextColumns,
    sql`SELECT f.facility_cd, j.work_order_no AS next_order_no, j.process_no AS next_process_no, j.operation_nm AS next_operation_nm,
        coalesce(${itemRead.of('j', 'item_nm')}, '') AS next_item_nm, to_json(j.start_at)#>>'{}' AS next_start_at,
        round(j.setup_seconds / 60.0)::int AS setup_minutes
      FROM ${facilityRead.rows} AS f
      JOIN LATERAL (SELECT o.*, h.item_cd FROM ${workOrderOperationRead.rows} AS o
        JOIN ${workOrderRead.rows} AS h ON h.company_cd = o.company_cd AND h.factory_cd = o.factory_cd AND h.work_order_no = o.work_order_no
        WHERE o.company_cd = f.company_cd AND o.factory_cd = f.factory_cd AND o.facility_cd = f.facility_cd AND o.split_no = 1
          AND o.work_status = '0' AND h.instruction_status <> '2' AND NOT o.outside_flg
        ORDER BY ${nextFirst(zone)} LIMIT 1) AS j ON true
      WHERE f.company_cd = ${company_cd} AND f.factory_cd = ${factory_cd}`,
  )
  const held = await heldLots(context)
  const nextOf = new Map(next.map(({ facility_cd, ...job }) => [facility_cd, job]))
  return {
    machines: machines.map((machine) => {
      const { today_good: _good, today_defective: _defective, late_minutes: _late, ...shown } = machine
      const isAtWork = machine.machine_state === '1' || machine.machine_state === '2'
      return {
        ...shown,
        ...(isAtWork ? {} : { ...noJob, plan_qty: '', good_qty: '' }),
        ...(nextOf.get(machine.facility_cd) ?? noNext),
      }
    }),
    held: [...held],
  }
}

/** What lies in the factory and may not leave. */
export async function heldLots({ tx, session }: Context): Promise<readonly HeldLot[]> {
  return rows(
    tx,
    { item_cd: text, item_nm: text, lot_no: text, qty: text, hold_reason: text },
    sql`SELECT l.item_cd, min(${itemRead.of('l', 'item_nm')}) AS item_nm, l.lot_no, trim_scale(sum(s.qty))::text AS qty,
        min(l.hold_reason) AS hold_reason
      FROM ${lotRead.rows} AS l JOIN ${placeStockRead.rows} AS s ON s.company_cd = l.company_cd AND s.item_cd = l.item_cd
        AND s.lot_no = l.lot_no
      WHERE l.company_cd = ${session.company_cd} AND s.factory_cd = ${session.factory_cd} AND l.hold_flg AND s.qty > 0
      GROUP BY l.item_cd, l.lot_no ORDER BY l.item_cd, l.lot_no`,
  )
}
