import { sql } from 'drizzle-orm'
import { workerMaster } from '#modules/master/contract/worker.ts'
import type { MasterUse } from '#platform/server/master/usage.ts'
import { measureTable } from './tables.ts'

/** Who still has something to do is not given up. */
export const measureUses: readonly MasterUse[] = [
  {
    of: workerMaster,
    table: measureTable,
    columns: [measureTable.factory_cd, measureTable.worker_cd],
    openWhen: sql`${measureTable.measure_status} <> '9'`,
    label: { ja: '対策', en: 'Countermeasure', zh: '对策' },
  },
]
