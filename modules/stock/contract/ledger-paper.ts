import { bracketed } from '#platform/contract/punctuation.ts'
import { document, type Part } from '#platform/contract/document.ts'
import { say } from '#platform/contract/text.ts'
import { stockDivision, type DivisionCode } from './division.ts'
import { column, dateText, figure } from '#platform/contract/paper-parts.ts'
import { paperTexts as words } from './paper.text.ts'

interface LedgerOfItem {
  readonly item_cd: string
  readonly item_nm: string
  readonly unit_nm: string
  readonly carried: string
  readonly list: readonly {
    readonly biz_dt: string
    readonly stock_div: DivisionCode
    readonly document_no: string
    readonly location_cd: string
    readonly lot_no: string
    readonly qty: string
    readonly moved_qty: string
    readonly balance: string
    readonly amount: string
    readonly reason: string
  }[]
}

interface LedgerPaper {
  readonly from: string
  readonly to: string
  readonly factory_nm: string
  /** Blank: all places. */
  readonly place: string
  /** For whoever may see what the stock is worth. */
  readonly with_costs: boolean
  readonly items: readonly LedgerOfItem[]
}

/** 受払台帳: item by item, from what was carried over to what is left. */
export const ledgerPaper = document<LedgerPaper>({
  name: 'stock_ledger',
  title: { ja: '受払台帳', en: 'Stock ledger', zh: '收发台账' },
  page: 'A4-landscape',
  build: ({ from, to, factory_nm, place, with_costs, items }, language) => ({
    footer: say(words.ledger, language),
    parts: [
      {
        part: 'text',
        text: [say(words.ledger, language), factory_nm, place, `${dateText(from)}～${dateText(to)}`]
          .filter(Boolean)
          .join('　'),
        strong: true,
      },
      ...items.flatMap(({ item_cd, item_nm, unit_nm, carried, list }): readonly Part[] => [
        { part: 'text', text: `\n${item_cd}　${item_nm}${bracketed(unit_nm, language)}`, strong: true },
        {
          part: 'lines',
          columns: [
            column(words.date, language, 22),
            column(words.division, language, 28),
            column(words.slipNo, language, 24),
            column(words.place, language, 32),
            column(words.lot, language, 26),
            column(words.remarks, language, '*'),
            column(words.received, language, 22, 'right'),
            column(words.issued, language, 22, 'right'),
            column(words.balance, language, 24, 'right'),
            ...(with_costs ? [column(words.amount, language, 26, 'right')] : []),
          ],
          lines: [
            [
              '',
              say(words.carried, language),
              '',
              '',
              '',
              '',
              '',
              '',
              figure(carried),
              ...(with_costs ? [''] : []),
            ],
            ...list.map((one) => [
              dateText(one.biz_dt),
              say(stockDivision.texts[one.stock_div], language),
              one.document_no,
              one.location_cd,
              one.lot_no,
              [one.moved_qty && `${say(words.moved, language)} ${figure(one.moved_qty)}`, one.reason]
                .filter(Boolean)
                .join('　'),
              one.qty.startsWith('-') || one.qty === '0' ? '' : figure(one.qty),
              one.qty.startsWith('-') ? figure(one.qty.slice(1)) : '',
              figure(one.balance),
              ...(with_costs ? [figure(one.amount)] : []),
            ]),
          ],
        },
      ]),
    ],
  }),
})
