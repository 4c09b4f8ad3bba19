import { directShipment } from '#modules/place-order/server/index.ts'
import { unposted } from '#modules/stock/server/index.ts'
import {
  orderDocuments,
  orderGuards,
  receivable,
  soldGoods,
  toShipping,
} from '#modules/receive-order/server/index.ts'
import { businessDocuments } from '#platform/server/documents/business-documents.ts'
import { listService } from '#platform/server/list/serve-list.ts'
import { demosUnderWay } from '#platform/server/module/demo.ts'
import { slipListService } from '#platform/server/slip/slip-list.ts'
import type { Module } from '#platform/server/module/module.ts'
import { on } from '#platform/server/module/point.ts'
import { salesChanged } from '../contract/sales-facts.ts'
import { deliveryNumber } from '../contract/shipping/delivery-number.ts'
import { transportNumber } from '../contract/carrier/transport-number.ts'
import { documentList } from '../contract/documents/document-list.ts'
import { journalNumber } from '../contract/journal/journal-number.ts'
import { receiptNumber } from '../contract/receipt/receipt-number.ts'
import { salesList, salesManageList } from '../contract/sale/sales-list.ts'
import { salesNumber } from '../contract/sale/sales-number.ts'
import { salesScreens } from '../contract/screens.ts'
import { shippableList } from '../contract/shipping/shippable-list.ts'
import { acceptanceMatchRoutes } from './acceptance-match/routes.ts'
import { receivablesChanged } from '../contract/statement/receivable-facts.ts'
import { statementNumber } from '../contract/statement/statement-number.ts'
import { budgetRoutes } from './budget/routes.ts'
import { goodsSold } from './budget/sold-goods.ts'
import { carrierService } from './carrier/carrier-rows.ts'
import { carrierInvoiceRoutes } from './carrier-invoice/carrier-invoice.ts'
import { carrierRoutes } from './carrier/routes.ts'
import { fillJournals } from './demo/journals.ts'
import { leaveToday } from './demo/leaving-today.ts'
import { fillAcceptances, fillCarrierInvoice } from './demo/partners-files.ts'
import { guardDirect, shippedDirectly } from './direct/ship-directly.ts'
import { documentSource } from './documents/document-rows.ts'
import { keptFiles, salesDocuments } from './documents/kept-documents.ts'
import { documentRoutes } from './documents/routes.ts'
import {
  journalAccountService,
  journalRoutes,
  journalService,
  purchaseJournalService,
} from './journal/routes.ts'
import { keepMonths } from './months/keep-months.ts'
import { monthExamination } from './months/month-examination.ts'
import { monthRoutes } from './months/routes.ts'
import { openDeliveries, openSales } from './open-in-month.ts'
import { pickRoutes } from './pick/routes.ts'
import { receiptService } from './receipt/receipt-rows.ts'
import { receivableOf } from './receipt/receivable-of.ts'
import { receivableService } from './receipt/receivable-rows.ts'
import { marginRows, slipMarginRows } from './sale/margin-rows.ts'
import { saleRoutes } from './sale/routes.ts'
import { saleExamination } from './sale/sale-examination.ts'
import { salesKept } from './sale/sales-kept.ts'
import { salesFinders } from './find-sales.ts'
import { deliveryService } from './shipping/delivery-rows.ts'
import { salesOfOrder } from './sale/order-documents.ts'
import { deliveriesOfOrder, guardDeliveries } from './shipping/order-points.ts'
import { shippingRoutes } from './shipping/routes.ts'
import { shippingExamination } from './shipping/shipping-examination.ts'
import { shippableService } from './shipping/shippable-rows.ts'
import { closingHandler } from './statement/close-customers.ts'
import { statementRoutes } from './statement/routes.ts'
import { statementExamination } from './statement/statement-examination.ts'
import { statementService } from './statement/statement-rows.ts'
import { balanceBilled } from './statement/balance-billed.ts'
import { statementUses } from './statement/statement-uses.ts'

export const salesModule: Module = {
  name: 'sales',
  screens: salesScreens,
  masters: [journalAccountService],
  fixed: [balanceBilled],
  slips: [salesKept],
  lists: [
    shippableService,
    deliveryService,
    carrierService,
    listService(documentList, documentSource),
    slipListService(salesList, salesKept, slipMarginRows),
    slipListService(salesManageList, salesKept, marginRows),
    statementService,
    receiptService,
    receivableService,
    journalService,
    purchaseJournalService,
  ],
  routes: [
    ...shippingRoutes,
    ...carrierRoutes,
    ...documentRoutes,
    ...saleRoutes,
    ...budgetRoutes,
    ...statementRoutes,
    ...acceptanceMatchRoutes,
    ...carrierInvoiceRoutes,
    ...pickRoutes,
    ...journalRoutes,
    ...monthRoutes,
  ],
  jobs: [closingHandler],
  facts: [salesChanged, receivablesChanged],
  listeners: keepMonths,
  uses: statementUses,
  numberKinds: [
    { control: 'slip', prefix: 'D', ...deliveryNumber },
    { control: 'slip', prefix: 'S', ...salesNumber },
    { control: 'slip', prefix: 'L', ...transportNumber },
    { control: 'slip', prefix: 'B', ...statementNumber },
    { control: 'slip', prefix: 'C', ...receiptNumber },
    { control: 'slip', prefix: 'E', ...journalNumber },
  ],
  doctor: [shippingExamination, saleExamination, statementExamination, monthExamination],
  registers: [
    ...salesFinders,
    on(businessDocuments, salesDocuments),
    on(businessDocuments, keptFiles),
    on(orderDocuments, deliveriesOfOrder),
    on(orderDocuments, salesOfOrder),
    on(orderGuards, guardDeliveries),
    on(orderGuards, guardDirect),
    on(directShipment, shippedDirectly),
    on(receivable, receivableOf),
    on(soldGoods, goodsSold),
    on(unposted, openDeliveries),
    on(unposted, openSales),
    on(demosUnderWay, leaveToday),
    on(demosUnderWay, fillAcceptances),
    on(demosUnderWay, fillCarrierInvoice),
    on(demosUnderWay, fillJournals),
    on(toShipping, { path: shippableList.screen.path, parameter: 'lines' }),
  ],
}
