import { compare, decimal, plus, written, zero } from '#platform/contract/decimal.ts'
import { document, type Part } from '#platform/contract/document.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { column, dateText, figure } from '#platform/contract/paper-parts.ts'
import { say, type Language, type Text } from '#platform/contract/text.ts'
import type { fairTradeRecordKind } from './fair-trade-record-list.ts'
import { reportPaperTexts as words } from './report-paper.text.ts'

export interface FairTradeRecord {
  readonly record_kind: (typeof fairTradeRecordKind)['codes'][number]
  readonly record_no: string
  readonly record_dt: string
  /** Code, branch and name. */
  readonly supplier: string
  readonly content: string
  readonly days: string
  readonly attention_flg: boolean
  readonly amount: string
  readonly reason: string
  readonly asked_user: string
  readonly decide_user: string
}

export interface FairTradeReport {
  readonly fiscal_year: string
  readonly from_dt: string
  readonly to_dt: string
  readonly company_nm: string
  readonly factory_nm: string
  readonly read_dt: string
  readonly records: readonly FairTradeRecord[]
}

/** 取適法年次報告書: what a supplier was ordered and when it is paid, and all that needs a word of explanation. */
export const fairTradeReport = document<FairTradeReport>({
  name: 'fair_trade_report',
  title: words.title,
  page: 'A4-landscape',
  build({ records, ...report }, language) {
    const of = (kind: FairTradeRecord['record_kind']) =>
      records.filter(({ record_kind }) => record_kind === kind)
    return {
      footer: `${say(words.title, language)} ${report.fiscal_year}`,
      parts: [
        { part: 'title', text: say(words.title, language) },
        {
          part: 'facts',
          facts: [
            { label: say(words.year, language), value: report.fiscal_year, strong: true },
            {
              label: say(words.days, language),
              value: `${dateText(report.from_dt)} – ${dateText(report.to_dt)}`,
            },
            { label: say(words.company, language), value: report.company_nm },
            { label: say(words.factory, language), value: report.factory_nm },
            { label: say(words.readOn, language), value: dateText(report.read_dt) },
          ],
        },
        ...bySupplier(records, language),
        ...section(
          words.orders,
          of('1').filter(({ attention_flg }) => attention_flg),
          ['record_no', 'content', 'days', 'amount'],
          language,
        ),
        ...section(words.acts, of('2'), ['content', 'reason', 'asked_user', 'decide_user'], language),
        ...section(words.talks, of('3'), ['record_no', 'content', 'days', 'reason'], language),
        ...section(words.dies, of('4'), ['record_no', 'content', 'days', 'amount'], language),
      ],
    }
  },
})

const heading = (title: Text, language: Language): Part => ({
  part: 'text',
  text: say(title, language),
  strong: true,
})

type Field = 'record_no' | 'content' | 'days' | 'amount' | 'reason' | 'asked_user' | 'decide_user'
const fields = {
  record_no: { label: words.no, width: 26 },
  content: { label: words.content, width: '*' },
  days: { label: words.dayCount, width: 18, align: 'right' },
  amount: { label: words.amount, width: 28, align: 'right' },
  reason: { label: words.reason, width: 60 },
  asked_user: { label: words.asked, width: 26 },
  decide_user: { label: words.decided, width: 26 },
} as const

function section(
  title: Text,
  records: readonly FairTradeRecord[],
  names: readonly Field[],
  language: Language,
): readonly Part[] {
  if (records.length === 0)
    return [heading(title, language), { part: 'text', text: say(words.none, language) }]
  const cell = (record: FairTradeRecord, name: Field) =>
    name === 'amount' || name === 'days' ? figure(record[name]) : record[name]
  return [
    heading(title, language),
    {
      part: 'lines',
      columns: [
        column(words.date, language, 24),
        column(words.supplier, language, 56),
        ...names.map((name) => {
          const { label, width, ...more } = fields[name]
          return column(label, language, width, 'align' in more ? more.align : undefined)
        }),
      ],
      lines: records.map((record) => [
        dateText(record.record_dt),
        record.supplier,
        ...names.map((name) => cell(record, name)),
      ]),
    },
  ]
}

function bySupplier(records: readonly FairTradeRecord[], language: Language): readonly Part[] {
  const lines = [...groupedBy(records, ({ supplier }) => supplier)].map(([supplier, own]) => {
    const of = (kind: FairTradeRecord['record_kind']) => own.filter(({ record_kind }) => record_kind === kind)
    const orders = of('1')
    const days = orders.map((order) => decimal(order.days || '0'))
    const most = days.reduce((longest, one) => (compare(one, longest) > 0 ? one : longest), zero)
    const amount = orders.reduce((sum, order) => plus(sum, decimal(order.amount || '0')), zero)
    const count = (some: readonly FairTradeRecord[]) => String(some.length)
    const marked = (some: readonly FairTradeRecord[]) => some.filter(({ attention_flg }) => attention_flg)
    return [
      ...[supplier, count(orders), figure(written(amount)), orders.length === 0 ? '' : written(most)],
      ...[count(marked(orders)), count(of('2')), count(of('3')), count(marked(of('3'))), count(of('4'))],
    ]
  })
  const right = (label: Text, width: number) => column(label, language, width, 'right')
  return [
    heading(words.bySupplier, language),
    {
      part: 'lines',
      columns: [
        column(words.supplier, language, '*'),
        right(words.orderCount, 22),
        right(words.orderAmount, 32),
        right(words.mostDays, 30),
        ...[right(words.late, 28), right(words.actCount, 20), right(words.talkCount, 20)],
        ...[right(words.open, 24), right(words.dieCount, 18)],
      ],
      lines,
    },
  ]
}
