import type { labelCode, labelContent, labelFrame } from '#modules/master/contract/price.ts'
import type { Barcode, Symbology } from '#platform/contract/document.ts'

/** As the customer item says. */
export interface LabelLayout {
  readonly label_width: number
  readonly label_height: number
  readonly label_frame: (typeof labelFrame.codes)[number]
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
export const bars = 9
const leastBar = 0.19
const leastSquare = 0.33

/** In millimetres: of a square one with the light around it, and of bars. */
export interface CodeRoom {
  readonly square: number
  readonly across: number
  /** How much light around a square code is part of its room, in its squares. */
  readonly quiet: number
}

/** The code as large as the label has room for it; undefined where a scanner could not read it, or it cannot say this. */
export function codeOf({ box, layout }: BoxLabel, { square, across, quiet }: CodeRoom): Barcode | undefined {
  const text = codeTextOf(box, layout)
  const symbology = symbologies[layout.label_code]
  if (symbology === 'qrcode') {
    const version = qrBytes.findIndex((bytes) => bytes >= new TextEncoder().encode(text).length) + 1
    if (version === 0) return undefined
    const module = Math.min(1.2, Math.floor((square / (17 + 4 * version + quiet)) * 100) / 100)
    return module < leastSquare ? undefined : { symbology, text, module }
  }
  const isWritable = symbology === 'code128' ? /^[\x20-\x7e]+$/ : /^[0-9A-Z $%+./-]+$/
  if (!isWritable.test(text)) return undefined
  const modules = symbology === 'code128' ? 11 * (text.length + 2) + 13 : 16 * (text.length + 2)
  const module = Math.min(0.4, Math.floor((across / (modules + 20)) * 1000) / 1000)
  return module < leastBar ? undefined : { symbology, text, module, height: bars }
}
