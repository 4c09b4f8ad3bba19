import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { amountAt, priceBase } from '#modules/master/contract/price-base.ts'
import { carrierRead, destinationRead, itemRead } from '#modules/master/server/views.ts'
import { orderLineRead, orderRead } from '#modules/receive-order/server/views.ts'
import { mailPapers } from '#modules/system/server/index.ts'
import { companyRead } from '#modules/system/server/views.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { dayText } from '#platform/contract/paper-parts.ts'
import { listedText } from '#platform/contract/punctuation.ts'
import { say } from '#platform/contract/text.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { DrawnPapers, KeptPaper } from '#platform/server/documents/keep-papers.ts'
import { nameOfPapers, printTogether } from '#platform/server/documents/print-file.ts'
import { deliveryStatus, type DeliveryStatus } from '../../contract/shipping/delivery-codes.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import { deliveryNotePaper, type DeliveryPaper } from '../../contract/shipping/delivery-note-paper.ts'
import type {
  mailDeliveryNotes as mailCall,
  printDeliveryNotes as printCall,
} from '../../contract/shipping/paper-calls.ts'
import { paperTexts as words } from '../../contract/shipping/paper.text.ts'
import { readCustomerLetter } from '../statement/read-customer-letter.ts'
import { delivery, deliveryLine, deliveryPackage } from '../tables.ts'
import { logged, refuseCancelled } from './print-deliveries.ts'
import { isDelivery } from './read-delivery.ts'

/** 納品書・受領書・控: counted as one print. */
export const printDeliveryNotes = async (
  context: TransactionsContext,
  { delivery_no: numbers }: InputOf<typeof printCall>,
): Promise<FileAnswer> => (await draw(context, numbers)).file

/** 納品書 of what has left, without our copy; the letter says by whom it comes, and when. */
export const mailDeliveryNotes = (
  context: TransactionsContext,
  { delivery_no: numbers }: InputOf<typeof mailCall>,
): Promise<OutputOf<typeof mailCall>> =>
  mailPapers(context, {
    paper: deliveryNotePaper,
    words: { mailSubject: words.noteSubject, mailBody: words.noteBody },
    draw: (drawing) => draw(drawing, numbers, refuseUnmailed),
    letter: ({ email, data }) => {
      const { delivery_no: no, addressee: to, company: from, carrier_nm, tracking_no } = data
      const carried = { carrier: carrier_nm, no: tracking_no || '－' }
      return {
        to: email,
        params: {
          ...{ title: deliveryNotePaper.title.ja, no, to, from },
          ...{ ship: dayText(data.ship_dt, 'ja'), date: dayText(data.delivery_dt, 'ja') },
          transport: carrier_nm === '' ? '' : `\n${say(words.transport, 'ja', carried)}`,
        },
      }
    },
  })

type Note = KeptPaper<DeliveryPaper> & { readonly state: DeliveryStatus; readonly email: string }

/** Before it has left its quantities may be others yet; and whoever has no address is named, all of them. */
function refuseUnmailed(notes: readonly Note[]): void {
  const early = notes.find(({ state }) => state !== '3')
  if (early) throw deliveryErrors.BIZ_DELIVERY_STATE.with({ state: deliveryStatus.texts[early.state] })
  const unreachable = notes.filter(({ email }) => email === '').map(({ business }) => business.partner_nm)
  if (unreachable.length > 0)
    throw deliveryErrors.BIZ_DELIVERY_NO_MAIL.with({ customer: listedText([...new Set(unreachable)]) })
}

async function draw(
  context: TransactionsContext,
  numbers: readonly string[],
  judgeMailed?: typeof refuseUnmailed,
): Promise<DrawnPapers<Note>> {
  const papers: Note[] = []
  const file = await printTogether(context, deliveryNotePaper, async (reading) => {
    for (const number of numbers) {
      const { state, email, customer_cd, customer_nm, ...data } = await readPaper(reading, number)
      papers.push({
        ...{ state, email, data: { ...data, copy_flg: !judgeMailed } },
        print_no: await logged(reading, deliveryNotePaper.name, number),
        name: nameOfPapers(deliveryNotePaper.title, [number]),
        business: {
          ...({ direction: 'sent', partner_cd: customer_cd, partner_nm: customer_nm } as const),
          document_dt: data.delivery_dt,
          amount: written(sum(data.lines.map(({ amount }) => decimal(amount))), 0),
        },
      })
    }
    judgeMailed?.(papers)
    return { documents: papers, name: nameOfPapers(deliveryNotePaper.title, numbers) }
  })
  return { file, papers }
}

const text = z.string()
const headColumns = {
  ...{ state: deliveryStatus.schema, ship_dt: text, delivery_dt: text, tracking_no: text, carrier_nm: text },
  ...{ customer_cd: text, branch_no: text, destination_nm: text, destination_address: text },
  invoice_reg_no: text,
}
const lineColumns = {
  ...{ order_no: text, order_line_no: z.int(), customer_po_no: text, customer_line_no: text },
  ...{ customer_item_cd: text, item_cd: text, item_nm: text, unit_nm: text, qty: text, pack_qty: text },
  ...{ unit_price: text, price_base_qty: priceBase.schema, temp_price_flg: z.boolean() },
  sold_before_flg: z.boolean(),
}

/** What has left of a line; before that what was picked, or is going to be. */
const qtyOf = {
  1: sql`l.qty`,
  2: sql`(SELECT coalesce(sum(p.qty), 0) FROM ${deliveryPackage} AS p WHERE p.company_cd = l.company_cd
    AND p.factory_cd = l.factory_cd AND p.delivery_no = l.delivery_no AND p.line_no = l.line_no)`,
  3: sql`l.shipped_qty`,
  9: sql`0`,
}

async function readPaper(context: Context, delivery_no: string) {
  const { tx } = context
  const [head] = await rows(
    tx,
    headColumns,
    sql`SELECT h.delivery_status AS state, h.ship_dt::text AS ship_dt, h.delivery_dt::text AS delivery_dt, h.tracking_no,
        coalesce(${carrierRead.of('h', 'carrier_nm')}, '') AS carrier_nm, h.customer_cd, h.branch_no,
        coalesce(${destinationRead.of('h', 'destination_nm')}, '') AS destination_nm,
        coalesce(${destinationRead.of('h', 'address')}, '') AS destination_address,
        coalesce(${companyRead.of('h', 'registration_no')}, '') AS invoice_reg_no
      FROM ${delivery} AS h WHERE ${isDelivery(context, delivery_no, 'h')}`,
  )
  if (!head) throw http[404].with()
  const { destination_nm, destination_address, branch_no, ...about } = head
  refuseCancelled(about.state)
  const lines = await rows(
    tx,
    lineColumns,
    sql`SELECT l.order_no, l.order_line_no, coalesce(nullif(o.order_po_no, ''), ${orderRead.of('l', 'customer_po_no')}, '') AS customer_po_no,
        o.customer_line_no, coalesce(o.customer_item_cd, '') AS customer_item_cd, l.item_cd,
        coalesce(nullif(o.customer_item_nm, ''), ${itemRead.of('l', 'item_nm')}, '') AS item_nm,
        coalesce(${itemRead.of('l', 'unit_nm')}, '') AS unit_nm, trim_scale(w.qty)::text AS qty,
        trim_scale(l.pack_qty)::text AS pack_qty, trim_scale(coalesce(o.unit_price, 0))::text AS unit_price,
        o.price_base_qty, o.temp_price_flg, l.stock_div = '505' AS sold_before_flg
      FROM ${deliveryLine} AS l CROSS JOIN LATERAL (SELECT ${qtyOf[about.state]} AS qty) AS w
        JOIN ${orderLineRead.rows} AS o ON o.company_cd = l.company_cd
          AND o.factory_cd = l.factory_cd AND o.order_no = l.order_no AND o.line_no = l.order_line_no
      WHERE ${isDelivery(context, delivery_no, 'l')} AND w.qty > 0 ORDER BY l.line_no`,
  )
  return {
    ...{ ...about, delivery_no },
    ...(await readCustomerLetter(context, { customer_cd: about.customer_cd, branch_no })),
    destination: [destination_nm, destination_address].filter((word) => word !== '').join('　'),
    lines: lines.map((line) => ({
      ...line,
      amount: line.sold_before_flg
        ? '0'
        : written(amountAt({ price: line.unit_price, price_base_qty: line.price_base_qty }, line.qty)),
    })),
  }
}
