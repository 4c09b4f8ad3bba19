import { compare, decimal, minus, written, zero } from '#platform/contract/decimal.ts'
import { document } from '#platform/contract/document.ts'
import { column, dateText, figure, letterHead, type Letter } from '#platform/contract/paper-parts.ts'
import { say } from '#platform/contract/text.ts'
import { monthAfter } from './months-ahead.ts'
import { supplierForecastPaperTexts as words } from './supplier-forecast-paper.text.ts'

export interface ForecastPaper extends Letter {
  readonly forecast_no: string
  readonly base_month: string
  readonly version_no: string
  readonly made_dt: string
  readonly lines: readonly {
    readonly item_cd: string
    readonly item_nm: string
    readonly unit_nm: string
    /** By month, with what the version before had said. */
    readonly months: readonly { readonly qty: string; readonly before: string }[]
  }[]
}

/** 内示書: item by item and month by month, with what is different since the version before. No order, and it says so. */
export const supplierForecastPaper = document<ForecastPaper>({
  name: 'supplier_forecast',
  title: words.title,
  page: 'A4',
  build(paper, language) {
    const isFirst = paper.version_no === '1'
    const headingOf = (count: number) => {
      const [year = '', month = ''] = monthAfter(paper.base_month, count).split('-')
      const text = words.month
      const filled = { year, month: String(Number(month)) }
      return {
        ja: say(text, 'ja', filled),
        en: say(text, 'en', filled),
        zh: say(text, 'zh', filled),
      }
    }
    const told = ({ qty, before }: ForecastPaper['lines'][number]['months'][number]) => {
      const change = minus(decimal(qty), decimal(before))
      if (isFirst || compare(change, zero) === 0) return figure(qty)
      const sign = compare(change, zero) > 0 ? '+' : ''
      return `${figure(qty)}${say(words.change, language, { change: `${sign}${figure(written(change))}` })}`
    }
    return {
      footer: `${say(words.title, language)} ${paper.forecast_no}`,
      parts: [
        letterHead(
          words.title,
          paper,
          [
            { label: words.no, value: paper.forecast_no, strong: true },
            { label: words.version, value: paper.version_no },
            { label: words.day, value: dateText(paper.made_dt) },
          ],
          language,
        ),
        { part: 'text', text: say(words.noOrder, language) },
        {
          part: 'lines',
          columns: [
            column(words.item, language, '*'),
            column(words.unit, language, 12, 'center'),
            ...[1, 2, 3].map((count) => column(headingOf(count), language, 34, 'right')),
          ],
          lines: paper.lines.map(({ item_cd, item_nm, unit_nm, months }) => [
            [item_cd, item_nm].join(' '),
            unit_nm,
            ...months.map(told),
          ]),
        },
      ],
    }
  },
})
