import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { document } from '#platform/contract/document.ts'
import {
  column,
  dateText,
  factsOf,
  figure,
  letterHead,
  yenText,
  type Letter,
} from '#platform/contract/paper-parts.ts'
import { say } from '#platform/contract/text.ts'
import { transportPaperTexts as words } from './transport-paper.text.ts'

export interface TransportPaper extends Letter {
  readonly transport_no: string
  readonly ordered_dt: string
  readonly tracking_no: string
  readonly ship_dt: string
  readonly time_slot: (typeof fixedCodes.time_slot.codes)[number]
  readonly from: string
  readonly to: string
  readonly package_cnt: number
  readonly weight: string
  readonly fare: string
  readonly pay_dt: string
  readonly extra_work: string
  readonly lines: readonly {
    readonly delivery_no: string
    readonly item_nm: string
    readonly qty: string
    readonly unit_nm: string
  }[]
}

/** 運送依頼書: what an order of transport has to say (取適法, 特定運送委託); what is not carrying stands by itself. */
export const transportPaper = document<TransportPaper>({
  name: 'transport_order',
  title: words.title,
  page: 'A4',
  build(paper, language) {
    const { transport_no, weight, lines } = paper
    const slot = say(fixedCodes.time_slot.texts[paper.time_slot], language)
    const load = say(words.loadOf, language, { count: paper.package_cnt, weight: figure(weight) })
    return {
      footer: `${say(words.title, language)} ${transport_no}`,
      parts: [
        letterHead(
          words.title,
          paper,
          [
            { label: words.no, value: transport_no, strong: true },
            { label: words.orderedOn, value: dateText(paper.ordered_dt) },
            { label: words.tracking, value: paper.tracking_no },
          ],
          language,
        ),
        { part: 'text', text: say(words.request, language) },
        {
          part: 'facts',
          facts: [
            ...factsOf(words.pickUp, `${dateText(paper.ship_dt)}　${slot}`, language, true),
            ...factsOf(words.from, paper.from, language),
            ...factsOf(words.to, paper.to, language),
            ...factsOf(words.load, load, language),
            ...factsOf(words.fare, yenText(paper.fare, language), language, true),
            ...factsOf(words.payOn, dateText(paper.pay_dt), language),
            ...factsOf(words.extra, paper.extra_work || say(words.none, language), language),
          ],
        },
        {
          part: 'lines',
          columns: [
            column(words.delivery, language, 32),
            column(words.goods, language, '*'),
            column(words.qty, language, 32, 'right'),
          ],
          lines: lines.map((line, at) => [
            lines[at - 1]?.delivery_no === line.delivery_no ? '' : line.delivery_no,
            line.item_nm,
            `${figure(line.qty)} ${line.unit_nm}`.trim(),
          ]),
        },
      ],
    }
  },
})
