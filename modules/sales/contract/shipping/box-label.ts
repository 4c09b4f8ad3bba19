import { document, type Label, type LabelSheet } from '#platform/contract/document.ts'
import { dateText, figure } from '#platform/contract/paper-parts.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { bars, codeOf, type BoxLabel, type LabelLayout } from './box-code.ts'
import { framesOf } from './framed-label.ts'
import { paperTexts as words } from './paper.text.ts'

const padding = 3
const pointsOfMm = 72 / 25.4
/** As labels are laid out. */
const leading = 1.525

function linesOf({ box, layout }: BoxLabel, language: Language): readonly string[] {
  const named = (label: keyof typeof words, value: string) =>
    value === '' ? [] : [`${say(words[label], language)}　${value}`]
  const boxNo = layout.label_box_flg
    ? `　${say(words.box, language, { no: box.box_no, count: box.boxes })}`
    : ''
  return [
    box.item_nm,
    ...named('deliverTo', box.destination),
    `${say(words.qty, language)}　${figure(box.qty)} ${box.unit_nm}${boxNo}`,
    ...(layout.label_po_flg ? named('yourOrder', box.order_no) : []),
    ...(layout.label_lot_flg ? named('lot', box.lot_no) : []),
    ...(layout.label_due_flg ? named('deliveryDate', dateText(box.delivery_dt)) : []),
    ...(layout.label_dock_flg ? named('dock', box.dock) : []),
    ...(layout.label_own_flg ? named('ownItem', box.item_cd) : []),
    ...named('supplier', box.company),
  ]
}

/** A label without frames; undefined where what has to stand on it has no room. */
function plainLabel(
  one: BoxLabel,
  language: Language,
): { readonly label: Label; readonly scale: number } | undefined {
  const { box, layout } = one
  const { label_width, label_height } = layout
  const square = Math.min(label_width * 0.36, label_height - 2 * padding)
  const barcode = codeOf(one, { square, across: label_width - 2 * padding, quiet: 4 })
  if (!barcode) return undefined
  const lines = linesOf(one, language)
  const code = barcode.symbology === 'qrcode' ? 0 : bars * pointsOfMm + 4
  const room = (layout.label_height - 2 * padding) * pointsOfMm - code
  const scale = Math.min(2, room / ((10 + 7.5 * lines.length) * leading + 1))
  // Smaller letters are not read at arm's length.
  return scale < 0.8
    ? undefined
    : { label: { heading: box.customer_item_cd || box.item_cd, lines, barcode }, scale }
}

export const sizeOf = ({ label_width, label_height }: LabelLayout): string =>
  `${label_width}×${label_height}mm`

/** One label as large as it is; undefined where what has to stand on it has no room. */
export function sheetOf(one: BoxLabel, language: Language): LabelSheet | undefined {
  const { label_width: width, label_height: height } = one.layout
  const sheet = { part: 'labels', across: 1, down: 1, width, height } as const
  if (one.layout.label_frame === '1') {
    const frames = framesOf(one, language)
    return frames && { ...sheet, labels: [{ frames }] }
  }
  const found = plainLabel(one, language)
  return found && { ...sheet, scale: found.scale, labels: [found.label] }
}

/** 客先現品票: one on each page, as large as the customer wants it. */
export const boxLabelPaper = document<BoxLabel>({
  name: 'box_label',
  title: words.boxLabel,
  page: { width: 100, height: 60, margin: 0 },
  build(one, language) {
    const sheet = sheetOf(one, language)
    if (!sheet) throw new Error(`The label of ${one.box.item_cd} does not fit`)
    return { parts: [sheet] }
  },
})
