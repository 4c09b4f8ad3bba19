import { decimal, plus, written } from '#platform/contract/decimal.ts'
import type { DocumentDefinition } from '#platform/contract/document.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { say } from '#platform/contract/text.ts'
import { logPrint } from '#platform/server/audit/print-log.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { keepPapers, type DrawnPapers, type KeptPaper } from '#platform/server/documents/keep-papers.ts'
import { nameOfPapers, printTogether } from '#platform/server/documents/print-file.ts'
import { documentKey } from '#platform/server/slip/kept-slip.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { printSlips } from '#platform/server/slip/print-slip.ts'
import { getTableName } from 'drizzle-orm'
import { acknowledgementPaper, answerPaper, type OrderPaper } from '../../contract/documents/order-papers.ts'
import type { printAcknowledgement as printCall } from '../../contract/documents/paper-calls.ts'
import { paperTexts } from '../../contract/documents/paper.text.ts'
import { orderKept } from '../order-kept.ts'
import { receiveOrder } from '../tables.ts'
import { readParties, type ReadParties } from './read-parties.ts'

type Asked = InputOf<typeof printCall>

interface Paper {
  readonly data: OrderPaper & ReadParties
  readonly print_no: number
}

type Drawn = DrawnPapers<KeptPaper<OrderPaper>>

/** 注文請書: issued, so that the next change counts the revision up. */
export const printAcknowledgement = async (
  context: TransactionsContext,
  { order_no }: Asked,
): Promise<FileAnswer> =>
  keepPapers(context, acknowledgementPaper, await drawAcknowledgements(context, order_no))

/** 納期回答書: told beside the order's own papers, which it does not replace. */
export const printAnswers = async (context: TransactionsContext, { order_no }: Asked): Promise<FileAnswer> =>
  keepPapers(context, answerPaper, await drawAnswers(context, order_no))

export async function drawAcknowledgements(
  context: TransactionsContext,
  numbers: readonly string[],
): Promise<Drawn> {
  const papers: Paper[] = []
  const keys = numbers.map((order_no) => ({ order_no }))
  const file = await printSlips(
    orderKept,
    context,
    keys,
    acknowledgementPaper,
    async (order, reading, print_no) => {
      const data = { order, ...(await readParties(reading, order)) }
      papers.push({ data, print_no })
      return data
    },
  )
  return { file, papers: papers.map((paper) => kept(context, acknowledgementPaper, paper)) }
}

export async function drawAnswers(context: TransactionsContext, numbers: readonly string[]): Promise<Drawn> {
  const papers: Paper[] = []
  const file = await printTogether(context, answerPaper, async (reading) => {
    for (const number of numbers) papers.push(await answered(reading, number))
    return { documents: papers, name: nameOfPapers(answerPaper.title, numbers) }
  })
  return { file, papers: papers.map((paper) => kept(context, answerPaper, paper)) }
}

async function answered(reading: Context, order_no: string): Promise<Paper> {
  const order = await readKept(orderKept, reading, { order_no })
  const key = documentKey(orderKept, reading, { order_no })
  const print_no = await logPrint(reading, { document: answerPaper.name, key })
  return { data: { order, ...(await readParties(reading, order)) }, print_no }
}

/** What went out to a customer stays with its order as it went out, and is found by partner, day and amount. */
function kept(
  context: TransactionsContext,
  paper: DocumentDefinition<OrderPaper>,
  { data, print_no }: Paper,
): KeptPaper<OrderPaper> {
  const { header, kept: own } = data.order
  const { order_no, customer_cd, net_amount, tax_amount } = header
  const revision = own?.revision ?? 0
  return {
    ...{ data, print_no, name: [paper.title.ja, order_no].join('_') },
    business: {
      ...({ direction: 'sent', partner_cd: customer_cd, partner_nm: data.customer_nm } as const),
      document_dt: data.issued_dt,
      amount: written(plus(decimal(net_amount), decimal(tax_amount))),
    },
    of: {
      table: getTableName(receiveOrder),
      key: documentKey(orderKept, context, { order_no }),
      comment: revision === 0 ? '' : say(paperTexts.revision, 'ja', { no: revision }),
    },
  }
}
