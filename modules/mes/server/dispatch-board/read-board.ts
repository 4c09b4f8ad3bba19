import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, itemRead, workerRead } from '#modules/master/server/views.ts'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { dispatchBoard as boardCall, nextShown } from '../../contract/dispatch-board/board-calls.ts'
import { nextFirst } from '../begins-at.ts'
import { hasMaterial, readyQty } from '../readiness.ts'
import { isMachine, possibleMachines } from './possible-machines.ts'

const jobColumns = {
  ...boardCall.output.shape.machines.element.shape.jobs.element.shape,
  ...{ machine_cd: z.string(), waiting: z.int() },
}

/** What is planned for any machine of a group, or for one that is given up, stands in a line of its own. */
const anyMachine = { facility_cd: '', facility_nm: '' }

/** Every machine that is not given up, also one that has nothing to do; the places of the board do not move. */
export async function readDispatchBoard(context: Context): Promise<OutputOf<typeof boardCall>> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const zone = await directory.timeZoneOf(tx, session)
  const machines = await rows(
    tx,
    { facility_cd: z.string(), facility_nm: z.string() },
    sql`SELECT f.facility_cd, f.facility_nm FROM ${facilityRead.rows} AS f WHERE f.company_cd = ${company_cd}
      AND f.factory_cd = ${factory_cd} AND ${isMachine} ORDER BY f.facility_cd`,
  )
  const jobs = await rows(
    tx,
    jobColumns,
    sql`SELECT o.work_order_no, o.process_no, o.operation_nm, o.item_cd, ${itemRead.of('o', 'item_nm')} AS item_nm,
        trim_scale(o.plan_qty)::text AS plan_qty, trim_scale(o.good_qty)::text AS good_qty,
        trim_scale(o.defective_qty)::text AS defective_qty, o.worker_cd,
        coalesce(${workerRead.of('o', 'worker_nm')}, '') AS worker_nm, o.work_status,
        to_json(o.start_at)#>>'{}' AS start_at, to_json(o.end_at)#>>'{}' AS end_at, o.due_dt::text AS due_dt,
        trim_scale(${readyQty})::text AS ready_qty, ${hasMaterial} AS has_material,
        greatest(0, coalesce((o.end_at AT TIME ZONE ${zone})::date - o.due_dt, 0)) AS late_days,
        o.dispatch_seq, ${possibleMachines(sql`o.item_cd`)} AS machines, o.machine_cd, o.waiting
      FROM (SELECT o.*, h.item_cd, h.due_dt, coalesce(f.facility_cd, '') AS machine_cd,
          row_number() OVER (PARTITION BY f.facility_cd, o.work_status = '0'
            ORDER BY ${nextFirst(zone)}) AS place,
          (count(*) FILTER (WHERE o.work_status = '0') OVER (PARTITION BY f.facility_cd))::int AS waiting
        FROM ${workOrderOperationRead.rows} AS o
        JOIN ${workOrderRead.rows} AS h ON h.company_cd = o.company_cd AND h.factory_cd = o.factory_cd
          AND h.work_order_no = o.work_order_no
        LEFT JOIN ${facilityRead.rows} AS f ON f.company_cd = o.company_cd AND f.factory_cd = o.factory_cd
          AND f.facility_cd = o.facility_cd AND ${isMachine}
        WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND o.split_no = 1 AND o.work_status <> '3'
          AND h.instruction_status <> '2' AND NOT o.outside_flg) AS o
      WHERE o.work_status <> '0' OR o.place <= ${nextShown}
      ORDER BY o.work_status = '0', o.place`,
  )
  const ofMachine = groupedBy(jobs, ({ machine_cd }) => machine_cd)
  return {
    machines: [...machines, ...(ofMachine.has('') ? [anyMachine] : [])].map((machine) => {
      const own = ofMachine.get(machine.facility_cd) ?? []
      return {
        ...machine,
        jobs: own.map(({ machine_cd: _machine, waiting: _waiting, ...job }) => job),
        more: Math.max(0, (own[0]?.waiting ?? 0) - nextShown),
      }
    }),
  }
}
