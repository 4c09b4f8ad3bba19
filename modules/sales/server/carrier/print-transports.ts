import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { carrierRead, customerRead, destinationRead, itemRead } from '#modules/master/server/views.ts'
import { daysAfter } from '#modules/receive-order/contract/order-days.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { companyRead, factoryRead } from '#modules/system/server/views.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { decimal, rounded, written } from '#platform/contract/decimal.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { postalText } from '#platform/contract/paper-parts.ts'
import { logPrint } from '#platform/server/audit/print-log.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { keepPapers } from '#platform/server/documents/keep-papers.ts'
import { printTogether } from '#platform/server/documents/print-file.ts'
import type { printTransport as printCall } from '../../contract/carrier/carrier-calls.ts'
import { transportStatus } from '../../contract/carrier/transport-codes.ts'
import { transportErrors } from '../../contract/carrier/transport-errors.ts'
import { transportPaper, type TransportPaper } from '../../contract/carrier/transport-paper.ts'
import { delivery, deliveryLine, transport } from '../tables.ts'

type Asked = InputOf<typeof printCall>

/** 運送依頼書: as the carrier gets it, it is kept: for two years at least, as the act wants it. */
export async function printTransport(context: TransactionsContext, asked: Asked): Promise<FileAnswer> {
  const { transport_no } = asked
  const name = `${transportPaper.title.ja}_${transport_no}`
  let drawn:
    { readonly data: TransportPaper; readonly carrier_cd: string; readonly print_no: number } | undefined
  const file = await printTogether(context, transportPaper, async (reading) => {
    const read = await readPaper(reading, asked)
    const key = `${reading.session.factory_cd} ${transport_no}`
    const print_no = await logPrint(reading, { document: transportPaper.name, key })
    drawn = { ...read, print_no }
    return { documents: [{ data: read.data, print_no }], name }
  })
  if (!drawn) throw new Error('What was drawn was read')
  const { data, carrier_cd, print_no } = drawn
  const amount = written(rounded(decimal(data.fare), 0, 'down'), 0)
  return keepPapers(context, transportPaper, {
    file,
    papers: [
      {
        ...{ data, print_no, name },
        business: {
          ...({ direction: 'sent', partner_cd: carrier_cd } as const),
          ...{ partner_nm: data.addressee, document_dt: data.ordered_dt, amount },
        },
      },
    ],
  })
}

const text = z.string()
const columns = {
  ...{ state: transportStatus.schema, carrier_cd: text, carrier_nm: text, toriteki_flg: z.boolean() },
  ...{ carrier_postal: text, carrier_address: text, tracking_no: text, ship_dt: text, fare: text },
  ...{ time_slot: fixedCodes.time_slot.schema, package_cnt: z.int(), weight: text, factory_nm: text },
  ...{ factory_address: text, customer_nm: text, customer_address: text, destination_nm: text },
  ...{ destination_address: text, company_nm: text, company_postal: text, company_address: text },
  ...{ company_phone: text },
}
/** 取適法: sixty days after the work, at the latest. */
const mostDays = 60

async function readPaper(
  context: Context,
  { transport_no, pay_dt, extra_work }: Asked,
): Promise<{ readonly data: TransportPaper; readonly carrier_cd: string }> {
  const { tx, session } = context
  const ofCompany = (name: 'company_nm' | 'postal_cd' | 'address' | 'phone') =>
    sql`coalesce(${companyRead.of('t', name)}, '')`
  const [head] = await rows(
    tx,
    columns,
    sql`SELECT t.transport_status AS state, t.carrier_cd, coalesce(${carrierRead.of('t', 'carrier_nm')}, '') AS carrier_nm,
        coalesce(${carrierRead.of('t', 'toriteki_flg')}, false) AS toriteki_flg,
        coalesce(${carrierRead.of('t', 'postal_cd')}, '') AS carrier_postal,
        coalesce(${carrierRead.of('t', 'address')}, '') AS carrier_address, t.tracking_no, t.ship_dt::text AS ship_dt,
        trim_scale(t.fare)::text AS fare, t.time_slot, t.package_cnt, trim_scale(t.weight)::text AS weight,
        coalesce(${factoryRead.of('t', 'factory_nm')}, '') AS factory_nm,
        coalesce(${factoryRead.of('t', 'address')}, '') AS factory_address,
        coalesce(${customerRead.of('t', 'customer_nm')}, '') AS customer_nm,
        coalesce(${customerRead.of('t', 'address1')}, '') AS customer_address,
        coalesce(${destinationRead.of('t', 'destination_nm')}, '') AS destination_nm,
        coalesce(${destinationRead.of('t', 'address')}, '') AS destination_address, ${ofCompany('company_nm')} AS company_nm,
        ${ofCompany('postal_cd')} AS company_postal, ${ofCompany('address')} AS company_address,
        ${ofCompany('phone')} AS company_phone
      FROM ${transport} AS t WHERE t.company_cd = ${session.company_cd} AND t.factory_cd = ${session.factory_cd}
        AND t.transport_no = ${transport_no}`,
  )
  if (!head) throw http[404].with()
  if (head.state === '9') throw transportErrors.BIZ_TRANSPORT_STATE.with({ state: transportStatus.texts[9] })
  const latest = daysAfter(head.ship_dt, mostDays)
  if (pay_dt < head.ship_dt || (head.toriteki_flg && pay_dt > latest))
    throw transportErrors.BIZ_TRANSPORT_PAY.with({ from: head.ship_dt, to: latest }).at('pay_dt')
  const lines = await rows(
    tx,
    { delivery_no: text, item_nm: text, qty: text, unit_nm: text },
    sql`SELECT h.delivery_no, coalesce(${itemRead.of('l', 'item_nm')}, '') AS item_nm,
        trim_scale(CASE WHEN h.delivery_status = '3' THEN l.shipped_qty ELSE l.qty END)::text AS qty,
        coalesce(${itemRead.of('l', 'unit_nm')}, '') AS unit_nm
      FROM ${delivery} AS h JOIN ${deliveryLine} AS l USING (company_cd, factory_cd, delivery_no)
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.transport_no = ${transport_no} ORDER BY h.delivery_no, l.line_no`,
  )
  const filled = (...words: readonly string[]) => words.filter((word) => word !== '')
  const { carrier_cd, tracking_no, ship_dt, time_slot, package_cnt, weight, fare } = head
  const data = {
    ...{
      transport_no,
      pay_dt,
      extra_work,
      tracking_no,
      ship_dt,
      time_slot,
      package_cnt,
      weight,
      fare,
      lines,
    },
    ordered_dt: await businessDateOf(context),
    from: filled(head.factory_nm, head.factory_address || head.company_address).join('　'),
    to:
      head.destination_nm === ''
        ? filled(head.customer_nm, head.customer_address).join('　')
        : filled(head.destination_nm, head.destination_address).join('　'),
    addressee: `${head.carrier_nm}　御中`,
    addresseeLines: filled(postalText(head.carrier_postal), head.carrier_address),
    ...{ company: head.company_nm, phone: head.company_phone },
    companyLines: filled(postalText(head.company_postal), head.company_address),
  }
  return { data, carrier_cd }
}
