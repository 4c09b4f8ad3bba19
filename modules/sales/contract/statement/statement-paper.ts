import { bracketed } from '#platform/contract/punctuation.ts'
import { taxLabel } from '#modules/master/contract/tax-sums.ts'
import { companySeal } from '#modules/system/contract/company-seal.ts'
import { decimal, plus, written } from '#platform/contract/decimal.ts'
import { document, type Part } from '#platform/contract/document.ts'
import {
  column,
  dateText,
  dayText,
  figure,
  letterHead,
  priceFigure,
  type Letter,
} from '#platform/contract/paper-parts.ts'
import { say, type Language, type Text } from '#platform/contract/text.ts'
import { salesDivision } from '../sale/sales-codes.ts'
import { paidIntoPart, type PaidInto } from './paid-into-part.ts'
import { statementSums, type StatementTax } from './statement-figures.ts'
import { statementPaperTexts as words } from './statement-paper.text.ts'

export interface StatedLine {
  readonly account_dt: string
  readonly sales_no: string
  readonly sales_div: string
  readonly customer_item_cd: string
  readonly item_cd: string
  readonly item_nm: string
  readonly qty: string
  readonly unit_nm: string
  readonly unit_price: string
  readonly price_base_qty: string
  readonly amount: string
  readonly tax_cd: string
  readonly tax_rate: string
  /** Of a difference of prices: the amount itself, which is not quantity × price. */
  readonly given_amount: string
  /** Which sale it takes back or corrects, and of which day: a 適格返還請求書 has to say it. */
  readonly origin_no: string
  readonly origin_dt: string
}

export interface StatementPaper extends Letter {
  readonly statement_no: string
  readonly closing_dt: string
  readonly pay_dt: string
  readonly statement_status: string
  /** Ours: it makes the paper a qualified invoice. */
  readonly invoice_reg_no: string
  readonly seal_flg: boolean
  readonly previous_amount: string
  readonly received_amount: string
  readonly carried_amount: string
  readonly net_amount: string
  readonly tax_amount: string
  readonly billed_amount: string
  readonly taxes: readonly StatementTax[]
  readonly lines: readonly StatedLine[]
  /** Ours: where this customer is asked to pay. */
  readonly accounts: readonly PaidInto[]
}

const reducedRate = '11'

/** 請求書: what is owed from before, what was sold since, and the tax of each rate. */
export const statementPaper = document<StatementPaper>({
  name: 'customer_statement',
  title: words.title,
  page: 'A4',
  build(paper, language) {
    const { lines, invoice_reg_no: no } = paper
    const letter = {
      ...paper,
      companyLines: [
        ...paper.companyLines,
        ...(no === '' ? [] : [say(words.registration, language, { no })]),
      ],
    }
    const amount = (label: Text, value: string) => ({ label: say(label, language), value: figure(value) })
    const note = paper.statement_status === '9' ? words.withdrawn : words.greeting
    return {
      footer: `${say(words.title, language)} ${paper.statement_no}`,
      parts: [
        {
          ...letterHead(
            words.title,
            letter,
            [
              { label: words.no, value: paper.statement_no, strong: true },
              { label: words.closing, value: dateText(paper.closing_dt) },
              { label: words.due, value: dayText(paper.pay_dt, language), strong: true },
            ],
            language,
          ),
          seal: paper.seal_flg ? companySeal(paper.company, language) : '',
        },
        { part: 'text', text: say(note, language) },
        {
          part: 'amounts',
          amounts: [
            amount(words.previous, paper.previous_amount),
            amount(words.received, paper.received_amount),
            amount(words.carried, paper.carried_amount),
            amount(words.sales, paper.net_amount),
            amount(words.taxOfAll, paper.tax_amount),
            { label: say(words.billed, language), value: yenFigure(paper.billed_amount) },
          ],
        },
        ...(lines.length === 0
          ? [{ part: 'text', text: say(words.nothing, language) } as const]
          : [soldLines(paper, language)]),
        {
          part: 'beside',
          share: 0.45,
          left: paper.accounts.length === 0 ? [] : [paidIntoPart(paper.accounts, language)],
          right: paper.taxes.length === 0 ? [] : [taxTable(paper.taxes, language)],
        },
        ...remarksOf(lines, language),
      ],
    }
  },
})

const yenFigure = (amount: string): string => figure(amount).replace(/^▲?/u, '$&¥')

function remarksOf(lines: readonly StatedLine[], language: Language): readonly Part[] {
  if (lines.length === 0) return []
  return [
    ...(lines.some(({ tax_cd }) => tax_cd === reducedRate) ? [words.reduced] : []),
    ...(lines.some(({ amount }) => amount.startsWith('-')) ? [words.returned] : []),
    words.rounding,
  ].map((remark) => ({ part: 'text', text: say(remark, language), small: true }))
}

/** What was sold, line by line. */
function soldLines({ lines, net_amount }: StatementPaper, language: Language): Part {
  return {
    part: 'lines',
    open: true,
    columns: [
      column(words.day, language, 11),
      column(words.slip, language, 26),
      column(words.yourItem, language, 24),
      column(words.what, language, '*'),
      column(words.qty, language, 17, 'right'),
      column(words.unit, language, 10, 'center'),
      column(words.price, language, 18, 'right'),
      column(words.amount, language, 22, 'right'),
      column(words.rate, language, 10, 'right'),
    ],
    lines: lines.map((line, at) => {
      const isFirst = lines[at - 1]?.sales_no !== line.sales_no
      return [
        isFirst ? dateText(line.account_dt.slice(5)) : '',
        isFirst ? line.sales_no : '',
        line.customer_item_cd || line.item_cd,
        whatFor(line, language),
        figure(line.qty),
        line.unit_nm,
        line.unit_price === '' || line.given_amount !== '' ? '' : priceOf(line),
        figure(line.amount),
        `${line.tax_rate}%`,
      ]
    }),
    sums: [
      ...['', '', '', say(words.linesOf, language, { count: lines.length }), '', '', ''],
      figure(net_amount),
    ],
  }
}

/** 税率ごとの合計: what a qualified invoice has to say. */
function taxTable(taxes: readonly StatementTax[], language: Language): Part {
  const withTax = (net: string, tax: string) => written(plus(decimal(net), decimal(tax)), 0)
  const { net_amount, tax_amount, sales_amount } = statementSums(taxes, {
    previous_amount: '0',
    received_amount: '0',
  })
  return {
    part: 'lines',
    open: true,
    columns: [
      column(words.byRate, language, '*'),
      column(words.net, language, 20, 'right'),
      column(words.taxOfAll, language, 17, 'right'),
      column(words.withTax, language, 20, 'right'),
    ],
    lines: [
      ...taxes.map(({ tax_cd, tax_rate, net_amount: net, tax_amount: tax }) => [
        say(taxLabel(tax_cd, tax_rate), language),
        ...[net, tax, withTax(net, tax)].map(figure),
      ]),
    ],
    sums: [say(words.all, language), ...[net_amount, tax_amount, sales_amount].map(figure)],
  }
}

const priceOf = ({ unit_price, price_base_qty }: StatedLine): string =>
  priceFigure(unit_price, price_base_qty)

function whatFor(line: StatedLine, language: Language): string {
  const { unit_price, given_amount, origin_no, origin_dt } = line
  return [
    goodsOf(line, language),
    ...(given_amount === '' || unit_price === ''
      ? []
      : [say(words.settled, language, { price: priceOf(line) })]),
    ...(origin_dt === '' ? [] : [say(words.origin, language, { date: dateText(origin_dt), no: origin_no })]),
  ].join('\n')
}

function goodsOf({ sales_div, item_nm, tax_cd }: StatedLine, language: Language): string {
  const kind = salesDivision.schema.safeParse(sales_div)
  const isPlain = sales_div === '500' || !kind.success
  const said = isPlain
    ? item_nm
    : `${item_nm}${bracketed(say(salesDivision.texts[kind.data], language), language)}`
  return tax_cd === reducedRate ? `※ ${said}` : said
}
