import { document } from '#platform/contract/document.ts'
import { column, dateText, figure, letterHead, type Letter } from '#platform/contract/paper-parts.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { returnPaperTexts as words } from './return-paper.text.ts'

export interface ReturnPaper {
  readonly acceptance_no: string
  readonly accept_dt: string
  readonly arrival_no: string
  readonly supplier_slip_no: string
  readonly letter: Letter
  readonly lines: readonly {
    readonly order: string
    readonly what: string
    readonly lot_no: string
    readonly qty: string
    readonly unit_nm: string
    readonly amount: string
    readonly reason: string
    /** So many of it are to come again; blank: none. */
    readonly again_qty: string
  }[]
}

const wantedAgain = (
  { qty, again_qty }: Pick<ReturnPaper['lines'][number], 'qty' | 'again_qty'>,
  language: Language,
): string => {
  if (again_qty === '') return ''
  return [say(words.wanted, language), ...(again_qty === qty ? [] : [figure(again_qty)])].join(' ')
}

/** 返品票: goes with what is sent back; what comes again for it, and what is not owed any more. */
export const returnPaper = document<ReturnPaper>({
  name: 'return_slip',
  title: words.title,
  page: 'A4',
  build({ letter, lines, ...paper }, language) {
    return {
      footer: `${say(words.title, language)} ${paper.acceptance_no}`,
      parts: [
        letterHead(
          words.title,
          letter,
          [
            { label: words.no, value: paper.acceptance_no, strong: true },
            { label: words.day, value: dateText(paper.accept_dt) },
            { label: words.note, value: paper.supplier_slip_no },
            { label: words.arrival, value: paper.arrival_no },
          ],
          language,
        ),
        { part: 'text', text: say(words.lead, language) },
        {
          part: 'lines',
          columns: [
            column(words.order, language, 24),
            column(words.what, language, '*'),
            column(words.lot, language, 22),
            column(words.qty, language, 22, 'right'),
            column(words.amount, language, 22, 'right'),
            column(words.reason, language, 34),
            column(words.again, language, 16),
          ],
          lines: lines.map((line) => [
            line.order,
            line.what,
            line.lot_no,
            `${figure(line.qty)} ${line.unit_nm}`,
            figure(line.amount),
            line.reason,
            wantedAgain(line, language),
          ]),
        },
      ],
    }
  },
})
