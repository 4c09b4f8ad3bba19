import { labelled } from '#platform/contract/punctuation.ts'
import { decimal, plus, written } from '#platform/contract/decimal.ts'
import { document, type Part } from '#platform/contract/document.ts'
import {
  column,
  dateText,
  factsOf,
  figure,
  letterHead,
  priceFigure,
  yenText,
  type Letter,
} from '#platform/contract/paper-parts.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { say, type Language, type Text } from '#platform/contract/text.ts'
import {
  markedLines,
  type ChangeMark,
  type IssuedLine,
  type IssuedOrder,
  type MarkedLine,
} from './order-changes.ts'
import { orderPaperTexts as words } from './order-paper.text.ts'
import type { placeOrderSlip } from './place-order-slip.ts'

/** Who gets the order, what it says, and what its reader has been told before. */
export interface PlaceOrderPaper {
  readonly letter: Letter
  readonly header: Pick<
    SlipRecordOf<typeof placeOrderSlip>['header'],
    'po_no' | 'order_dt' | 'change_reason' | 'net_amount' | 'tax_amount'
  >
  /** 0: the first one; then the number of the change. */
  readonly revision: number
  readonly issued_dt: string
  readonly now: IssuedOrder
  readonly before: IssuedOrder | undefined
  /** By their codes. */
  readonly units: ReadonlyMap<string, string>
  readonly places: ReadonlyMap<string, string>
}

const titleOf = ({ revision }: PlaceOrderPaper) => (revision === 0 ? words.title : words.changeTitle)

/** 注文書, and after a change 変更注文書 with what is different. */
export const placeOrderPaper = document<PlaceOrderPaper>({
  name: 'place_order_paper',
  title: words.title,
  page: 'A4',
  byRevision: true,
  build(paper, language) {
    const title = titleOf(paper)
    const { header, revision, now } = paper
    const lines = markedLines(paper.before, now)
    const [place = ''] = now.lines.map(({ location_cd }) => location_cd)
    return {
      footer: `${say(title, language)} ${header.po_no}${revision === 0 ? '' : `-${revision}`}`,
      parts: [
        letterHead(
          title,
          paper.letter,
          [
            { label: words.no, value: header.po_no, strong: true },
            { label: words.revision, value: revision === 0 ? '' : String(revision), strong: true },
            { label: words.orderDate, value: dateText(header.order_dt) },
            { label: words.printedOn, value: dateText(paper.issued_dt) },
          ],
          language,
        ),
        { part: 'text', text: say(revision === 0 ? words.ordered : words.changed, language) },
        terms(paper, place, language),
        {
          part: 'lines',
          columns: [
            column(words.line, language, 12, 'center'),
            column(words.item, language, 31),
            column(words.itemName, language, '*'),
            column(words.qty, language, 21, 'right'),
            column(words.unit, language, 10, 'center'),
            column(words.price, language, 22, 'right'),
            column(words.amount, language, 22, 'right'),
            column(words.due, language, 21, 'center'),
          ],
          lines: lines.map((line, at) => cells(paper, { line, at, place, language })),
        },
        {
          part: 'totals',
          totals: [
            { label: say(words.net, language), value: yenText(header.net_amount, language) },
            { label: say(words.tax, language), value: yenText(header.tax_amount, language) },
            {
              label: say(words.total, language),
              value: yenText(written(plus(decimal(header.net_amount), decimal(header.tax_amount))), language),
              strong: true,
            },
          ],
        },
      ],
    }
  },
})

/** What the fair-trade act wants beside the lines; each with what it was before. */
function terms(
  { header, revision, now, before, places }: PlaceOrderPaper,
  place: string,
  language: Language,
): Part {
  const changed = (name: keyof IssuedOrder['header'], shown = (value: string) => value) =>
    beside(shown(now.header[name]), before && shown(before.header[name]), language, ' ')
  return {
    part: 'facts',
    facts: [
      ...(revision === 0 ? [] : factsOf(words.reason, header.change_reason, language, true)),
      ...factsOf(words.place, places.get(place) ?? place, language),
      ...factsOf(words.payment, changed('payment_text'), language),
      ...factsOf(words.inspectedBy, changed('inspect_by_dt', dateText), language),
      ...factsOf(words.supplied, changed('supplied_text'), language),
      ...factsOf(words.remarks, changed('remarks'), language),
    ],
  }
}

/** The value now, and in brackets what stood on the paper before. */
const beside = (now: string, before: string | undefined, language: Language, between = '\n'): string =>
  before === undefined || before === now
    ? now
    : `${now}${between}${say(words.was, language, { value: before })}`

const markOf: { readonly [Mark in ChangeMark]?: Text } = {
  added: words.added,
  changed: words.altered,
  removed: words.removed,
}

interface OfLine {
  readonly line: MarkedLine
  readonly at: number
  /** Where the order goes as a whole. */
  readonly place: string
  readonly language: Language
}

/** So many boxes, beside the quantity that is ordered. */
const tradeOf = (
  { units }: PlaceOrderPaper,
  { trade_qty, trade_unit_cd }: IssuedLine,
  language: Language,
): string =>
  labelled(
    say(words.trade, language),
    `${figure(trade_qty)} ${units.get(trade_unit_cd) ?? trade_unit_cd}`,
    language,
  )

function cells(paper: PlaceOrderPaper, { line: { line, before, mark }, at, place, language }: OfLine) {
  const sign = markOf[mark]
  const changed = (shown: (of: IssuedLine) => string) =>
    beside(shown(line), mark === 'changed' && before ? shown(before) : undefined, language)
  const where = paper.places.get(line.location_cd) ?? line.location_cd
  const name = [
    line.item_nm,
    ...(line.trade_unit_cd === '' ? [] : [tradeOf(paper, line, language)]),
    ...(line.location_cd === place ? [] : [labelled(say(words.place, language), where, language)]),
    ...(line.temp_price_flg
      ? [
          say(words.provisional, language, {
            ...{ reason: line.temp_price_reason, date: dateText(line.settle_dt) },
          }),
        ]
      : []),
  ].join('\n')
  return [
    [String(at + 1), ...(sign ? [say(sign, language)] : [])].join('\n'),
    changed((one) => [one.item_cd, one.supplier_item_cd].filter((code) => code !== '').join('\n')),
    name,
    changed((one) => (mark === 'removed' ? '0' : figure(one.qty))),
    paper.units.get(line.unit_cd) ?? line.unit_cd,
    changed((one) => priceFigure(one.unit_price, one.price_base_qty)),
    mark === 'removed' ? '' : figure(line.amount),
    changed((one) => dateText(one.due_dt)),
  ]
}
