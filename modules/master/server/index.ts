/** The face of module master: what the composition root and the modules to its right may use. */
export { demoGoods, type DemoGoods } from './demo/places.ts'
export { generatedItem, generateItems, generateLooseItems, levelsOf } from './generate-items.ts'
export { readGoods, type ItemFacts, type LocationFacts } from './goods.ts'
export { masterModule } from './module.ts'
