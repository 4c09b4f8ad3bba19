import { decimal, plus, written } from '#platform/contract/decimal.ts'
import { document, type Part } from '#platform/contract/document.ts'
import {
  column,
  dateText,
  figure,
  letterHead,
  priceFigure,
  yenText,
  type Letter,
} from '#platform/contract/paper-parts.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { say, type Language, type Text } from '#platform/contract/text.ts'
import { deliveryDateOf } from '../order-days.ts'
import type { orderSlip } from '../order-slip.ts'
import { paperTexts as words } from './paper.text.ts'

type Order = SlipRecordOf<typeof orderSlip>

/** Who gets the paper and who sends it, and the words behind the codes. */
export interface PaperParties extends Letter {
  readonly destination: string
  readonly issued_dt: string
  readonly items: ReadonlyMap<string, { readonly item_nm: string; readonly unit_nm: string }>
}

export interface OrderPaper extends PaperParties {
  readonly order: Order
}

/** Changed since the first one went out: the paper says how often. */
const revisionOf = ({ kept }: Order): number => kept?.revision ?? 0

function head({ order, ...parties }: OrderPaper, title: Text, language: Language): readonly Part[] {
  const { order_no, customer_po_no, order_dt, change_reason } = order.header
  const revision = revisionOf(order)
  const changed = revision === 0 ? '' : say(words.revision, language, { no: revision })
  return [
    letterHead(
      title,
      parties,
      [
        { label: words.orderNo, value: order_no, strong: true },
        { label: words.reason, value: changed, strong: true },
        { label: words.customerNo, value: customer_po_no },
        { label: words.orderDate, value: dateText(order_dt) },
        { label: words.printedOn, value: dateText(parties.issued_dt) },
      ],
      language,
    ),
    ...(revision === 0 || change_reason === ''
      ? []
      : [{ part: 'text', text: `${say(words.reason, language)}　${change_reason}` } as const]),
    ...(parties.destination === ''
      ? []
      : [{ part: 'text', text: `${say(words.deliverTo, language)}　${parties.destination}` } as const]),
  ]
}

/** What the customer calls it, above our name for it. */
const named = ({ customer_item_cd, item_cd, customer_item_nm }: Order['lines'][number], item_nm: string) => ({
  code: customer_item_cd || item_cd,
  name: customer_item_nm || item_nm,
})

const footerOf = (title: Text, { order }: OrderPaper, language: Language) =>
  `${say(title, language)} ${order.header.order_no}`

/** 注文請書: that we take the order, at these prices and for these days; cancelled lines are gone. */
export const acknowledgementPaper = document<OrderPaper>({
  name: 'order_acknowledgement',
  title: words.acknowledgement,
  page: 'A4',
  byRevision: true,
  build(paper, language) {
    const { header, lines } = paper.order
    const yen = (amount: string) => yenText(amount, language)
    return {
      footer: footerOf(words.acknowledgement, paper, language),
      parts: [
        ...head(paper, words.acknowledgement, language),
        { part: 'text', text: say(words.accepted, language) },
        {
          part: 'lines',
          columns: [
            column(words.no, language, 9, 'right'),
            column(words.item, language, 30),
            column(words.itemName, language, '*'),
            column(words.qty, language, 17, 'right'),
            column(words.unit, language, 11, 'center'),
            column(words.price, language, 22, 'right'),
            column(words.amount, language, 24, 'right'),
            column(words.due, language, 21, 'center'),
          ],
          lines: lines
            .filter(({ line_status }) => line_status !== '9')
            .map((line, at) => {
              const item = paper.items.get(line.item_cd)
              const { code, name } = named(line, item?.item_nm ?? '')
              const price = priceFigure(line.unit_price, line.price_base_qty)
              return [
                ...[String(at + 1), code, name, figure(line.qty), item?.unit_nm ?? line.unit_cd],
                line.temp_price_flg ? `${price}\n${say(words.provisional, language)}` : price,
                ...[figure(line.amount), dateText(deliveryDateOf(line))],
              ]
            }),
        },
        {
          part: 'totals',
          totals: [
            { label: say(words.net, language), value: yen(header.net_amount) },
            { label: say(words.tax, language), value: yen(header.tax_amount) },
            {
              label: say(words.total, language),
              value: yen(written(plus(decimal(header.net_amount), decimal(header.tax_amount)))),
              strong: true,
            },
          ],
        },
        ...(header.remarks === '' ? [] : [{ part: 'text', text: header.remarks } as const]),
      ],
    }
  },
})

/** 納期回答書: wish and answer of each line that is still to come. */
export const answerPaper = document<OrderPaper>({
  name: 'delivery_answer',
  title: words.answer,
  page: 'A4',
  build: (paper, language) => ({
    footer: footerOf(words.answer, paper, language),
    parts: [
      ...head(paper, words.answer, language),
      { part: 'text', text: say(words.answered, language) },
      {
        part: 'lines',
        columns: [
          column(words.no, language, 9, 'right'),
          column(words.item, language, 36),
          column(words.itemName, language, '*'),
          column(words.qty, language, 20, 'right'),
          column(words.unit, language, 12, 'center'),
          column(words.desired, language, 26, 'center'),
          column(words.answerDate, language, 26, 'center'),
        ],
        lines: paper.order.lines
          .filter(({ line_status }) => line_status === '0')
          .map((line, at) => {
            const item = paper.items.get(line.item_cd)
            const { code, name } = named(line, item?.item_nm ?? '')
            const day = line.confirmed_dt || line.answer_dt
            return [
              ...[String(at + 1), code, name, figure(line.qty), item?.unit_nm ?? line.unit_cd],
              dateText(line.desired_dt),
              day === '' ? say(words.unanswered, language) : dateText(day),
            ]
          }),
      },
    ],
  }),
})
