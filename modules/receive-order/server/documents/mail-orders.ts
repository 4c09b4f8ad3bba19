import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { refuseWithoutMail, sendMail } from '#modules/system/server/index.ts'
import type { DocumentDefinition } from '#platform/contract/document.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { say } from '#platform/contract/text.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { keepPapers } from '#platform/server/documents/keep-papers.ts'
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

/** Each leaves with the transaction that keeps it; that everybody can be reached is known before one is drawn. */
async function mail(context: TransactionsContext, numbers: readonly string[], { paper, draw }: Way) {
  const addresses = await addressesOf(context, numbers)
  refuseWithoutMail(context)
  const { file, papers } = await draw(context, numbers)
  await keepPapers(
    context,
    paper,
    papers.map((one) => ({
      ...one,
      also: async (keeping, file_no) => {
        const to = addresses.get(one.data.order.header.order_no)
        if (to) await sendMail(keeping, { to, file_nos: [file_no], ...lettered(paper, one.data) })
      },
    })),
    file,
  )
  return { mails: papers.length }
}

/** Customers read Japanese, whoever sends it, and know an order by their own number. */
function lettered({ title }: Way['paper'], { order, addressee, company }: OrderPaper) {
  const { order_no, customer_po_no } = order.header
  const of = customer_po_no === '' ? [paperTexts.orderNo, order_no] : [paperTexts.customerNo, customer_po_no]
  const params = {
    title: title.ja,
    no: of.map((word) => (typeof word === 'string' ? word : word.ja)).join(' '),
  }
  const parties = { to: addressee, from: company }
  return {
    subject: say(paperTexts.mailSubject, 'ja', { ...params, ...parties }),
    text: say(paperTexts.mailBody, 'ja', { ...params, ...parties }),
  }
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
