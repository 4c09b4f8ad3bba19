import { packing } from '#modules/receive-order/contract/order-figures.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import { document, type Part } from '#platform/contract/document.ts'
import {
  column,
  dateText,
  factsOf,
  figure,
  letterHead,
  priceFigure,
  type Letter,
} from '#platform/contract/paper-parts.ts'
import { say, type Language, type Text } from '#platform/contract/text.ts'
import { paperTexts as words } from './paper.text.ts'

export interface DeliveryPaper extends Letter {
  readonly delivery_no: string
  readonly ship_dt: string
  readonly delivery_dt: string
  readonly destination: string
  readonly invoice_reg_no: string
  readonly carrier_nm: string
  readonly tracking_no: string
  readonly lines: readonly {
    readonly order_no: string
    readonly order_line_no: number
    readonly customer_po_no: string
    readonly customer_line_no: string
    readonly customer_item_cd: string
    readonly item_cd: string
    readonly item_nm: string
    readonly unit_nm: string
    readonly qty: string
    readonly pack_qty: string
    readonly unit_price: string
    readonly price_base_qty: string
    readonly temp_price_flg: boolean
    readonly amount: string
  }[]
}

/** 納品書 goes with the goods, the copy stays here, 受領書 comes back with the customer's stamp. */
export const noteCopies = ['note', 'noteCopy', 'receipt'] as const
export type NoteCopy = (typeof noteCopies)[number]

function head(paper: DeliveryPaper, title: Text, language: Language): readonly Part[] {
  const orders = [...new Set(paper.lines.map(({ customer_po_no }) => customer_po_no))].filter(
    (no) => no !== '',
  )
  const { companyLines, invoice_reg_no: no } = paper
  const letter = {
    ...paper,
    companyLines: [...companyLines, ...(no === '' ? [] : [say(words.registration, language, { no })])],
  }
  return [
    {
      ...letterHead(
        title,
        letter,
        [
          { label: words.deliveryNo, value: paper.delivery_no, strong: true },
          { label: words.deliveryDate, value: dateText(paper.delivery_dt) },
          { label: words.yourOrder, value: orders.join(' ') },
        ],
        language,
      ),
      barcode: { symbology: 'qrcode', text: paper.delivery_no, module: 0.6 },
    },
    ...(paper.destination === ''
      ? []
      : [{ part: 'text', text: `${say(words.deliverTo, language)}　${paper.destination}` } as const]),
  ]
}

type Line = DeliveryPaper['lines'][number]

const yourItem = ({ customer_item_cd, customer_po_no, customer_line_no }: Line): string =>
  [customer_item_cd || '－', [customer_po_no, customer_line_no].filter(Boolean).join('-')]
    .filter(Boolean)
    .join('\n')

const ourItem = ({ item_nm, item_cd, order_no, order_line_no }: Line, language: Language): string =>
  `${item_nm}\n${say(words.ourOrder, language, { item: item_cd, no: `${order_no}-${order_line_no}` })}`

/** Of what is in it, and in how many boxes. */
export function quantityInBoxes(
  { qty, unit_nm, pack_qty }: Pick<Line, 'qty' | 'unit_nm' | 'pack_qty'>,
  language: Language,
): string {
  const { box_count, odd_qty } = packing(qty, pack_qty)
  const isOdd = !['', '0'].includes(odd_qty)
  const boxes = [
    ...(['', '0'].includes(box_count)
      ? []
      : [say(words.boxes, language, { pack: figure(pack_qty), count: box_count })]),
    ...(isOdd ? [say(words.odd, language, { qty: figure(odd_qty) })] : []),
  ].join(say(words.and, language))
  return [`${figure(qty)} ${unit_nm}`, boxes].filter(Boolean).join('\n')
}

/** 納品書・控・受領書: the same goods on each; the receipt has no prices, and room for what was counted. */
export const deliveryNotePaper = document<DeliveryPaper & { readonly copy: NoteCopy }>({
  name: 'delivery_note',
  title: words.note,
  page: 'A5',
  build(paper, language) {
    const title = words[paper.copy]
    const isReceipt = paper.copy === 'receipt'
    const { lines, carrier_nm, tracking_no } = paper
    const total = written(sum(lines.map(({ amount }) => decimal(amount))), 0)
    const priceOf = ({ unit_price, price_base_qty, temp_price_flg }: Line) =>
      `${priceFigure(unit_price, price_base_qty)}${temp_price_flg ? `\n${say(words.provisional, language)}` : ''}`
    return {
      footer: `${say(title, language)} ${paper.delivery_no}`,
      parts: [
        ...head(paper, title, language),
        {
          part: 'lines',
          columns: [
            column(words.line, language, 7, 'right'),
            column(words.yourItem, language, 27),
            column(words.ourItem, language, '*'),
            column(words.qty, language, 20, 'right'),
            ...(isReceipt
              ? [column(words.accepted, language, 17), column(words.remarks, language, 20)]
              : [column(words.price, language, 19, 'right'), column(words.amount, language, 22, 'right')]),
          ],
          lines: lines.map((line, at) => [
            ...[String(at + 1), yourItem(line), ourItem(line, language), quantityInBoxes(line, language)],
            ...(isReceipt ? ['', ''] : [priceOf(line), figure(line.amount)]),
          ]),
        },
        ...(isReceipt
          ? [{ part: 'text', text: say(words.received, language) } as const]
          : [
              {
                part: 'totals',
                totals: [{ label: say(words.total, language), value: figure(total), strong: true }],
              } as const,
              { part: 'text', text: say(words.taxLater, language) } as const,
            ]),
        ...(carrier_nm === ''
          ? []
          : [
              {
                part: 'text',
                text: say(words.transport, language, { carrier: carrier_nm, no: tracking_no || '－' }),
              } as const,
            ]),
      ],
    }
  },
})

export interface PickingPaper {
  readonly delivery_no: string
  readonly ship_dt: string
  readonly customer: string
  readonly destination: string
  /** In the order of the shelves. */
  readonly places: readonly {
    readonly location_cd: string
    readonly location_nm: string
    readonly item_cd: string
    readonly item_nm: string
    readonly lot_no: string
    readonly qty: string
    readonly unit_nm: string
  }[]
}

/** ピッキングリスト: from where what is to leave is taken, in the order in which one passes the shelves. */
export const pickingPaper = document<PickingPaper>({
  name: 'picking_list',
  title: words.pickingList,
  page: 'A4',
  build(paper, language) {
    return {
      footer: `${say(words.pickingList, language)} ${paper.delivery_no}`,
      parts: [
        { part: 'title', text: say(words.pickingList, language) },
        {
          part: 'facts',
          facts: [
            ...factsOf(words.shippingNo, paper.delivery_no, language, true),
            ...factsOf(words.shipDate, dateText(paper.ship_dt), language),
            ...factsOf(words.customer, paper.customer, language),
            ...factsOf(words.deliverTo, paper.destination, language),
          ],
        },
        { part: 'barcode', barcode: { symbology: 'code128', text: paper.delivery_no, height: 10 } },
        {
          part: 'lines',
          columns: [
            column(words.shelf, language, 34),
            column(words.item, language, '*'),
            column(words.lot, language, 34),
            column(words.qty, language, 22, 'right'),
            column(words.done, language, 18, 'center'),
          ],
          lines: paper.places.map(({ location_cd, location_nm, item_cd, item_nm, lot_no, qty, unit_nm }) => [
            location_cd === '' ? say(words.noPlace, language) : `${location_cd}\n${location_nm}`,
            `${item_cd}\n${item_nm}`,
            lot_no,
            `${figure(qty)} ${unit_nm}`,
            '□',
          ]),
        },
      ],
    }
  },
})
