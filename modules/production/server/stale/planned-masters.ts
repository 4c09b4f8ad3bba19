import type { MasterName } from '#modules/master/contract/master-names.ts'

/** Whose records are one thing to a planner: by the code that their keys begin with. */
export const ofMachines: readonly MasterName[] = ['facility', 'facility_exception']
export const ofWorkers: readonly MasterName[] = ['worker', 'worker_qualification']

const others: readonly MasterName[] = [
  ...(['item', 'item_factory', 'bom', 'bom_output', 'pbom_process', 'pbom_part', 'product_time'] as const),
  ...(['operation', 'work', 'facility_group', 'setup_time', 'calendar', 'calendar_day', 'shift'] as const),
  ...([
    'facility_toc',
    'worker_toc',
    'lead_time',
    'place_order_cycle',
    'place_order_master',
    'supplier',
  ] as const),
]

/** The masters that a plan is made from. */
export const plannedMasters: ReadonlySet<string> = new Set([...ofMachines, ...ofWorkers, ...others])
