import { z } from 'zod'
import { isOutside } from '#modules/master/contract/measured-points.ts'
import { document, type LineTable, type Part } from '#platform/contract/document.ts'
import { column, dateText, figure, letterHead } from '#platform/contract/paper-parts.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { checkItem } from '../measured.ts'
import { certificateTexts as words } from './certificate-paper.text.ts'

const text = z.string()

const judgedOnce = z.object({
  ...{ biz_dt: text, inspector: text, good_qty: text, defective_qty: text },
  /** Why pieces were defective, and why others were good all the same. */
  reason: text,
  /** Each point once, with the values of the pieces in the order in which they were measured. */
  points: z.array(checkItem.extend({ values: z.array(text) })),
})

/** All that it says, as it is kept with what went out. */
export const certificate = z.object({
  letter: z.object({
    ...{ addressee: text, addresseeLines: z.array(text) },
    ...{ company: text, companyLines: z.array(text), phone: text },
  }),
  /** 版: the first one is 1, and after each judgement of the lot it goes out with the next one. */
  revision: z.int(),
  ...{ work_order_no: text, lot_no: text, drawing_no: text, unit_nm: text },
  ...{ good_qty: text, defective_qty: text },
  /** The first one first. */
  judged: z.array(judgedOnce),
})
export type Certificate = z.output<typeof certificate>

/** 検査成績書: how a lot was judged when it was finished, and every value that was measured of it against its limits. */
export const certificatePaper = document<Certificate>({
  name: 'inspection_certificate',
  title: words.title,
  page: 'A4',
  build(told, language) {
    const { letter, work_order_no, lot_no, drawing_no, unit_nm, judged } = told
    const counted = (qty: string) => `${figure(qty)} ${unit_nm}`
    return {
      footer: [say(words.title, language), lot_no || work_order_no].join(' '),
      parts: [
        letterHead(
          words.title,
          letter,
          [
            { label: words.lot, value: lot_no, strong: true },
            { label: words.order, value: work_order_no },
            { label: words.drawing, value: drawing_no },
            { label: words.day, value: dateText(judged.at(-1)?.biz_dt ?? '') },
            { label: words.good, value: counted(told.good_qty), strong: true },
            { label: words.defective, value: counted(told.defective_qty) },
            { label: words.version, value: String(told.revision) },
          ],
          language,
        ),
        judgedTable(told, language),
        measuredTable(told, language),
      ],
    }
  },
})

const judgedTable = ({ judged, unit_nm }: Certificate, language: Language): LineTable => ({
  part: 'lines',
  columns: [
    column(words.day, language, 24),
    column(words.good, language, 26, 'right'),
    column(words.defective, language, 26, 'right'),
    column(words.reason, language, '*'),
    column(words.inspector, language, 34),
  ],
  lines: judged.map(({ biz_dt, good_qty, defective_qty, reason, inspector }) => [
    dateText(biz_dt),
    `${figure(good_qty)} ${unit_nm}`,
    `${figure(defective_qty)} ${unit_nm}`,
    reason,
    inspector,
  ]),
})

function measuredTable({ judged }: Certificate, language: Language): Part {
  const lines = judged.flatMap(({ biz_dt, points }) =>
    points.map((point) => {
      const isBad = (value: string) => isOutside(value, point)
      return [
        dateText(biz_dt),
        point.point_nm,
        `${point.lower_limit} – ${point.upper_limit} ${point.measure_unit}`,
        point.values
          .map((value) => (isBad(value) ? `${value}${say(words.mark, language)}` : value))
          .join('　'),
        say(point.values.some(isBad) ? words.outside : words.pass, language),
      ]
    }),
  )
  if (lines.length === 0) return { part: 'text', text: say(words.none, language) }
  return {
    part: 'lines',
    columns: [
      column(words.day, language, 24),
      column(words.point, language, 36),
      column(words.limits, language, 34),
      column(words.values, language, '*'),
      column(words.judged, language, 18),
    ],
    lines,
  }
}
