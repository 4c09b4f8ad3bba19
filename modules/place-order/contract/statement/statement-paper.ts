import { bracketed } from '#platform/contract/punctuation.ts'
import { taxLabel } from '#modules/master/contract/tax-sums.ts'
import { document } from '#platform/contract/document.ts'
import {
  column,
  dateText,
  figure,
  letterHead,
  priceFigure,
  yenText,
  type Letter,
} from '#platform/contract/paper-parts.ts'
import { say } from '#platform/contract/text.ts'
import { purchaseDivision } from '../purchase/purchase-codes.ts'
import type { StatementTax } from './statement-figures.ts'
import { statementPaperTexts as words } from './statement-paper.text.ts'

export interface StatementPaper extends Letter {
  readonly statement_no: string
  readonly closing_dt: string
  readonly pay_dt: string
  readonly opening_amount: string
  readonly pay_amount: string
  readonly statement_status: string
  readonly confirmed_dt: string
  readonly confirmed_by: string
  /** Of the supplier: what makes it the qualified invoice. */
  readonly invoice_reg_no: string
  readonly taxes: readonly StatementTax[]
  readonly lines: readonly {
    readonly receipt_dt: string
    readonly purchase_no: string
    readonly supplier_slip_no: string
    readonly stock_div: string
    readonly item_cd: string
    readonly item_nm: string
    readonly qty: string
    readonly unit_price: string
    readonly price_base_qty: string
    readonly amount: string
    readonly tax_cd: string
  }[]
}

const reducedRate = '11'

/** 支払通知書: what is paid, for what, with the tax of each rate. */
export const statementPaper = document<StatementPaper>({
  name: 'supplier_statement',
  title: words.title,
  page: 'A4',
  build(paper, language) {
    const yen = (amount: string) => yenText(amount, language)
    const { taxes, lines, confirmed_dt, confirmed_by } = paper
    const note =
      paper.statement_status === '9'
        ? say(words.withdrawn, language)
        : confirmed_by === ''
          ? say(words.accepted, language)
          : say(words.confirmed, language, { date: dateText(confirmed_dt), name: confirmed_by })
    return {
      footer: `${say(words.title, language)} ${paper.statement_no}`,
      parts: [
        letterHead(
          words.title,
          paper,
          [
            { label: words.no, value: paper.statement_no, strong: true },
            { label: words.closing, value: dateText(paper.closing_dt) },
            { label: words.payDate, value: dateText(paper.pay_dt) },
            { label: words.registration, value: paper.invoice_reg_no },
          ],
          language,
        ),
        { part: 'text', text: note },
        {
          part: 'lines',
          columns: [
            column(words.day, language, 21, 'center'),
            column(words.slip, language, 27),
            column(words.what, language, '*'),
            column(words.qty, language, 19, 'right'),
            column(words.price, language, 22, 'right'),
            column(words.amount, language, 25, 'right'),
          ],
          lines: lines.map((line) => [
            dateText(line.receipt_dt),
            line.supplier_slip_no || line.purchase_no,
            whatFor(line, language),
            figure(line.qty),
            line.unit_price === '' ? '' : priceFigure(line.unit_price, line.price_base_qty),
            figure(line.amount),
          ]),
        },
        ...(lines.some(({ tax_cd }) => tax_cd === reducedRate)
          ? [{ part: 'text', text: say(words.reduced, language) } as const]
          : []),
        {
          part: 'totals',
          totals: [
            ...(paper.opening_amount === '0'
              ? []
              : [{ label: say(words.opening, language), value: yen(paper.opening_amount) }]),
            ...taxes.flatMap(({ tax_cd, tax_rate, net_amount, tax_amount }) => {
              const name = say(taxLabel(tax_cd, tax_rate), language)
              return [
                { label: say(words.base, language, { name }), value: yen(net_amount) },
                { label: say(words.tax, language, { name }), value: yen(tax_amount) },
              ]
            }),
            { label: say(words.total, language), value: yen(paper.pay_amount), strong: true },
          ],
        },
      ],
    }
  },
})

function whatFor(line: StatementPaper['lines'][number], language: 'ja' | 'en' | 'zh'): string {
  const kind = purchaseDivision.schema.safeParse(line.stock_div)
  const isPlain = line.stock_div === '010'
  const named = [line.item_cd, line.item_nm].filter((word) => word !== '').join(' ')
  const said =
    isPlain || !kind.success
      ? named
      : `${named}${bracketed(say(purchaseDivision.texts[kind.data], language), language)}`
  return line.tax_cd === reducedRate ? `※ ${said}` : said
}
