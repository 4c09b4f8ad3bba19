import { itemMaster } from '#modules/master/contract/item.ts'
import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import { addTab } from '#platform/web/kit/record/record-tab.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'
import { stockTab } from './item/stock-tab.tsx'

const stockSlips = () => import('./slip/hand-slip-screen.tsx')
const behind = () => import('./slip/behind-screens.tsx')

export const stockPages: ModulePages = {
  name: 'stock',
  screens: {
    registerStock: lazyScreen(async () => (await stockSlips()).StockSlipScreen),
    registerStockMove: lazyScreen(async () => (await stockSlips()).MoveSlipScreen),
    stockSlipList: lazyScreen(async () => (await import('./slip/slip-list-screen.tsx')).SlipListScreen),
    stockEnquiry: lazyScreen(
      async () => (await import('./enquiry/stock-enquiry-screen.tsx')).StockEnquiryScreen,
    ),
    stockShortage: lazyScreen(async () => (await import('./shortage/shortage-screen.tsx')).ShortageScreen),
    stockMap: lazyScreen(async () => (await import('./map/stock-map-screen.tsx')).StockMapScreen),
    stockManage: lazyScreen(async () => (await import('./manage/manage-screen.tsx')).ManageScreen),
    inventoryTime: lazyScreen(
      async () => (await import('./inventory/inventory-time-screen.tsx')).InventoryTimeScreen,
    ),
    inventory_cycle: lazyScreen(
      async () => (await import('./inventory/inventory-cycle-screen.tsx')).InventoryCycleScreen,
    ),
    stockDivisions: lazyScreen(async () => (await import('./manage/division-screen.tsx')).DivisionScreen),
    inventoryManage: lazyScreen(
      async () => (await import('./inventory/inventory-manage-screen.tsx')).InventoryManageScreen,
    ),
    inventoryDifferenceAdjustment: lazyScreen(
      async () => (await import('./inventory/difference-screen.tsx')).DifferenceScreen,
    ),
    stockValuation: lazyScreen(async () => (await import('./manage/valuation-screen.tsx')).ValuationScreen),
    stockVariance: lazyScreen(async () => (await behind()).VarianceScreen),
    stockMovements: lazyScreen(async () => (await behind()).MovementsScreen),
    stockLots: lazyScreen(async () => (await import('./lots/lot-list-screen.tsx')).LotListScreen),
    stockPayments: lazyScreen(async () => (await import('./enquiry/payments-screen.tsx')).PaymentsScreen),
    stockList: lazyScreen(async () => (await import('./stock-list/stock-list-screen.tsx')).StockListScreen),
  },
  manual: async () => (await import('./manual/stock.text.ts')).stockManual,
  tiles: async () => (await import('./home/stock-tiles.tsx')).stockTiles,
  tabs: [addTab(itemMaster, stockTab)],
}
