import { loadDemo } from '#db/demo/load.ts'
import type { Contents } from './databases.ts'
import { product } from './product.ts'

/** The demo company as it begins on a day. */
export const demoOn = (day: string): Contents => ({
  name: `demo_${day.replaceAll('-', '')}`,
  fill: (database) => loadDemo(database, product.registered, day),
})

/** On the Wednesday on which most tests play. */
export const demo = demoOn('2026-11-18')
