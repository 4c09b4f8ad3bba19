import type { labelCode, labelContent } from '#modules/master/contract/price.ts'
import { document, type Barcode, type Label, type Symbology } from '#platform/contract/document.ts'
import { dateText, figure } from '#platform/contract/paper-parts.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { paperTexts as words } from './paper.text.ts'

/** As the customer item says. */
export interface LabelLayout {
  readonly label_width: number
  readonly label_height: number
  readonly label_code: (typeof labelCode.codes)[number]
  readonly label_content: (typeof labelContent.codes)[number]
  readonly label_po_flg: boolean
  readonly label_lot_flg: boolean
  readonly label_due_flg: boolean
  readonly label_dock_flg: boolean
  readonly label_own_flg: boolean
  readonly label_box_flg: boolean
}

/** A box as it leaves. */
export interface Box {
  readonly customer_item_cd: string
  readonly item_cd: string
  readonly item_nm: string
  readonly qty: string
  readonly unit_nm: string
  readonly lot_no: string
  readonly order_no: string
  readonly dock: string
  readonly delivery_dt: string
  readonly destination: string
  readonly company: string
  /** Of the boxes of its line. */
  readonly box_no: number
  readonly boxes: number
}

export interface BoxLabel {
  readonly box: Box
  readonly layout: LabelLayout
}

/** What the code says: parts with a blank between them, as 三点照合 reads them. */
export function codeTextOf(
  { customer_item_cd, item_cd, qty, lot_no, order_no }: Box,
  { label_content }: LabelLayout,
): string {
  const item = [customer_item_cd || item_cd, qty]
  if (label_content === '2') return [...item, lot_no].filter(Boolean).join(' ')
  return (label_content === '3' ? [order_no, ...item] : item).filter(Boolean).join(' ')
}

const symbologies = { 1: 'qrcode', 2: 'code128', 3: 'code39' } as const satisfies Record<string, Symbology>
/** Of a QR code with medium correction: how many bytes each version holds. */
const qrBytes = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]
const padding = 3
const bars = 9
const leastBar = 0.19
const leastSquare = 0.33
const pointsOfMm = 72 / 25.4
/** As labels are laid out. */
const leading = 1.525

/** The code as large as the label has room for it; undefined where a scanner could not read it, or it cannot say this. */
function codeOf(text: string, { label_width, label_height, label_code }: LabelLayout): Barcode | undefined {
  const symbology = symbologies[label_code]
  if (symbology === 'qrcode') {
    const version = qrBytes.findIndex((bytes) => bytes >= new TextEncoder().encode(text).length) + 1
    if (version === 0) return undefined
    const room = Math.min(label_width * 0.36, label_height - 2 * padding)
    const module = Math.min(1.2, Math.floor((room / (17 + 4 * version + 4)) * 100) / 100)
    return module < leastSquare ? undefined : { symbology, text, module }
  }
  const isWritable = symbology === 'code128' ? /^[\x20-\x7e]+$/ : /^[0-9A-Z $%+./-]+$/
  if (!isWritable.test(text)) return undefined
  const modules = symbology === 'code128' ? 11 * (text.length + 2) + 13 : 16 * (text.length + 2)
  const module = Math.min(0.4, Math.floor(((label_width - 2 * padding) / (modules + 20)) * 1000) / 1000)
  return module < leastBar ? undefined : { symbology, text, module, height: bars }
}

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

/** A label that fits; undefined where what has to stand on it has no room. */
export function labelOf(
  one: BoxLabel,
  language: Language,
): { readonly label: Label; readonly scale: number } | undefined {
  const { box, layout } = one
  const barcode = codeOf(codeTextOf(box, layout), layout)
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

/** 客先現品票: one on each page, as large as the customer wants it. */
export const boxLabelPaper = document<BoxLabel>({
  name: 'box_label',
  title: words.boxLabel,
  page: { width: 100, height: 60, margin: 0 },
  build(one, language) {
    const found = labelOf(one, language)
    if (!found) throw new Error(`The label of ${one.box.item_cd} does not fit`)
    const { label_width: width, label_height: height } = one.layout
    const { label, scale } = found
    return { parts: [{ part: 'labels', ...{ across: 1, down: 1, width, height, scale }, labels: [label] }] }
  },
})

export interface ShippingTag {
  readonly delivery_no: string
  readonly destination: string
  readonly address: string
  readonly phone: string
  readonly customer: string
  readonly carrier: string
  readonly tracking_no: string
  readonly goods: string
  readonly box_no: number
  readonly boxes: number
}

/** 荷札: ten on a sheet of A4, each with the number of its delivery as a code. */
export const shippingTagPaper = document<{ readonly tags: readonly ShippingTag[] }>({
  name: 'shipping_tag',
  title: words.shippingTag,
  page: { width: 210, height: 297, margin: 5 },
  build: ({ tags }, language) => ({
    parts: [
      {
        part: 'labels',
        ...{ across: 2, down: 5, width: 100, height: 57.4, scale: 1.4 },
        labels: tags.map((tag) => ({
          heading: tag.destination,
          lines: [
            tag.address,
            tag.phone,
            `${say(words.customer, language)}　${tag.customer}`,
            tag.goods,
            `${say(words.shippingNo, language)}　${tag.delivery_no}`,
            say(words.box, language, { no: tag.box_no, count: tag.boxes }),
            tag.carrier === ''
              ? ''
              : say(words.transport, language, { carrier: tag.carrier, no: tag.tracking_no || '－' }),
          ].filter((line) => line !== ''),
          barcode: { symbology: 'qrcode', text: tag.delivery_no, module: 0.9 },
        })),
      },
    ],
  }),
})
