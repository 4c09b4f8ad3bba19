import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { mailPapers } from '#modules/system/server/index.ts'
import type { DocumentDefinition } from '#platform/contract/document.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { acknowledgementPaper, answerPaper, type OrderPaper } from '../../contract/documents/order-papers.ts'
import type { mailAcknowledgement as mailCall } from '../../contract/documents/paper-calls.ts'
import { paperTexts } from '../../contract/documents/paper.text.ts'
import { orderStatus } from '../../contract/order-codes.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import { receiveOrder } from '../tables.ts'
import { drawAcknowledgements, drawAnswers } from './print-orders.ts'

type Mailing = (
  context: TransactionsContext,
  asked: InputOf<typeof mailCall>,
) => Promise<OutputOf<typeof mailCall>>

/** 注文請書 by mail: issued by it, as by its print. */
export const mailAcknowledgement: Mailing = (context, { order_no }) =>
  mail(context, order_no, { paper: acknowledgementPaper, draw: drawAcknowledgements })

/** 納期回答書 by mail. */
export const mailAnswers: Mailing = (context, { order_no }) =>
  mail(context, order_no, { paper: answerPaper, draw: drawAnswers })

interface Way {
  readonly paper: DocumentDefinition<OrderPaper>
  readonly draw: typeof drawAnswers
}

async function mail(context: TransactionsContext, numbers: readonly string[], { paper, draw }: Way) {
  const addresses = await addressesOf(context, numbers)
  return mailPapers(context, {
    ...{ paper, words: paperTexts, draw: (drawing) => draw(drawing, numbers) },
    letter: ({ data }) => ({
      to: addresses.get(data.order.header.order_no) ?? '',
      params: { title: paper.title.ja, to: data.addressee, from: data.company, no: knownAs(data) },
    }),
  })
}

/** Customers know an order by their own number. */
function knownAs({ order }: OrderPaper): string {
  const { order_no, customer_po_no } = order.header
  return customer_po_no === ''
    ? `${paperTexts.orderNo.ja} ${order_no}`
    : `${paperTexts.customerNo.ja} ${customer_po_no}`
}

const columns = {
  ...{ order_no: z.string(), order_status: orderStatus.schema, customer_nm: z.string(), email: z.string() },
}

async function addressesOf(
  { session, transaction }: TransactionsContext,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { company_cd, factory_cd } = session
  const found = await transaction('read', (tx) =>
    rows(
      tx,
      columns,
      sql`SELECT h.order_no, h.order_status, coalesce(${customerRead.of('h', 'customer_nm')}, '') AS customer_nm,
          coalesce(${customerRead.of('h', 'email')}, '') AS email FROM ${receiveOrder} AS h
        WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.order_no = ANY(${textArray(numbers)})`,
    ),
  )
  const byNumber = new Map(found.map((one) => [one.order_no, one]))
  for (const number of numbers) {
    const order = byNumber.get(number)
    if (!order) throw http[404].with()
    const { order_status, customer_nm, email } = order
    if (order_status === '9')
      throw orderErrors.BIZ_ORDER_STATE.with({ state: orderStatus.texts[order_status] })
    if (email === '') throw orderErrors.BIZ_ORDER_NO_MAIL.with({ customer: customer_nm })
  }
  return new Map(found.map(({ order_no, email }) => [order_no, email]))
}
