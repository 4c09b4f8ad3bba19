import { document } from '#platform/contract/document.ts'
import {
  column,
  dateText,
  figure,
  letterHead,
  priceFigure,
  type Letter,
} from '#platform/contract/paper-parts.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { say } from '#platform/contract/text.ts'
import { supplyKind } from './supply-codes.ts'
import { supplyPaperTexts as words } from './supply-paper.text.ts'
import type { supplySlip } from './supply-slip.ts'

export interface SupplyPaper extends Letter, Pick<SlipRecordOf<typeof supplySlip>, 'header' | 'lines'> {
  readonly place: string
  /** Name and unit of its items. */
  readonly items: ReadonlyMap<string, { readonly item_nm: string; readonly unit_nm: string }>
}

/** 支給明細書: what goes with the material, and what the supplier owes for it. */
export const supplyPaper = document<SupplyPaper>({
  name: 'supply_out',
  title: words.title,
  page: 'A4',
  build({ header, lines, items, ...paper }, language) {
    const isCharged = lines.some(({ supply_kind }) => supply_kind === '2')
    return {
      footer: `${say(words.title, language)} ${header.supply_no}`,
      parts: [
        letterHead(
          words.title,
          paper,
          [
            { label: words.no, value: header.supply_no, strong: true },
            { label: words.day, value: dateText(header.supply_dt) },
            { label: words.order, value: header.po_no },
            { label: words.place, value: paper.place },
          ],
          language,
        ),
        {
          part: 'text',
          text: say(header.supply_status === '9' ? words.cancelled : words.lead, language),
        },
        {
          part: 'lines',
          columns: [
            column(words.kind, language, 20),
            column(words.what, language, '*'),
            column(words.lot, language, 25),
            column(words.qty, language, 24, 'right'),
            column(words.price, language, 20, 'right'),
            column(words.amount, language, 24, 'right'),
          ],
          lines: lines.map((line) => {
            const item = items.get(line.item_cd)
            const isFree = line.supply_kind === '1'
            return [
              say(supplyKind.texts[line.supply_kind], language),
              [line.item_cd, item?.item_nm ?? ''].join(' '),
              line.lot_no,
              `${figure(line.qty)} ${item?.unit_nm ?? ''}`,
              isFree ? '' : priceFigure(line.unit_price, line.price_base_qty),
              isFree ? '' : figure(line.amount),
            ]
          }),
        },
        ...(isCharged
          ? ([
              {
                part: 'totals',
                totals: [
                  {
                    label: say(words.total, language),
                    value: `${figure(header.amount)} ${say(words.yen, language)}`,
                    strong: true,
                  },
                ],
              },
              { part: 'text', text: say(words.boughtBack, language) },
            ] as const)
          : []),
      ],
    }
  },
})
