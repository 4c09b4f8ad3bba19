import { decimal, sum, written } from '#platform/contract/decimal.ts'
import { document, type LineCell, type Part } from '#platform/contract/document.ts'
import { say, type Language, type Text } from '#platform/contract/text.ts'
import { countLineText } from './goods-label.ts'
import type { CountLine } from './inventory.ts'
import { column, dateText, figure } from '#platform/contract/paper-parts.ts'
import { paperTexts as words } from './paper.text.ts'

interface CountPaper {
  readonly inventory_no: string
  readonly count_dt: string
  readonly place: string
  readonly factory_nm: string
  /** For whoever may see what the stock is worth. */
  readonly with_costs: boolean
  readonly lines: readonly CountLine[]
}

const headOf = ({ inventory_no, count_dt, place, factory_nm }: CountPaper, title: Text, language: Language) =>
  [
    { part: 'text', text: `${say(title, language)}　${inventory_no}`, strong: true },
    {
      part: 'text',
      text: [
        `${say(words.day, language)}　${dateText(count_dt)}`,
        `${say(words.place, language)}　${place}`,
        `${say(words.factory, language)}　${factory_nm}`,
        `${say(words.countedBy, language)}　＿＿＿＿＿＿＿＿＿＿＿＿`,
      ].join('　　　'),
    },
  ] as const

const placeText = ({ location_cd, location_nm }: CountLine): string => `${location_cd}\n${location_nm}`

/** 棚卸票: in the order of the shelves, a barcode for each line, a blank for what is found there. */
export const countSheetPaper = document<CountPaper & { readonly with_book: boolean }>({
  name: 'count_sheet',
  title: { ja: '棚卸票', en: 'Count sheet', zh: '盘点表' },
  page: 'A4-landscape',
  build: (count, language) => ({
    footer: `${say(words.countSheet, language)} ${count.inventory_no}`,
    parts: [
      ...headOf(count, words.countSheet, language),
      {
        part: 'lines',
        columns: [
          column(words.no, language, 11, 'right'),
          column(words.place, language, 34),
          column(words.item, language, 34),
          column(words.itemName, language, '*'),
          column(words.lot, language, 28),
          ...(count.with_book ? [column(words.book, language, 20, 'right')] : []),
          column(words.unit, language, 12, 'center'),
          column(words.counted, language, 28),
          column(words.barcode, language, 56),
        ],
        lines: count.lines.map((line): readonly LineCell[] => [
          String(line.line_no),
          placeText(line),
          line.item_cd,
          line.item_nm,
          line.lot_no,
          ...(count.with_book ? [figure(line.book_qty)] : []),
          line.unit_nm,
          '',
          {
            symbology: 'code128',
            text: countLineText(count.inventory_no, line.line_no),
            module: 0.25,
            height: 7,
          },
        ]),
      },
    ],
  }),
})

/** 棚卸表（棚卸後）: what was counted, what differs, what it is worth and why. */
export const countResultPaper = document<CountPaper>({
  name: 'count_result',
  title: { ja: '棚卸結果表', en: 'Count result', zh: '盘点结果表' },
  page: 'A4-landscape',
  build: (count, language) => ({
    footer: `${say(words.countResult, language)} ${count.inventory_no}`,
    parts: [
      ...headOf(count, words.countResult, language),
      {
        part: 'lines',
        columns: [
          column(words.no, language, 11, 'right'),
          column(words.place, language, 26),
          column(words.item, language, 28),
          column(words.itemName, language, '*'),
          column(words.lot, language, 26),
          column(words.book, language, 20, 'right'),
          column(words.counted, language, 20, 'right'),
          column(words.diff, language, 20, 'right'),
          column(words.unit, language, 12, 'center'),
          ...(count.with_costs ? [column(words.diffAmount, language, 26, 'right')] : []),
          column(words.reason, language, 32),
        ],
        lines: count.lines.map((line): readonly LineCell[] => [
          String(line.line_no),
          placeText(line),
          line.item_cd,
          line.item_nm,
          line.lot_no,
          figure(line.book_qty),
          figure(line.counted_qty),
          figure(line.diff_qty),
          line.unit_nm,
          ...(count.with_costs ? [figure(line.diff_amount)] : []),
          line.reason_nm,
        ]),
      },
      ...(count.with_costs ? [differenceOf(count, language)] : []),
    ],
  }),
})

const differenceOf = (count: CountPaper, language: Language): Part => ({
  part: 'totals',
  totals: [
    {
      label: say(words.diffAmount, language),
      value: `${figure(written(sum(count.lines.map(({ diff_amount }) => decimal(diff_amount || '0'))), 0))} ${say(words.yen, language)}`,
      strong: true,
    },
  ],
})
