import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'

const acceptanceMatches = () => import('./acceptance-match/acceptance-match-screen.tsx')
const carrierInvoices = () => import('./carrier-invoice/carrier-invoice-screen.tsx')

export const salesPages: ModulePages = {
  name: 'sales',
  screens: {
    registerSales: lazyScreen(async () => (await import('./sale/sales-screen.tsx')).SalesScreen),
    salesList: lazyScreen(async () => (await import('./sale/sales-list-screens.tsx')).SalesListScreen),
    salesManage: lazyScreen(async () => (await import('./sale/sales-list-screens.tsx')).SalesManageScreen),
    salesBudget: lazyScreen(async () => (await import('./budget/budget-screen.tsx')).BudgetScreen),
    acceptanceMatch: lazyScreen(async () => (await acceptanceMatches()).AcceptanceMatchScreen),
    acceptanceFieldMatching: lazyScreen(async () => (await acceptanceMatches()).AcceptanceMatchingScreen),
    carrierInvoice: lazyScreen(async () => (await carrierInvoices()).CarrierInvoiceScreen),
    carrierInvoiceFieldMatching: lazyScreen(
      async () => (await carrierInvoices()).CarrierInvoiceMatchingScreen,
    ),
    carrierArrange: lazyScreen(async () => (await import('./carrier/carrier-screen.tsx')).CarrierScreen),
    businessDocuments: lazyScreen(
      async () => (await import('./documents/documents-screen.tsx')).DocumentsScreen,
    ),
    salesAvailableDeliveryManage: lazyScreen(
      async () => (await import('./shipping/shippable-screen.tsx')).ShippableScreen,
    ),
    deliveryManage: lazyScreen(async () => (await import('./shipping/delivery-screen.tsx')).DeliveryScreen),
    picking: lazyScreen(async () => (await import('./pick/pick-screen.tsx')).PickScreen),
    customerStatement: lazyScreen(
      async () => (await import('./statement/statement-screen.tsx')).StatementScreen,
    ),
    receipt: lazyScreen(async () => (await import('./receipt/receipt-screen.tsx')).ReceiptScreen),
    journalExport: lazyScreen(async () => (await import('./journal/journal-screen.tsx')).JournalScreen),
    purchaseJournal: lazyScreen(
      async () => (await import('./journal/journal-screen.tsx')).PurchaseJournalScreen,
    ),
    journal_account: lazyScreen(
      async () => (await import('./journal/journal-account-screen.tsx')).JournalAccountScreen,
    ),
    receivables: lazyScreen(async () => (await import('./receipt/receivables-screen.tsx')).ReceivablesScreen),
  },
  manual: async () => ({
    ...(await import('./manual/shipping.text.ts')).shippingManual,
    ...(await import('./manual/billing.text.ts')).billingManual,
    ...(await import('./manual/journal.text.ts')).journalManual,
  }),
  tiles: async () => (await import('./home/sales-tiles.ts')).salesTiles,
}
