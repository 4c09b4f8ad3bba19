import { packing } from '#modules/receive-order/contract/order-figures.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { decimal, rounded, sum, times, written } from '#platform/contract/decimal.ts'
import { document } from '#platform/contract/document.ts'
import { column, dateText, factsOf, figure } from '#platform/contract/paper-parts.ts'
import { say } from '#platform/contract/text.ts'
import { paperTexts as words } from './paper.text.ts'
import { quantityInBoxes } from './quantity-in-boxes.ts'

export interface InstructionPaper {
  readonly delivery_no: string
  readonly ship_dt: string
  readonly delivery_dt: string
  readonly time_slot: string
  readonly customer: string
  readonly destination: string
  readonly address: string
  readonly phone: string
  readonly carrier: string
  readonly lines: readonly {
    readonly order_no: string
    readonly order_line_no: number
    readonly ship_item_cd: string
    readonly item_nm: string
    readonly warehouse_cd: string
    readonly qty: string
    readonly unit_nm: string
    readonly pack_qty: string
    /** Of one, in kilograms; 0 where nobody knows. */
    readonly weight: string
  }[]
}

/** 出荷指示書: what leaves together, when and where to, for whoever packs and loads it. */
export const instructionPaper = document<InstructionPaper>({
  name: 'shipping_instruction',
  title: words.instruction,
  page: 'A4',
  build(paper, language) {
    const { lines, delivery_no, time_slot } = paper
    const slot = fixedCodes.time_slot.schema.safeParse(time_slot)
    const weight = rounded(
      sum(lines.map(({ qty, weight: each }) => times(decimal(qty), decimal(each)))),
      3,
      'half-up',
    )
    const boxes = sum(lines.map(({ qty, pack_qty }) => decimal(boxesOf(qty, pack_qty))))
    return {
      footer: `${say(words.instruction, language)} ${delivery_no}`,
      parts: [
        {
          part: 'sheet-head',
          title: say(words.instruction, language),
          number: delivery_no,
          facts: [
            ...factsOf(words.shipDate, dateText(paper.ship_dt), language, true),
            ...factsOf(words.deliveryDate, dateText(paper.delivery_dt), language),
            ...factsOf(
              words.timeSlot,
              slot.success ? say(fixedCodes.time_slot.texts[slot.data], language) : '',
              language,
            ),
          ],
          barcode: { symbology: 'code128', text: delivery_no, height: 12 },
        },
        {
          part: 'facts',
          facts: [
            ...factsOf(words.customer, paper.customer, language),
            ...factsOf(words.deliverTo, paper.destination, language, true),
            ...factsOf(words.address, [paper.address, paper.phone].filter(Boolean).join('　'), language),
            ...factsOf(words.carrierOnly, paper.carrier, language),
          ],
        },
        {
          part: 'lines',
          columns: [
            column(words.line, language, 9, 'right'),
            column(words.orderLine, language, 34),
            column(words.item, language, '*'),
            column(words.qty, language, 34, 'right'),
            column(words.warehouse, language, 22),
            column(words.packed, language, 14, 'center'),
          ],
          lines: lines.map((line, at) => [
            String(at + 1),
            `${line.order_no}-${line.order_line_no}`,
            { main: line.ship_item_cd, below: line.item_nm },
            quantityInBoxes(line, language),
            line.warehouse_cd,
            '□',
          ]),
        },
        {
          part: 'totals',
          totals: [
            { label: say(words.allBoxes, language), value: figure(written(boxes, 0)), strong: true },
            ...(weight.units === 0n
              ? []
              : [{ label: say(words.allWeight, language), value: `${figure(written(weight, 0))} kg` }]),
          ],
        },
      ],
    }
  },
})

/** Without a packing all of it is one box. */
function boxesOf(qty: string, pack_qty: string): string {
  const { box_count, odd_qty } = packing(qty, pack_qty)
  if (box_count === '') return '1'
  return odd_qty === '' || odd_qty === '0' ? box_count : String(Number(box_count) + 1)
}
