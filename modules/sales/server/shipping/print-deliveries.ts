import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { amountAt, priceBase } from '#modules/master/contract/price-base.ts'
import { carrierRead, customerRead, destinationRead, itemRead } from '#modules/master/server/views.ts'
import { orderLineRead, orderRead } from '#modules/receive-order/server/views.ts'
import { companyRead } from '#modules/system/server/views.ts'
import { written } from '#platform/contract/decimal.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { postalText } from '#platform/contract/paper-parts.ts'
import { logPrint } from '#platform/server/audit/print-log.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { printTogether } from '#platform/server/documents/print-file.ts'
import { deliveryStatus } from '../../contract/shipping/delivery-codes.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import { deliveryNotePaper, type DeliveryPaper } from '../../contract/shipping/delivery-note-paper.ts'
import type { printDeliveryNotes as printCall } from '../../contract/shipping/paper-calls.ts'
import { pickingPaper, type PickingPaper } from '../../contract/shipping/picking-paper.ts'
import { delivery, deliveryLine } from '../tables.ts'
import { asWalked, placesWalked } from './places-walked.ts'
import { isDelivery, readDelivery } from './read-delivery.ts'
import { suggestPicking } from './suggest-picking.ts'

type Asked = InputOf<typeof printCall>

/** 納品書・受領書・控: counted as one print. */
export const printDeliveryNotes = (
  context: TransactionsContext,
  { delivery_no: numbers }: Asked,
): Promise<FileAnswer> =>
  printTogether(context, deliveryNotePaper, async (reading) => {
    const documents = []
    for (const number of numbers) {
      const data = await readPaper(reading, number)
      documents.push({ data, print_no: await logged(reading, deliveryNotePaper.name, number) })
    }
    return { documents, name: named(deliveryNotePaper.title.ja, numbers) }
  })

export const printPickingLists = (
  context: TransactionsContext,
  { delivery_no: numbers }: Asked,
): Promise<FileAnswer> =>
  printTogether(context, pickingPaper, async (reading) => {
    const documents = []
    for (const number of numbers) {
      const data = await readPicking(reading, number)
      documents.push({ data, print_no: await logged(reading, pickingPaper.name, number) })
    }
    return { documents, name: named(pickingPaper.title.ja, numbers) }
  })

export const logged = (context: Context, document: string, delivery_no: string) =>
  logPrint(context, { document, key: `${context.session.factory_cd} ${delivery_no}` })

export const named = (title: string, [first = '', ...others]: readonly string[]): string =>
  [title, first, ...(others.length === 0 ? [] : [`他${others.length}件`])].join('_')

const text = z.string()
const headColumns = {
  ...{ state: deliveryStatus.schema, ship_dt: text, delivery_dt: text, tracking_no: text, carrier_nm: text },
  ...{ customer_nm: text, honorific: text, postal: text, address1: text, address2: text },
  ...{ destination_nm: text, destination_address: text },
  ...{ company_nm: text, company_postal: text, company_address: text, company_phone: text },
  ...{ invoice_reg_no: text, seal_flg: z.boolean() },
}
const lineColumns = {
  ...{ order_no: text, order_line_no: z.int(), customer_po_no: text, customer_line_no: text },
  ...{ customer_item_cd: text, item_cd: text, item_nm: text, unit_nm: text, qty: text, pack_qty: text },
  ...{ unit_price: text, price_base_qty: priceBase.schema, temp_price_flg: z.boolean() },
}

/** What has left, or before that what is going to. */
async function readPaper(context: Context, delivery_no: string): Promise<DeliveryPaper> {
  const { tx } = context
  const ofCustomer = (name: 'customer_nm' | 'honorific' | 'postal_cd' | 'address1' | 'address2') =>
    sql`coalesce(${customerRead.of('h', name)}, '')`
  const ofCompany = (name: 'company_nm' | 'postal_cd' | 'address' | 'phone' | 'registration_no') =>
    sql`coalesce(${companyRead.of('h', name)}, '')`
  const [head] = await rows(
    tx,
    headColumns,
    sql`SELECT h.delivery_status AS state, h.ship_dt::text AS ship_dt, h.delivery_dt::text AS delivery_dt, h.tracking_no,
        coalesce(${carrierRead.of('h', 'carrier_nm')}, '') AS carrier_nm, ${ofCustomer('customer_nm')} AS customer_nm,
        ${ofCustomer('honorific')} AS honorific, ${ofCustomer('postal_cd')} AS postal, ${ofCustomer('address1')} AS address1,
        ${ofCustomer('address2')} AS address2, coalesce(${destinationRead.of('h', 'destination_nm')}, '') AS destination_nm,
        coalesce(${destinationRead.of('h', 'address')}, '') AS destination_address, ${ofCompany('company_nm')} AS company_nm,
        ${ofCompany('postal_cd')} AS company_postal, ${ofCompany('address')} AS company_address,
        ${ofCompany('phone')} AS company_phone, ${ofCompany('registration_no')} AS invoice_reg_no,
        coalesce(${companyRead.of('h', 'seal_flg')}, false) AS seal_flg
      FROM ${delivery} AS h WHERE ${isDelivery(context, delivery_no, 'h')}`,
  )
  if (!head) throw http[404].with()
  refuseCancelled(head.state)
  const lines = await rows(
    tx,
    lineColumns,
    sql`SELECT l.order_no, l.order_line_no, coalesce(nullif(o.order_po_no, ''), ${orderRead.of('l', 'customer_po_no')}, '') AS customer_po_no,
        o.customer_line_no, coalesce(o.customer_item_cd, '') AS customer_item_cd, l.item_cd,
        coalesce(nullif(o.customer_item_nm, ''), ${itemRead.of('l', 'item_nm')}, '') AS item_nm,
        coalesce(${itemRead.of('l', 'unit_nm')}, '') AS unit_nm,
        trim_scale(CASE WHEN l.shipped_qty > 0 THEN l.shipped_qty ELSE l.qty END)::text AS qty,
        trim_scale(l.pack_qty)::text AS pack_qty, trim_scale(coalesce(o.unit_price, 0))::text AS unit_price,
        o.price_base_qty, o.temp_price_flg
      FROM ${deliveryLine} AS l JOIN ${orderLineRead.rows} AS o ON o.company_cd = l.company_cd
        AND o.factory_cd = l.factory_cd AND o.order_no = l.order_no AND o.line_no = l.order_line_no
      WHERE ${isDelivery(context, delivery_no, 'l')} ORDER BY l.line_no`,
  )
  const filled = (...words: readonly string[]) => words.filter((word) => word !== '')
  const { ship_dt, delivery_dt, carrier_nm, tracking_no, invoice_reg_no, seal_flg } = head
  return {
    ...{ delivery_no, ship_dt, delivery_dt, carrier_nm, tracking_no, invoice_reg_no, seal_flg },
    addressee: `${head.customer_nm}　${head.honorific === '2' ? '様' : '御中'}`,
    addresseeLines: filled(postalText(head.postal), head.address1, head.address2),
    destination: filled(head.destination_nm, head.destination_address).join('　'),
    company: head.company_nm,
    companyLines: filled(postalText(head.company_postal), head.company_address),
    phone: head.company_phone,
    lines: lines.map((line) => ({
      ...line,
      amount: written(amountAt({ price: line.unit_price, price_base_qty: line.price_base_qty }, line.qty)),
    })),
  }
}

async function readPicking(context: Context, delivery_no: string): Promise<PickingPaper> {
  const { header, lines, packages } = await readDelivery(context, delivery_no)
  refuseCancelled(header.delivery_status)
  const places =
    packages.length > 0 ? packages : (await suggestPicking(context, { header, lines, packages })).places
  const walked = await placesWalked(
    context,
    places.map(({ location_cd }) => location_cd),
  )
  const names = new Map(walked.map(({ location_cd, location_nm }) => [location_cd, location_nm]))
  return {
    ...{ delivery_no, ship_dt: header.ship_dt },
    ...{ customer: header.customer_nm, destination: header.destination_nm },
    places: asWalked(
      walked,
      lines.flatMap((line) => {
        const own = places.filter(({ line_no }) => line_no === line.line_no)
        const { ship_item_cd: item_cd, item_nm, unit_nm, qty } = line
        return (own.length > 0 ? own : [{ location_cd: '', lot_no: '', qty }]).map((place) => ({
          ...{ item_cd, item_nm, unit_nm, location_cd: place.location_cd, lot_no: place.lot_no },
          ...{ qty: place.qty, location_nm: names.get(place.location_cd) ?? '' },
        }))
      }),
    ),
  }
}

export function refuseCancelled(state: (typeof deliveryStatus.codes)[number]): void {
  if (state === '9') throw deliveryErrors.BIZ_DELIVERY_STATE.with({ state: deliveryStatus.texts[state] })
}
