import { loadDemo } from '#db/demo/load.ts'
import { demos } from '#platform/server/module/demo.ts'
import type { Registered } from '#platform/server/module/point.ts'
import type { Database } from '#platform/server/database/database.ts'
import { product } from '../product.ts'
import { letClockRun, setClock } from './clock.ts'
import { accountant } from './closing.ts'
import { storekeeper } from './counting.ts'
import { workedBetween } from './days.ts'
import { purchasingPeople } from './purchasing.ts'
import { salesPeople } from './sales.ts'
import { shopFloor } from './shop-floor.ts'
import { openStock, settleStock } from './stock-keeper.ts'
import { pastStage } from './stage.ts'
import { setTargets } from './targets.ts'
import { firstDay, lastDay } from './year.ts'

/** Masters only: what the later modules put into the demo company happens after its past. */
const mastersOnly: Registered = (point) => {
  const all = product.registered(point)
  return Object.is(point, demos) ? [] : all
}

/** The twelve months before, day by day, with the product's own verbs. */
export async function playPast(database: Database, target: Database): Promise<void> {
  try {
    setClock(firstDay, '07:00')
    await loadDemo(database, mastersOnly, firstDay)
    const stage = pastStage(database)
    await stage.begin(firstDay)
    await openStock(stage, target)
    await setTargets(stage)
    const floor = shopFloor(stage)
    const sales = salesPeople(stage)
    const buying = purchasingPeople(stage)
    const books = accountant(stage)
    const keeper = storekeeper(stage)
    for (const day of workedBetween(firstDay, lastDay)) {
      await stage.begin(day)
      await books.morning(day)
      await buying.morning(day)
      await sales.morning(day)
      await sales.evening(day)
      await floor.day(day)
      await keeper.evening(day)
    }
    await settleStock(stage, target, lastDay)
  } finally {
    letClockRun()
  }
}
