import { document } from '#platform/contract/document.ts'
import { column, dateText, factsOf, figure } from '#platform/contract/paper-parts.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { workOrderKind } from './work-order-codes.ts'
import { workSheetTexts as words } from './work-sheet.text.ts'

export interface WorkSheet {
  readonly company: string
  readonly work_order_no: string
  readonly work_order_kind: (typeof workOrderKind)['codes'][number]
  /** 手直し: whose pieces are mended, and why; else blank. */
  readonly parent_no: string
  readonly reason: string
  readonly item_cd: string
  readonly item_nm: string
  readonly drawing_no: string
  readonly unit_nm: string
  readonly qty: string
  readonly lot_no: string
  readonly start_dt: string
  readonly due_dt: string
  /** `123-1`, blank where it is for stock. */
  readonly order_no: string
  readonly customer_nm: string
  readonly remarks: string
  readonly operations: readonly {
    readonly process_no: number
    readonly split_no: number
    readonly operation_nm: string
    readonly work_nm: string
    /** Or who does it outside. */
    readonly facility_nm: string
    readonly plan_qty: string
    /** Standard, of the order's own copy: for setting up, and for one piece; 0 outside. */
    readonly setup_seconds: number
    readonly piece_seconds: string
    /** `11/24 08:00`, blank where the schedule has no place for it. */
    readonly start: string
    readonly end: string
  }[]
  readonly parts: readonly {
    readonly process_no: number
    readonly item_cd: string
    readonly item_nm: string
    readonly unit_nm: string
    readonly need_qty: string
    readonly location_nm: string
  }[]
}

/** What a terminal reads of a process: the order, the process and its part. */
export const codeOfProcess = (work_order_no: string, process_no: number, split_no: number): string =>
  `${work_order_no}-${process_no}${split_no > 1 ? `-${split_no}` : ''}`

/** The shop floor sees at once that it is no ordinary order; what mends pieces of a trial is both. */
function titleOf(
  { work_order_kind, parent_no }: Pick<WorkSheet, 'work_order_kind' | 'parent_no'>,
  language: Language,
): string {
  const marks = [
    ...(work_order_kind === '3' ? ['3' as const] : []),
    ...(parent_no === '' ? [] : ['2' as const]),
  ]
  const title = say(words.title, language)
  if (marks.length === 0) return title
  return `${title}（${marks.map((mark) => say(workOrderKind.texts[mark], language)).join('・')}）`
}

/** 段取 20分, 加工 1分30秒／個. */
function timesOf(
  { setup_seconds, piece_seconds }: WorkSheet['operations'][number],
  language: Language,
): readonly string[] {
  const time = (seconds: number) => {
    const [min, sec] = [Math.floor(seconds / 60), Math.round((seconds % 60) * 10) / 10]
    return [
      ...(min > 0 ? [say(words.minutes, language, { min })] : []),
      ...(sec > 0 ? [say(words.seconds, language, { sec })] : []),
    ].join(language === 'en' ? ' ' : '')
  }
  const [setup, piece] = [time(setup_seconds), time(Number(piece_seconds))]
  return [
    setup && say(words.setupTime, language, { time: setup }),
    piece && say(words.pieceTime, language, { time: piece }),
  ]
}

/** 作業指示書: travels with the pieces; each process has a code to be scanned, and room for what was done. */
export const workSheet = document<WorkSheet>({
  name: 'work_sheet',
  title: words.title,
  page: 'A4',
  build(sheet, language) {
    const { work_order_no, operations, parts } = sheet
    const title = titleOf(sheet, language)
    return {
      footer: `${title} ${work_order_no}`,
      parts: [
        {
          part: 'slip-header',
          title,
          addressee: sheet.item_nm,
          addresseeLines: [
            sheet.item_cd,
            ...(sheet.drawing_no === '' ? [] : [`${say(words.drawing, language)}　${sheet.drawing_no}`]),
          ],
          facts: [
            ...factsOf(words.no, work_order_no, language, true),
            ...factsOf(words.parent, sheet.parent_no, language),
            ...factsOf(words.qty, `${figure(sheet.qty)} ${sheet.unit_nm}`, language, true),
            ...factsOf(words.lot, sheet.lot_no, language),
            ...factsOf(words.start, dateText(sheet.start_dt), language),
            ...factsOf(words.due, dateText(sheet.due_dt), language),
            ...factsOf(words.order, sheet.order_no, language),
            ...factsOf(words.customer, sheet.customer_nm, language),
          ],
          company: sheet.company,
          companyLines: [],
          barcode: { symbology: 'qrcode', text: work_order_no, module: 0.6 },
        },
        ...[sheet.reason && `${say(words.reason, language)}：${sheet.reason}`, sheet.remarks]
          .filter(Boolean)
          .map((text) => ({ part: 'text', text }) as const),
        {
          part: 'lines',
          columns: [
            column(words.at, language, 15, 'right'),
            column(words.work, language, '*'),
            column(words.machine, language, 30),
            column(words.planQty, language, 17, 'right'),
            column(words.planned, language, 24),
            column(words.good, language, 14),
            column(words.defective, language, 18),
            column(words.worker, language, 17),
            column(words.code, language, 17),
          ],
          lines: operations.map((step) => [
            String(step.process_no),
            step.work_nm === '' ? step.operation_nm : `${step.operation_nm}\n${step.work_nm}`,
            [step.facility_nm, ...timesOf(step, language)].filter(Boolean).join('\n'),
            figure(step.plan_qty),
            [step.start, step.end].filter(Boolean).join('\n'),
            ...['', '', ''],
            {
              symbology: 'qrcode',
              text: codeOfProcess(work_order_no, step.process_no, step.split_no),
              module: 0.5,
            } as const,
          ]),
        },
        ...(parts.length === 0
          ? []
          : [
              {
                part: 'lines',
                columns: [
                  column(words.at, language, 15, 'right'),
                  column(words.part, language, '*'),
                  column(words.need, language, 26, 'right'),
                  column(words.from, language, 40),
                ],
                lines: parts.map((part) => [
                  String(part.process_no),
                  `${part.item_cd} ${part.item_nm}`,
                  `${figure(part.need_qty)} ${part.unit_nm}`,
                  part.location_nm,
                ]),
              } as const,
            ]),
      ],
    }
  },
})
