import { beginsWith, dateMoved, setupSteps } from '#modules/system/server/index.ts'
import { waitingRows } from '#platform/server/list/menu-counts.ts'
import { demosUnderWay } from '#platform/server/module/demo.ts'
import { on } from '#platform/server/module/point.ts'
import type { Module } from '#platform/server/module/module.ts'
import { inventoryTime, openCounts } from '../contract/inventory-list.ts'
import { stockScreens } from '../contract/screens.ts'
import { shortageList } from '../contract/shortage-list.ts'
import { inventoriesChanged, stockChanged, stockMonthsChanged } from '../contract/stock-facts.ts'
import { inventoryNumber, stockSlipNumber } from '../contract/stock-codes.ts'
import { stockExamination } from './check/stock-examination.ts'
import { stockSlip } from '../contract/stock-slip.ts'
import { countToday } from './demo/counts-today.ts'
import { fillStock } from './demo/opening-stock.ts'
import { stockFinders } from './find-stock.ts'
import { inventoryCycleService } from './inventory/inventory-cycles.ts'
import { lifeOfInventories } from './inventory/inventory-life.ts'
import { lists, routes } from './routes.ts'
import { planDueHandler, planOnNewDay } from './inventory/plan-due.ts'
import { fixedByStock, stockUses } from './uses.ts'
import { stockLedger } from './tables.ts'

export const stockModule: Module = {
  name: 'stock',
  screens: stockScreens,
  masters: [inventoryCycleService],
  lists,
  routes,
  facts: [stockChanged, inventoriesChanged, stockMonthsChanged],
  numberKinds: [
    {
      control: 'slip',
      kind: stockSlipNumber.kind,
      prefix: 'Z',
      name: { ja: '在庫', en: 'Stock', zh: '库存' },
    },
    { control: 'inventory', prefix: 'I', ...inventoryNumber },
  ],
  jobs: [planDueHandler],
  registers: [
    on(setupSteps, beginsWith(stockSlip.screen, stockLedger)),
    on(dateMoved, planOnNewDay),
    on(demosUnderWay, countToday),
    on(waitingRows, { list: shortageList, conditions: {} }),
    on(waitingRows, { list: inventoryTime, conditions: openCounts }),
    ...stockFinders,
  ],
  doctor: [stockExamination],
  demo: fillStock,
  uses: stockUses,
  fixed: fixedByStock,
  lifeCycles: [lifeOfInventories],
}
