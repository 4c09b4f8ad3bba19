import { getTableName, sql } from 'drizzle-orm'
import { z } from 'zod'
import { supplierRead } from '#modules/master/server/views.ts'
import { mailPapers } from '#modules/system/server/index.ts'
import { decimal, plus, written } from '#platform/contract/decimal.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { keepPapers, type KeptPaper } from '#platform/server/documents/keep-papers.ts'
import { documentKey } from '#platform/server/slip/kept-slip.ts'
import { printSlips } from '#platform/server/slip/print-slip.ts'
import type {
  mailPlaceOrder as mailCall,
  printPlaceOrders as printCall,
} from '../../contract/order/order-paper-calls.ts'
import { placeOrderPaper, type PlaceOrderPaper } from '../../contract/order/order-paper.ts'
import { orderPaperTexts } from '../../contract/order/order-paper.text.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'
import { placeOrder } from '../tables.ts'
import { placeOrderKept } from './place-order-kept.ts'
import { readOrderPaper } from './read-order-paper.ts'

type Kept = KeptPaper<PlaceOrderPaper>

/** 注文書・変更注文書: the supplier has this revision from now on. */
export async function printPlaceOrders(
  context: TransactionsContext,
  { po_no }: InputOf<typeof printCall>,
): Promise<FileAnswer> {
  const drawn = await draw(context, po_no)
  const file = await keepPapers(context, placeOrderPaper, drawn)
  const [one, ...others] = drawn.papers
  return one && others.length === 0 ? { ...file, name: `${one.name}.pdf` } : file
}

/** The same by mail. */
export async function mailPlaceOrder(
  context: TransactionsContext,
  { po_no }: InputOf<typeof mailCall>,
): Promise<OutputOf<typeof mailCall>> {
  const to = await addressOf(context, po_no)
  await mailPapers(context, {
    ...{ paper: placeOrderPaper, words: orderPaperTexts, draw: (drawing) => draw(drawing, [po_no]) },
    letter: ({ data: { letter, header, revision } }) => ({
      to,
      params: {
        ...{ title: titleOf(revision), no: header.po_no, to: letter.addressee, from: letter.company },
      },
    }),
  })
  return { to }
}

const draw = async (context: TransactionsContext, numbers: readonly string[]) => {
  const papers: Kept[] = []
  const keys = numbers.map((po_no) => ({ po_no }))
  const file = await printSlips(
    placeOrderKept,
    context,
    keys,
    placeOrderPaper,
    async (order, reading, print_no) => {
      if (order.header.po_status === '0') throw placeOrderErrors.BIZ_PO_PRINT_FIRST.with()
      const { supplier_nm, ...data } = await readOrderPaper(reading, order)
      papers.push(keptPaper(context, data, { ...order.header, supplier_nm, print_no }))
      return data
    },
  )
  return { file, papers }
}

interface OfOrder {
  readonly supplier_cd: string
  readonly supplier_nm: string
  readonly print_no: number
}

/** What went out stays with its order, each change beside the original, and is found by supplier, day and amount. */
function keptPaper(
  context: TransactionsContext,
  data: PlaceOrderPaper,
  { supplier_cd, supplier_nm, print_no }: OfOrder,
): Kept {
  const { header, revision } = data
  const { po_no, net_amount, tax_amount } = header
  const title = titleOf(revision)
  return {
    ...{ data, print_no, name: [title, po_no, ...(revision === 0 ? [] : [revision])].join('_') },
    business: {
      ...({ direction: 'sent', partner_cd: supplier_cd, partner_nm: supplier_nm } as const),
      document_dt: data.issued_dt,
      amount: written(plus(decimal(net_amount), decimal(tax_amount))),
    },
    of: {
      table: getTableName(placeOrder),
      key: documentKey(placeOrderKept, context, { po_no }),
      comment: revision === 0 ? '' : `${title} ${revision}`,
    },
  }
}

const titleOf = (revision: number): string =>
  (revision === 0 ? orderPaperTexts.title : orderPaperTexts.changeTitle).ja

async function addressOf(context: TransactionsContext, po_no: string): Promise<string> {
  const { company_cd, factory_cd } = context.session
  const [found] = await context.transaction('read', (tx) =>
    rows(
      tx,
      { supplier_cd: z.string(), po_status: z.string(), email: z.string() },
      sql`SELECT h.supplier_cd, h.po_status, coalesce(${supplierRead.of('h', 'email')}, '') AS email FROM ${placeOrder} AS h
        WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.po_no = ${po_no}`,
    ),
  )
  if (!found) throw http[404].with()
  if (found.po_status === '0') throw placeOrderErrors.BIZ_PO_PRINT_FIRST.with()
  if (found.email === '') throw placeOrderErrors.BIZ_PO_NO_MAIL.with({ supplier: found.supplier_cd })
  return found.email
}
