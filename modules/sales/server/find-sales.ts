import { on, type Registration } from '#platform/server/module/point.ts'
import { findInList } from '#platform/server/palette/find-in-list.ts'
import { finders } from '#platform/server/palette/finder.ts'
import { say } from '#platform/contract/text.ts'
import { receiptList } from '../contract/receipt/receipt-list.ts'
import { deliveryStatus } from '../contract/shipping/delivery-codes.ts'
import { deliveryList } from '../contract/shipping/delivery-list.ts'
import { statementList } from '../contract/statement/statement-list.ts'
import { receiptServed } from './receipt/receipt-rows.ts'
import { deliveryServed } from './shipping/delivery-rows.ts'
import { statementServed } from './statement/statement-rows.ts'

const address = (path: string, asked: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(asked).toString()}`

/** What the palette finds of this module beside its slips: deliveries, statements and receipts by their numbers. */
export const salesFinders: readonly Registration[] = [
  on(
    finders,
    findInList(deliveryServed, {
      ...{ kind: 'slip', icon: 'truck', by: 'delivery_no' },
      title: { ja: '出荷', en: 'Delivery', zh: '出货' },
      hit: ({ delivery_no, line_no, delivery_status, ship_dt, customer_nm, item_cd }, language) => ({
        code: `${delivery_no}-${String(line_no)}`,
        name: `${customer_nm ?? ''} ${item_cd}`,
        note: [ship_dt, delivery_status && say(deliveryStatus.texts[delivery_status], language)].join(' '),
        path: address(deliveryList.screen.path, { delivery_no }),
      }),
    }),
  ),
  on(
    finders,
    findInList(statementServed, {
      ...{ kind: 'slip', icon: 'yen', by: 'statement_no' },
      title: { ja: '請求書', en: 'Invoice', zh: '请款单' },
      hit: ({ statement_no, customer_nm, closing_dt, billed_amount }) => ({
        ...{ code: statement_no, name: customer_nm ?? '', note: `${closing_dt} ${billed_amount}` },
        path: address(statementList.screen.path, { statement_no, statement_status: '' }),
      }),
    }),
  ),
  on(
    finders,
    findInList(receiptServed, {
      ...{ kind: 'slip', icon: 'yen', by: 'receipt_no' },
      title: { ja: '入金', en: 'Receipt', zh: '收款' },
      hit: ({ receipt_no, customer_nm, receipt_dt, amount }) => ({
        ...{ code: receipt_no, name: customer_nm ?? '', note: `${receipt_dt} ${amount}` },
        path: address(receiptList.screen.path, { receipt_no }),
      }),
    }),
  ),
]
