import { loadDemo } from '#db/demo/load.ts'
import type { Registered } from '#platform/server/module/point.ts'
import type { Contents } from './databases.ts'
import { product } from './product.ts'

/** The demo company with its twelve months behind it, as it is on a day. */
export const pastOn = (day: string, registered: Registered = product.registered): Contents => ({
  name: `past_${day.replaceAll('-', '')}${registered === product.registered ? '' : '_before'}`,
  fill: (database) => loadDemo(database, registered, day, 'ja', { withPast: true }),
})
