import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { labelCode, labelContent, labelFrame } from '#modules/master/contract/price.ts'
import {
  carrierRead,
  customerItemRead,
  customerRead,
  destinationRead,
  itemRead,
} from '#modules/master/server/views.ts'
import { packing } from '#modules/receive-order/contract/order-figures.ts'
import { orderLineRead, orderRead } from '#modules/receive-order/server/views.ts'
import { companyRead } from '#modules/system/server/views.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Paper } from '#platform/contract/document.ts'
import type { Language } from '#platform/contract/text.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { nameOfPapers, printTogether } from '#platform/server/documents/print-file.ts'
import { boxLabelPaper, sheetOf, sizeOf } from '../../contract/shipping/box-label.ts'
import type { BoxLabel } from '../../contract/shipping/box-code.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import { shippingTagPaper, type ShippingTag } from '../../contract/shipping/shipping-tag.ts'
import type { printBoxLabels as labelsCall } from '../../contract/shipping/paper-calls.ts'
import { delivery, deliveryLine } from '../tables.ts'
import { logged, refuseCancelled } from './print-deliveries.ts'
import { isDelivery, readDelivery } from './read-delivery.ts'
import { suggestPicking } from './suggest-picking.ts'

type Asked = InputOf<typeof labelsCall>

const mostLabels = 500

/** 客先現品票: one for each box that has been picked, or would be. */
export const printBoxLabels = (
  context: TransactionsContext,
  { delivery_no: numbers }: Asked,
): Promise<FileAnswer> =>
  printTogether(context, boxLabelPaper, async (reading) => {
    const labels: BoxLabel[] = []
    for (const number of numbers) {
      const boxes = await boxesOf(reading, number)
      const { lines, ...about } = await readLabelled(reading, number)
      for (const { line_no, goods: _said, ...box } of boxes) {
        const line = lines.get(line_no)
        if (line) labels.push({ box: { ...line.box, ...about, ...box }, layout: line.layout })
      }
      await logged(reading, boxLabelPaper.name, number)
    }
    const paper = paperOf(labels, context.language)
    return {
      documents: labels.map((data) => ({ data })),
      name: nameOfPapers(boxLabelPaper.title, numbers),
      paper,
    }
  })

/** 荷札, ten on a sheet. */
export const printShippingTags = (
  context: TransactionsContext,
  { delivery_no: numbers }: Asked,
): Promise<FileAnswer> =>
  printTogether(context, shippingTagPaper, async (reading) => {
    const tags: ShippingTag[] = []
    for (const number of numbers) {
      const boxes = await boxesOf(reading, number)
      const where = await readDestination(reading, number)
      for (const [at, { goods }] of boxes.entries())
        tags.push({ ...where, delivery_no: number, goods, box_no: at + 1, boxes: boxes.length })
      await logged(reading, shippingTagPaper.name, number)
    }
    refuseTooMany(tags.length)
    return { documents: [{ data: { tags } }], name: nameOfPapers(shippingTagPaper.title, numbers) }
  })

function refuseTooMany(count: number): void {
  if (count > mostLabels) throw deliveryErrors.BIZ_LABEL_TOO_MANY.with({ count, most: mostLabels })
}

/** A printer of labels has one size at a time, and what does not fit is told before it is drawn. */
function paperOf(labels: readonly BoxLabel[], language: Language): Paper {
  refuseTooMany(labels.length)
  const [first] = labels
  for (const { layout } of labels)
    if (first && sizeOf(layout) !== sizeOf(first.layout))
      throw deliveryErrors.BIZ_LABEL_SIZES.with({ one: sizeOf(first.layout), other: sizeOf(layout) })
  const tooLarge = labels.find((label) => sheetOf(label, language) === undefined)
  if (tooLarge)
    throw deliveryErrors.BIZ_LABEL_FITS.with({ item: tooLarge.box.item_cd, size: sizeOf(tooLarge.layout) })
  const { label_width: width, label_height: height } = first?.layout ?? standard
  return { width, height, margin: 0 }
}

/** What a line's packages come to in boxes: full ones of its packing, and what is left over of each lot. */
async function boxesOf(context: Context, delivery_no: string) {
  const { header, lines, packages } = await readDelivery(context, delivery_no)
  refuseCancelled(header.delivery_status)
  const picked =
    packages.length > 0 ? packages : (await suggestPicking(context, { header, lines, packages })).places
  return lines.flatMap((line) => {
    const own = picked.filter(({ line_no }) => line_no === line.line_no)
    const parts = (own.length > 0 ? own : [{ lot_no: '', qty: line.qty }]).flatMap(({ lot_no, qty }) =>
      inBoxes(qty, line.pack_qty).map((each) => ({ lot_no, qty: each })),
    )
    const goods = (qty: string) => `${line.ship_item_cd}　${line.item_nm}　${qty}${line.unit_nm}`
    return parts.map(({ lot_no, qty }, at) => ({
      ...{ line_no: line.line_no, lot_no, qty, goods: goods(qty), box_no: at + 1, boxes: parts.length },
    }))
  })
}

/** Without a packing all of it is one box. */
function inBoxes(qty: string, pack_qty: string): readonly string[] {
  const { box_count, odd_qty } = packing(qty, pack_qty)
  if (box_count === '') return [qty]
  const full = Array.from({ length: Math.min(Number(box_count), mostLabels + 1) }, () => pack_qty)
  return odd_qty === '0' ? full : [...full, odd_qty]
}

const text = z.string()
const layout = {
  ...{ label_width: z.int(), label_height: z.int(), label_frame: labelFrame.schema },
  ...{ label_code: labelCode.schema, label_content: labelContent.schema, label_po_flg: z.boolean() },
  ...{ label_lot_flg: z.boolean(), label_due_flg: z.boolean(), label_dock_flg: z.boolean() },
  ...{ label_own_flg: z.boolean(), label_box_flg: z.boolean() },
}
const standard = {
  ...{ label_width: 100, label_height: 60, label_frame: '1', label_code: '1', label_content: '1' },
  label_po_flg: true,
  ...{ label_lot_flg: true, label_due_flg: true, label_dock_flg: true, label_own_flg: true },
  label_box_flg: true,
} as const satisfies BoxLabel['layout']

const lineColumns = {
  ...{ line_no: z.int(), customer_item_cd: text, item_cd: text, item_nm: text, unit_nm: text },
  ...{ order_no: text, dock: text, ...layout },
}
const headColumns = { delivery_dt: text, destination: text, company: text }
const nowhere = { delivery_dt: '', destination: '', company: '' }

/** What stands on the labels of each line, in the layout of its customer item; without one, in the standard. */
async function readLabelled(context: Context, delivery_no: string) {
  const [head = nowhere] = await rows(
    context.tx,
    headColumns,
    sql`SELECT h.delivery_dt::text AS delivery_dt, ${destinationName} AS destination,
        coalesce(${companyRead.of('h', 'company_nm')}, '') AS company
      FROM ${delivery} AS h WHERE ${isDelivery(context, delivery_no, 'h')}`,
  )
  const found = await rows(
    context.tx,
    lineColumns,
    sql`SELECT l.line_no, coalesce(o.customer_item_cd, '') AS customer_item_cd, l.ship_item_cd AS item_cd,
        coalesce(nullif(o.customer_item_nm, ''), ${itemRead.of('l', 'item_nm', { item_cd: 'ship_item_cd' })}, '') AS item_nm,
        coalesce(${itemRead.of('l', 'unit_nm', { item_cd: 'ship_item_cd' })}, '') AS unit_nm,
        concat_ws('-', coalesce(nullif(o.order_po_no, ''), nullif(${orderRead.of('l', 'customer_po_no')}, '')),
          nullif(o.customer_line_no, '')) AS order_no, o.dock,
        coalesce(i.label_width, ${standard.label_width}::int) AS label_width,
        coalesce(i.label_height, ${standard.label_height}::int) AS label_height,
        coalesce(i.label_frame, ${standard.label_frame}) AS label_frame,
        coalesce(i.label_code, ${standard.label_code}) AS label_code,
        coalesce(i.label_content, ${standard.label_content}) AS label_content, ${sql.join(
          flags.map((name) => sql`coalesce(i.${sql.identifier(name)}, true) AS ${sql.identifier(name)}`),
          sql`, `,
        )}
      FROM ${deliveryLine} AS l
      JOIN ${delivery} AS h ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.delivery_no = l.delivery_no
      JOIN ${orderLineRead.rows} AS o ON o.company_cd = l.company_cd AND o.factory_cd = l.factory_cd
        AND o.order_no = l.order_no AND o.line_no = l.order_line_no
      LEFT JOIN ${customerItemRead.rows} AS i ON i.company_cd = h.company_cd AND i.customer_cd = h.customer_cd
        AND i.branch_no = h.branch_no AND i.customer_item_cd = o.customer_item_cd
      WHERE ${isDelivery(context, delivery_no, 'l')}`,
  )
  const lines = new Map(
    found.map(({ line_no, customer_item_cd, item_cd, item_nm, unit_nm, order_no, dock, ...own }) => {
      const box = { customer_item_cd, item_cd, item_nm, unit_nm, order_no, dock }
      return [line_no, { box, layout: own }]
    }),
  )
  return { ...head, lines }
}

const flags = [
  ...['label_po_flg', 'label_lot_flg', 'label_due_flg'],
  ...['label_dock_flg', 'label_own_flg', 'label_box_flg'],
] as const

/** The customer itself, where nothing else is named. */
const destinationName = sql`coalesce(${destinationRead.of('h', 'destination_nm')}, ${customerRead.of('h', 'customer_nm')}, '')`

const whereColumns = {
  ...{ destination: text, address: text, phone: text, customer: text, carrier: text, tracking_no: text },
}

export async function readDestination(context: Context, delivery_no: string) {
  const [found] = await rows(
    context.tx,
    whereColumns,
    sql`SELECT ${destinationName} AS destination, coalesce(${destinationRead.of('h', 'address')}, '') AS address,
        coalesce(${destinationRead.of('h', 'phone')}, '') AS phone, coalesce(${customerRead.of('h', 'customer_nm')}, '') AS customer,
        coalesce(${carrierRead.of('h', 'carrier_nm')}, '') AS carrier, h.tracking_no
      FROM ${delivery} AS h WHERE ${isDelivery(context, delivery_no, 'h')}`,
  )
  if (!found) throw http[404].with()
  return found
}
