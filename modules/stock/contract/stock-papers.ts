import { document, type Barcode, type Part } from '#platform/contract/document.ts'
import type { LabelPrint } from '#platform/contract/label-print.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { labelText } from './goods-label.ts'
import { column, dateText, dayText, figure } from '#platform/contract/paper-parts.ts'
import { paperTexts as words } from './paper.text.ts'

export interface MoveLine {
  readonly item_cd: string
  readonly item_nm: string
  readonly lot_no: string
  readonly qty: string
  readonly unit_nm: string
  readonly remarks: string
}

interface MovePaper {
  readonly slip_no: string
  readonly biz_dt: string
  readonly from: string
  readonly to: string
  readonly reason: string
  readonly factory_nm: string
  readonly user_nm: string
  readonly lines: readonly MoveLine[]
}

/** 在庫移動票: goes with the goods; the code on it is the slip's number. */
export const movePaper = document<MovePaper>({
  name: 'stock_move_slip',
  title: { ja: '在庫移動票', en: 'Stock move slip', zh: '库存移动单' },
  page: 'A4',
  build: ({ slip_no, biz_dt, from, to, reason, factory_nm, user_nm, lines }, language) => ({
    footer: `${say(words.moveSlip, language)} ${slip_no}`,
    parts: [
      {
        part: 'sheet-head',
        title: say(words.moveSlip, language),
        number: slip_no,
        beside: factory_nm,
        facts: [
          { label: say(words.date, language), value: dayText(biz_dt, language), strong: true },
          { label: say(words.enteredBy, language), value: user_nm },
        ],
        barcode: { symbology: 'code128', text: slip_no, height: 9 },
      },
      {
        part: 'panels',
        panels: [
          { label: say(words.from, language), main: from, below: '', share: 1 },
          { label: say(words.to, language), main: to, below: '', share: 1 },
        ],
      },
      ...(reason ? [{ part: 'text', text: reason } as const] : []),
      {
        part: 'lines',
        columns: [
          column(words.no, language, 8, 'right'),
          column(words.item, language, 28),
          column(words.itemName, language, '*'),
          column(words.lot, language, 26),
          column(words.qty, language, 18, 'right'),
          column(words.unit, language, 10, 'center'),
          column(words.remarks, language, 46),
        ],
        lines: lines.map((line, at) => [
          String(at + 1),
          line.item_cd,
          line.item_nm,
          line.lot_no,
          figure(line.qty),
          line.unit_nm,
          line.remarks,
        ]),
      },
      { part: 'text', text: `\n\n${say(words.handedOver, language)}` },
    ],
  }),
})

interface StockPaper {
  readonly business_date: string
  readonly factory_nm: string
  readonly total: string
  /** For whoever may see what the stock is worth. */
  readonly with_costs: boolean
  readonly lines: readonly (MoveLine & {
    readonly place: string
    readonly allocated: string
    readonly available: string
    readonly amount: string
  })[]
}

/** 在庫一覧表, as it was searched for. */
export const stockListPaper = document<StockPaper>({
  name: 'stock_list',
  title: { ja: '在庫一覧表', en: 'Stock list', zh: '库存一览表' },
  page: 'A4-landscape',
  build: ({ business_date, factory_nm, total, with_costs, lines }, language) => ({
    footer: say(words.stockList, language),
    parts: [
      {
        part: 'text',
        text: `${say(words.stockList, language)}　${factory_nm}　${dateText(business_date)}`,
        strong: true,
      },
      {
        part: 'lines',
        columns: [
          column(words.place, language, 46),
          column(words.item, language, 34),
          column(words.itemName, language, '*'),
          column(words.lot, language, 28),
          column(words.onHand, language, 22, 'right'),
          column(words.allocated, language, 20, 'right'),
          column(words.available, language, 22, 'right'),
          column(words.unit, language, 12, 'center'),
          ...(with_costs ? [column(words.amount, language, 28, 'right')] : []),
        ],
        lines: lines.map((line) => [
          line.place,
          line.item_cd,
          line.item_nm,
          line.lot_no,
          figure(line.qty),
          figure(line.allocated),
          figure(line.available),
          line.unit_nm,
          ...(with_costs ? [figure(line.amount)] : []),
        ]),
      },
      ...(with_costs ? [worth(total, language)] : []),
    ],
  }),
})

interface GoodsLabel {
  readonly item_cd: string
  readonly item_nm: string
  readonly lot_no: string
  readonly qty: string
  readonly unit_nm: string
  readonly place: string
  readonly date: string
}

type LabelCode = LabelPrint['code']

const labelWidth = 100
/** Beside the bars and above them nothing may stand; narrower ones no scanner reads. */
const bars = { room: labelWidth - 6, quiet: 20, widest: 0.33, narrowest: 0.19, height: 9 } as const

/** Bars where they were asked for and the label is wide enough for what they say; a square otherwise. */
function codeOn(text: string, code: LabelCode): Barcode {
  const modules = 11 * (text.length + 2) + 13 + bars.quiet
  const module = Math.min(bars.widest, Math.floor((bars.room / modules) * 1000) / 1000)
  return code === 'code128' && module >= bars.narrowest
    ? { symbology: code, text, module, height: bars.height }
    : { symbology: 'qrcode', text, module: code === 'code128' ? 0.8 : 1.4 }
}

interface GoodsLabels {
  readonly labels: readonly GoodsLabel[]
  readonly skip: number
  readonly code: LabelCode
}

/** 現品票: ten on a sheet of A4, as far in as any printer reaches, each with a code that says the item and its lot. */
export const goodsLabelsPaper = document<GoodsLabels>({
  name: 'goods_labels',
  title: { ja: '現品票', en: 'Item labels', zh: '物料标签' },
  page: { width: 210, height: 297, margin: 5 },
  build: ({ labels, skip, code }, language) => ({
    parts: [
      {
        part: 'labels',
        across: 2,
        down: 5,
        width: labelWidth,
        height: 57.4,
        // Bars stand under the words.
        scale: code === 'code128' ? 1.3 : 1.6,
        skip,
        labels: labels.map(({ item_cd, item_nm, lot_no, qty, unit_nm, place, date }) => ({
          heading: item_nm,
          lines: [
            `${say(words.item, language)}　${item_cd}`,
            ...(lot_no ? [`${say(words.lot, language)}　${lot_no}`] : []),
            `${say(words.qty, language)}　${figure(qty)} ${unit_nm}`,
            `${say(words.place, language)}　${place}`,
            `${say(words.date, language)}　${dateText(date)}`,
          ],
          barcode: codeOn(labelText(item_cd, lot_no), code),
        })),
      },
    ],
  }),
})

const worth = (total: string, language: Language): Part => ({
  part: 'totals',
  totals: [
    {
      label: say(words.amount, language),
      value: `${figure(total)} ${say(words.yen, language)}`,
      strong: true,
    },
  ],
})
