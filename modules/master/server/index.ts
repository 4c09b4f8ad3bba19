/** The face of module master: what the composition root and the modules to its right may use. */
export { fillMasters, type MasterRecords } from './fill-masters.ts'
export { generatedItem, generateItems, levelsOf } from './generate-items.ts'
export { readGoods, type ItemFacts, type LocationFacts } from './goods.ts'
export { rolledUp } from './roll-up/roll-up-calls.ts'
export { masterModule } from './module.ts'
