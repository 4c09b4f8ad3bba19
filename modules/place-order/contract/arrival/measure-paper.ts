import { isOutside } from '#modules/master/contract/measured-points.ts'
import { document } from '#platform/contract/document.ts'
import { column, dateText, figure, letterHead, type Letter } from '#platform/contract/paper-parts.ts'
import { say } from '#platform/contract/text.ts'
import { acceptanceStatus } from './arrival-codes.ts'
import { measurePaperTexts as words } from './measure-paper.text.ts'
import type { MeasuredPoint } from './measures.ts'

export interface MeasurePaper {
  readonly acceptance_no: string
  readonly accept_dt: string
  readonly arrival_no: string
  readonly acceptance_status: keyof typeof acceptanceStatus.texts
  readonly letter: Letter
  readonly lines: readonly {
    readonly what: string
    readonly lot_no: string
    readonly unit_nm: string
    readonly sample_qty: string
    readonly good_qty: string
    readonly defective_qty: string
    readonly return_qty: string
    readonly reason: string
  }[]
  readonly points: readonly (MeasuredPoint & { readonly what: string; readonly measure_unit: string })[]
}

/** 受入検査記録: how what came was judged, and every value of the sample against its limits. */
export const measurePaper = document<MeasurePaper>({
  name: 'inspection_record',
  title: words.title,
  page: 'A4',
  build({ letter, lines, points, ...paper }, language) {
    const valueOf = (point: MeasuredPoint) => (value: string) =>
      isOutside(value, point) ? `${value}${say(words.mark, language)}` : value
    return {
      footer: `${say(words.title, language)} ${paper.acceptance_no}`,
      parts: [
        letterHead(
          words.title,
          letter,
          [
            { label: words.no, value: paper.acceptance_no, strong: true },
            { label: words.day, value: dateText(paper.accept_dt) },
            { label: words.arrival, value: paper.arrival_no },
            { label: words.state, value: say(acceptanceStatus.texts[paper.acceptance_status], language) },
          ],
          language,
        ),
        {
          part: 'lines',
          columns: [
            column(words.what, language, '*'),
            column(words.lot, language, 22),
            column(words.sample, language, 18, 'right'),
            column(words.good, language, 20, 'right'),
            column(words.defective, language, 20, 'right'),
            column(words.back, language, 20, 'right'),
            column(words.reason, language, 34),
          ],
          lines: lines.map((line) => [
            line.what,
            line.lot_no,
            figure(line.sample_qty),
            `${figure(line.good_qty)} ${line.unit_nm}`,
            `${figure(line.defective_qty)} ${line.unit_nm}`,
            `${figure(line.return_qty)} ${line.unit_nm}`,
            line.reason,
          ]),
        },
        {
          part: 'lines',
          columns: [
            column(words.what, language, 44),
            column(words.point, language, 30),
            column(words.limits, language, 34),
            column(words.values, language, '*'),
            column(words.judged, language, 18),
          ],
          lines: points.map((point) => [
            point.what,
            point.point_nm,
            `${point.lower_limit} – ${point.upper_limit} ${point.measure_unit}`,
            point.values.map(valueOf(point)).join('　'),
            say(point.values.some((value) => isOutside(value, point)) ? words.outside : words.pass, language),
          ]),
        },
      ],
    }
  },
})
