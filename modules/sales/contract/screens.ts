import { placeOrderSection } from '#modules/place-order/contract/screens.ts'
import { salesSection } from '#modules/receive-order/contract/screens.ts'
import { addedTo, type Section } from '#platform/contract/screen.ts'
import { acceptanceMatchingScreen, acceptanceMatchScreen } from './acceptance-match/acceptance-calls.ts'
import {
  carrierInvoiceMatchingScreen,
  carrierInvoiceScreen,
} from './carrier-invoice/carrier-invoice-calls.ts'
import { budgetScreen } from './budget/budget-calls.ts'
import { carrierList } from './carrier/carrier-list.ts'
import { documentList } from './documents/document-list.ts'
import { journalAccountMaster } from './journal/journal-account.ts'
import { journalList, purchaseJournalList } from './journal/journal-list.ts'
import { salesList, salesManageList } from './sale/sales-list.ts'
import { salesSlip } from './sale/sales-slip.ts'
import { pickScreen } from './pick/pick-calls.ts'
import { deliveryList } from './shipping/delivery-list.ts'
import { receiptList } from './receipt/receipt-list.ts'
import { receivableList } from './receipt/receivable-list.ts'
import { shippableList } from './shipping/shippable-list.ts'
import { statementList } from './statement/statement-list.ts'

export const salesScreens: readonly Section[] = [
  addedTo(salesSection, [
    shippableList.screen,
    deliveryList.screen,
    pickScreen,
    carrierList.screen,
    carrierInvoiceScreen,
    carrierInvoiceMatchingScreen,
    salesSlip.screen,
    salesList.screen,
    salesManageList.screen,
    budgetScreen,
    acceptanceMatchScreen,
    acceptanceMatchingScreen,
    statementList.screen,
    receiptList.screen,
    receivableList.screen,
    journalList.screen,
    journalAccountMaster.screen,
    documentList.screen,
  ]),
  addedTo(placeOrderSection, [purchaseJournalList.screen]),
]
