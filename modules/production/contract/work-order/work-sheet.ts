import { bracketed, labelled } from '#platform/contract/punctuation.ts'
import { document, type LineTable, type Panel } from '#platform/contract/document.ts'
import { column, dateText, dayText, factsOf, figure } from '#platform/contract/paper-parts.ts'
import { say, type Language, type Text } from '#platform/contract/text.ts'
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
  return `${title}${bracketed(marks.map((mark) => say(workOrderKind.texts[mark], language)).join('・'), language)}`
}

/** 20分, 1分30秒; blank where it takes none. */
function timeText(seconds: number, language: Language): string {
  const [min, sec] = [Math.floor(seconds / 60), Math.round((seconds % 60) * 10) / 10]
  return [
    ...(min > 0 ? [say(words.minutes, language, { min })] : []),
    ...(sec > 0 ? [say(words.seconds, language, { sec })] : []),
  ].join(language === 'en' ? ' ' : '')
}

/** 作業指示書: travels with the pieces; each process has a code to be scanned, and room for what was done. */
export const workSheet = document<WorkSheet>({
  name: 'work_sheet',
  title: words.title,
  page: 'A4',
  build(sheet, language) {
    const { work_order_no, reason, remarks } = sheet
    const title = titleOf(sheet, language)
    const told = [reason && labelled(say(words.reason, language), reason, language), remarks].filter(Boolean)
    return {
      footer: `${sheet.company}　${title} ${work_order_no}`,
      parts: [
        {
          part: 'sheet-head',
          title,
          number: work_order_no,
          beside: [sheet.order_no && `${say(words.order, language)} ${sheet.order_no}`, sheet.customer_nm]
            .filter(Boolean)
            .join('　'),
          facts: [
            ...factsOf(words.parent, sheet.parent_no, language, true),
            ...factsOf(words.start, dateText(sheet.start_dt), language),
          ],
          barcode: { symbology: 'qrcode', text: work_order_no, module: 0.8 },
        },
        { part: 'panels', panels: panelsOf(sheet, language) },
        ...(sheet.parts.length === 0
          ? []
          : [
              { part: 'text', text: say(words.parts, language), strong: true } as const,
              partTable(sheet, language),
            ]),
        { part: 'text', text: say(words.processes, language), strong: true },
        processTable(sheet, language),
        ...(told.length === 0
          ? []
          : [{ part: 'block', title: say(words.remarks, language), facts: [], texts: told } as const]),
      ],
    }
  },
})

function panelsOf(sheet: WorkSheet, language: Language): readonly Panel[] {
  const said = (label: Text, value: string) => (value === '' ? [] : [`${say(label, language)} ${value}`])
  return [
    {
      ...{ label: say(words.item, language), main: sheet.item_nm, share: 46 },
      below: [sheet.item_cd, ...said(words.drawing, sheet.drawing_no)].join('　'),
    },
    {
      ...{ label: say(words.qty, language), main: figure(sheet.qty), unit: sheet.unit_nm, share: 28 },
      below: said(words.lot, sheet.lot_no).join(''),
    },
    {
      ...{ label: say(words.due, language), main: dayText(sheet.due_dt, language).slice(5), share: 26 },
      below: said(words.ends, sheet.operations.at(-1)?.end ?? '').join(''),
    },
  ]
}

const partTable = ({ parts }: WorkSheet, language: Language): LineTable => ({
  part: 'lines',
  open: true,
  columns: [
    column(words.at, language, 11, 'right'),
    column(words.part, language, 40),
    column(words.partName, language, '*'),
    column(words.need, language, 26, 'right'),
    column(words.from, language, 44),
    column(words.issued, language, 11, 'center'),
  ],
  lines: parts.map((part) => [
    ...[String(part.process_no), part.item_cd, part.item_nm],
    ...[`${figure(part.need_qty)} ${part.unit_nm}`, part.location_nm, '□'],
  ]),
})

const processTable = ({ work_order_no, operations, unit_nm }: WorkSheet, language: Language): LineTable => ({
  part: 'lines',
  rows: { height: 22.5 },
  columns: [
    column(words.code, language, 25, 'center'),
    column(words.at, language, 13, 'center'),
    column(words.work, language, '*'),
    column(words.planned, language, 37),
    column(words.done, language, 52),
  ],
  lines: operations.map((step) => [
    {
      symbology: 'qrcode',
      text: codeOfProcess(work_order_no, step.process_no, step.split_no),
      module: 0.56,
      caption: true,
    },
    { main: String(step.process_no), below: '' },
    {
      main: step.operation_nm,
      below: [
        ...[step.facility_nm, step.work_nm].filter(Boolean),
        `${say(words.planQty, language)} ${figure(step.plan_qty)} ${unit_nm}`,
      ].join('\n'),
    },
    {
      facts: [
        ...factsOf(words.setupTime, timeText(step.setup_seconds, language), language),
        ...factsOf(words.pieceTime, timeText(Number(step.piece_seconds), language), language),
        ...factsOf(words.begins, step.start, language),
        ...factsOf(words.ends, step.end, language),
      ],
    },
    {
      boxes: [
        [words.worker, words.good, words.defective],
        [words.reason, words.moment, words.remarks],
      ].map((row) => row.map((label) => say(label, language))),
    },
  ]),
})
