import { ownTransactions, route, type Route } from '#platform/server/http/route.ts'
import {
  cancelPlaceOrder as cancelCall,
  closePlaceOrderLines as closeCall,
  issuePlaceOrder as issueCall,
} from '../../contract/order/place-order-calls.ts'
import {
  answerOfSupplier as answerCall,
  remindByMail as mailReminderCall,
  remindSupplier as remindCall,
  takeBackReminder as takeBackReminderCall,
} from '../../contract/order/backlog-calls.ts'
import { headerOfSupplier, lineOfPlaceOrder } from '../../contract/order/entry-calls.ts'
import {
  mailPlaceOrder as mailCall,
  ordersToSend as toSendCall,
  printPlaceOrders as printCall,
} from '../../contract/order/order-paper-calls.ts'
import {
  answerCsv as answerCsvCall,
  answerCsvPreview,
  answerCsvUpload,
} from '../../contract/order/answer-csv.ts'
import { answerCsv, previewAnswers, uploadAnswers } from './answer-csv.ts'
import { closePlaceOrderLines } from './close-lines.ts'
import { headerOf, lineOf } from './entry-calls.ts'
import { answerOfSupplier, remindSupplier, takeBackReminder } from './follow-up.ts'
import { ordersToSend } from './orders-to-send.ts'
import { mailPlaceOrder, printPlaceOrders } from './print-place-orders.ts'
import { remindByMail } from './remind-by-mail.ts'
import { cancelPlaceOrder, issuePlaceOrder } from './step-place-order.ts'

export const placeOrderRoutes: readonly Route[] = [
  route(issueCall, issuePlaceOrder),
  route(toSendCall, ordersToSend),
  ownTransactions(printCall, printPlaceOrders),
  ownTransactions(mailCall, mailPlaceOrder),
  route(cancelCall, cancelPlaceOrder),
  route(headerOfSupplier, headerOf),
  route(lineOfPlaceOrder, lineOf),
  route(closeCall, closePlaceOrderLines),
  route(remindCall, remindSupplier),
  route(takeBackReminderCall, takeBackReminder),
  route(mailReminderCall, remindByMail),
  route(answerCall, answerOfSupplier),
  route(answerCsvCall, answerCsv),
  route(answerCsvPreview, previewAnswers),
  route(answerCsvUpload, uploadAnswers),
]
