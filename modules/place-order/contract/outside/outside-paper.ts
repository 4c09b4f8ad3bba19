import { document } from '#platform/contract/document.ts'
import { column, dateText, figure, letterHead, type Letter } from '#platform/contract/paper-parts.ts'
import { say } from '#platform/contract/text.ts'
import { outsidePaperTexts as words } from './outside-paper.text.ts'

interface Piece {
  readonly po_no: string
  readonly line_no: number
  readonly work_order_no: string
  readonly process_no: number
  readonly operation_nm: string
  readonly item_cd: string
  readonly item_nm: string
  readonly lot_no: string
  readonly qty: string
}

export interface OutsideNote {
  readonly letter: Letter
  readonly move_no: string
  readonly move_dt: string
  readonly isWithdrawn: boolean
  readonly remarks: string
  readonly lines: readonly (Piece & { readonly due_dt: string })[]
}

export interface OutsideStock {
  readonly letter: Letter
  readonly as_of: string
  readonly lines: readonly (Piece & { readonly out_dt: string })[]
}

const workOf = ({ work_order_no, process_no }: Piece): string => `${work_order_no}-${process_no}`
const itemOf = ({ item_cd, item_nm }: Piece): string => `${item_cd} ${item_nm}`

/** 外注加工指示書 兼 送り状: what goes out, to be worked on as ordered. */
export const outsideNote = document<OutsideNote>({
  name: 'outside_note',
  title: words.note,
  page: 'A4',
  build(paper, language) {
    const { letter, move_no, move_dt, isWithdrawn, remarks, lines } = paper
    return {
      footer: `${say(words.note, language)} ${move_no}`,
      parts: [
        letterHead(
          words.note,
          letter,
          [
            { label: words.no, value: move_no, strong: true },
            { label: words.day, value: dateText(move_dt) },
          ],
          language,
        ),
        { part: 'text', text: say(isWithdrawn ? words.withdrawn : words.noteText, language) },
        {
          part: 'lines',
          columns: [
            column(words.work, language, 34),
            column(words.order, language, 30),
            column(words.item, language, '*'),
            column(words.operation, language, 20),
            column(words.lot, language, 26),
            column(words.qty, language, 16, 'right'),
            column(words.due, language, 21, 'center'),
          ],
          lines: lines.map((line) => [
            ...[workOf(line), `${line.po_no}-${line.line_no}`, itemOf(line), line.operation_nm, line.lot_no],
            ...[figure(line.qty), dateText(line.due_dt)],
          ]),
        },
        ...(remarks === '' ? [] : [{ part: 'text', text: remarks } as const]),
      ],
    }
  },
})

/** 外注預け残確認書: our figures, and room for those of the subcontractor. */
export const outsideStock = document<OutsideStock>({
  name: 'outside_stock',
  title: words.stock,
  page: 'A4',
  build(paper, language) {
    const { letter, as_of, lines } = paper
    return {
      footer: `${say(words.stock, language)} ${letter.addressee}`,
      parts: [
        letterHead(
          words.stock,
          letter,
          [{ label: words.asOf, value: dateText(as_of), strong: true }],
          language,
        ),
        { part: 'text', text: say(words.stockText, language) },
        {
          part: 'lines',
          columns: [
            column(words.day, language, 21, 'center'),
            column(words.work, language, 34),
            column(words.item, language, '*'),
            column(words.operation, language, 20),
            column(words.lot, language, 26),
            column(words.booked, language, 19, 'right'),
            column(words.counted, language, 21, 'right'),
          ],
          lines: lines.map((line) => [
            ...[
              dateText(line.out_dt),
              workOf(line),
              itemOf(line),
              line.operation_nm,
              line.lot_no,
              figure(line.qty),
              '',
            ],
          ]),
        },
        { part: 'text', text: `${say(words.signed, language)}　＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿` },
      ],
    }
  },
})
