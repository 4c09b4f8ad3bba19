import { sql, type SQL } from 'drizzle-orm'
import { facilityRead, facilityTocRead } from '#modules/master/server/views.ts'

/** No die, and none that is given up. */
export const isMachine: SQL = sql`f.abort_div = '0' AND f.facility_kind IN ('1', '4')`

/** Where an operation `o` of an item `item_cd` can be done: at the machines that are named for it, else at those of its group, as the plan has it. */
export const possibleMachines = (item_cd: SQL): SQL => sql`coalesce(
  (SELECT jsonb_agg(f.facility_cd ORDER BY t.priority, f.facility_cd) FROM ${facilityTocRead.rows} AS t
    JOIN ${facilityRead.rows} AS f ON f.company_cd = t.company_cd AND f.factory_cd = t.factory_cd AND f.facility_cd = t.facility_cd
    WHERE t.company_cd = o.company_cd AND t.factory_cd = o.factory_cd AND t.item_cd = ${item_cd} AND t.work_cd = o.work_cd
      AND t.abort_div = '0' AND ${isMachine}),
  (SELECT jsonb_agg(f.facility_cd ORDER BY f.facility_cd) FROM ${facilityRead.rows} AS f WHERE f.company_cd = o.company_cd
    AND f.factory_cd = o.factory_cd AND f.facility_group_cd = o.facility_group_cd AND ${isMachine}), '[]')`
