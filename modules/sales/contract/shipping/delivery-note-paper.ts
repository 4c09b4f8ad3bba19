import { packing } from '#modules/receive-order/contract/order-figures.ts'
import { companySeal } from '#modules/system/contract/company-seal.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import { document, type Half, type Halves, type Part } from '#platform/contract/document.ts'
import { column, dayText, factsOf, figure, priceFigure, type Letter } from '#platform/contract/paper-parts.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { paperTexts as words } from './paper.text.ts'
import { quantityInBoxes } from './quantity-in-boxes.ts'

export interface DeliveryPaper extends Letter {
  readonly delivery_no: string
  readonly ship_dt: string
  readonly delivery_dt: string
  readonly destination: string
  readonly invoice_reg_no: string
  readonly seal_flg: boolean
  readonly carrier_nm: string
  readonly tracking_no: string
  /** With our copy (控). */
  readonly copy_flg: boolean
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
    /** 505: sold before it ships, and costs nothing again. */
    readonly sold_before_flg: boolean
    readonly amount: string
  }[]
}
type Line = DeliveryPaper['lines'][number]

/** 納品書 goes with the goods, 受領書 comes back with the customer's stamp, the copy stays here. */
type Copy = 'note' | 'receipt' | 'noteCopy'

interface Page {
  readonly copy: Copy
  /** From 0. */
  readonly at: number
}

const linesOfPage = 6

/** 納品書と受領書 on one sheet that is cut in the middle, line beside line; the copy (控) on sheets of its own. */
export const deliveryNotePaper = document<DeliveryPaper>({
  name: 'delivery_note',
  title: words.note,
  page: { width: 297, height: 210, margin: 10 },
  build(paper, language) {
    const count = Math.max(1, Math.ceil(paper.lines.length / linesOfPage))
    const pages = Array.from({ length: count }, (_, at) => at)
    const sheet = (left: Page, right?: Page): Halves => ({
      part: 'halves',
      cut: say(words.cut, language),
      left: halfOf(paper, left, language),
      ...(right ? { right: halfOf(paper, right, language) } : {}),
    })
    return {
      parts: [
        ...pages.map((at) => sheet({ copy: 'note', at }, { copy: 'receipt', at })),
        ...pages
          .filter((at) => paper.copy_flg && at % 2 === 0)
          .map((at) =>
            at + 1 < count
              ? sheet({ copy: 'noteCopy', at }, { copy: 'noteCopy', at: at + 1 })
              : sheet({ copy: 'noteCopy', at }),
          ),
      ],
    }
  },
})

function halfOf(paper: DeliveryPaper, page: Page, language: Language): Half {
  const { lines, carrier_nm, tracking_no: no } = paper
  const title = say(words[page.copy], language)
  const pages = Math.max(1, Math.ceil(lines.length / linesOfPage))
  const isLast = page.at + 1 === pages
  const carried =
    carrier_nm === '' ? '' : say(words.transport, language, { carrier: carrier_nm, no: no || '－' })
  return {
    parts: [
      ...headOf(paper, page.copy, language),
      lineTable(paper, page, isLast, language),
      ...(isLast ? [footOf(page.copy, language)] : []),
    ],
    foot: [carried, `${title}　${paper.delivery_no}　${page.at + 1} / ${pages}`],
  }
}

function headOf(paper: DeliveryPaper, copy: Copy, language: Language): readonly Part[] {
  const { delivery_no, invoice_reg_no, companyLines, phone } = paper
  const orders = [...new Set(paper.lines.map(({ customer_po_no }) => customer_po_no))].filter(Boolean)
  const [first = '', ...others] = orders
  const order =
    others.length > 1 ? say(words.andOthers, language, { first, count: others.length }) : orders.join(' ')
  const tel = phone === '' ? [] : [say(words.phone, language, { phone })]
  const destination =
    paper.destination === '' ? [] : [`${say(words.deliverTo, language)}　${paper.destination}`]
  const registration =
    invoice_reg_no === '' ? [] : [say(words.registration, language, { no: invoice_reg_no })]
  return [
    {
      part: 'sheet-head',
      title: say(words[copy], language),
      facts: [
        ...factsOf(words.deliveryNo, delivery_no, language, true),
        ...factsOf(words.deliveryDate, dayText(paper.delivery_dt, language), language),
        ...factsOf(words.yourOrder, order, language),
      ],
      barcode: { symbology: 'qrcode', text: delivery_no, module: 0.66 },
    },
    copy === 'receipt'
      ? {
          part: 'parties',
          to: say(words.backTo, language, { name: paper.company }),
          ...{ above: companyLines, below: tel },
          ...{ from: paper.addressee.replace(/　.{1,2}$/u, ''), fromLines: destination },
        }
      : {
          part: 'parties',
          ...{ to: paper.addressee, above: paper.addresseeLines, below: destination },
          ...{ from: paper.company, fromLines: [...companyLines, ...tel, ...registration] },
          seal: paper.seal_flg ? companySeal(paper.company, language) : '',
        },
  ]
}

function lineTable({ lines }: DeliveryPaper, { copy, at }: Page, isLast: boolean, language: Language): Part {
  const isReceipt = copy === 'receipt'
  const first = at * linesOfPage
  const total = written(sum(lines.map(({ amount }) => decimal(amount))), 0)
  const boxes = isLast ? allBoxes(lines, language) : say(words.goesOn, language)
  return {
    part: 'lines',
    rows: { height: 15.2, count: linesOfPage },
    columns: [
      column(words.line, language, 7, 'right'),
      column(words.yourItem, language, 26),
      column(words.ourItem, language, '*'),
      column(words.qty, language, 19, 'right'),
      ...(isReceipt
        ? [column(words.accepted, language, 17), column(words.remarks, language, 20)]
        : [column(words.price, language, 17, 'right'), column(words.amount, language, 21, 'right')]),
    ],
    lines: lines.slice(first, first + linesOfPage).map((line, on) => [
      String(first + on + 1),
      {
        main: line.customer_item_cd || '－',
        below: [line.customer_po_no, line.customer_line_no].filter(Boolean).join('-'),
      },
      {
        main: line.item_nm,
        below: say(words.ourOrder, language, {
          ...{ item: line.item_cd, no: `${line.order_no}-${line.order_line_no}` },
        }),
      },
      quantityInBoxes(line, language),
      ...(isReceipt ? ['', ''] : [priceOf(line, language), figure(line.amount)]),
    ]),
    sums: [
      ...['', boxes, ''],
      ...(isReceipt || !isLast ? [] : ['', say(words.total, language), figure(total)]),
    ],
  }
}

function priceOf(line: Line, language: Language): string {
  if (line.sold_before_flg) return say(words.soldBefore, language)
  const provisional = line.temp_price_flg ? [say(words.provisional, language)] : []
  return [priceFigure(line.unit_price, line.price_base_qty), ...provisional].join('\n')
}

/** What the driver counts; nothing where nobody knows how it is packed. */
function allBoxes(lines: readonly Line[], language: Language): string {
  const each = lines.map(({ qty, pack_qty }) => packing(qty, pack_qty))
  if (each.some(({ box_count }) => box_count === '')) return ''
  const count = each.reduce(
    (all, { box_count, odd_qty }) => all + Number(box_count) + (['', '0'].includes(odd_qty) ? 0 : 1),
    0,
  )
  return say(words.boxesInAll, language, { count })
}

const footOf = (copy: Copy, language: Language): Part => ({
  part: 'beside',
  share: copy === 'receipt' ? 0.55 : 0.62,
  left: [...(copy === 'receipt' ? [words.received, words.handBack] : [words.taxLater, words.tellUs])].map(
    (text) => ({ part: 'text', text: say(text, language) }),
  ),
  right: [
    {
      part: 'stamps',
      labels: (copy === 'receipt' ? [words.receiptStamp] : [words.shipStamp, words.checkStamp]).map((label) =>
        say(label, language),
      ),
    },
  ],
})
