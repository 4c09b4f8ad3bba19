import { itemStandardCostMaster } from '../../contract/stock-location.ts'
import { readSources } from '../roll-up/cost-sources.ts'
import { keepRolledPrices } from '../roll-up/rolled-prices.ts'
import { rolledUp } from '../roll-up/roll-up-calls.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { fillMaster, type FilledFor } from '#platform/server/master/fill-master.ts'

/** When the fiscal year began, from which the structures and routings are in force too. */
const from_dt = '2026-04-01'

/** The standard costs of the demo company are what rolling up its structures, times and rates gives. */
export async function fillCosts(tx: Tx, filled: FilledFor): Promise<void> {
  const wanted = { from_dt, item_cd: '' }
  const sources = await readSources(tx, filled, wanted)
  const lines = await rolledUp(tx, filled, wanted, sources)
  const records = lines.map(({ item_cd, new: { material, labour, machine, outside } }) => ({
    item_cd,
    from_dt,
    material_cost: material,
    labour_cost: labour,
    machine_cost: machine,
    outside_cost: outside,
  }))
  await fillMaster(tx, filled, itemStandardCostMaster, records)
  await keepRolledPrices(tx, filled, from_dt, sources)
}
