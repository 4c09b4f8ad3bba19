import type { Frame } from '#platform/contract/document.ts'
import { dateText, figure } from '#platform/contract/paper-parts.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { bars, codeOf, type BoxLabel } from './box-code.ts'
import { paperTexts as words } from './paper.text.ts'

/** As near to its edge as printers print. */
const margin = 1.5
/** A row in which a word can still be read, with the name of its field above it; and with a note under it. */
const leastRow = 6.15
const leastWithNote = 9.1
/** How rows share what is left: where it goes, what it is called, its name, how many, who sends it. */
const shares = [16.5, 28.5, 21, 18, 16] as const
/** Light above and under bars. */
const besideBars = 1.5

type Field = Omit<Frame, 'left' | 'top' | 'width' | 'height'> & {
  /** Of the row, against its other fields. */
  readonly share: number
}

/** The fields of a box's label in frames; undefined where what has to stand on it has no room. */
export function framesOf(one: BoxLabel, language: Language): readonly Frame[] | undefined {
  const { layout } = one
  const [wide, high] = [layout.label_width - 2 * margin, layout.label_height - 2 * margin]
  const isSquare = layout.label_code === '1'
  const forBars = isSquare ? 0 : bars + 2 * besideBars
  const rows = rowsOf(one, language)
  const least = rows.map((fields) => (fields.some(({ note = '' }) => note !== '') ? leastWithNote : leastRow))
  const left = high - forBars - sumOf(least)
  if (left < 0) return undefined
  const heights = least.map((row, at) => row + (left * (shares[at] ?? 0)) / sumOf(shares))
  const besideCode = (heights[1] ?? 0) + (heights[2] ?? 0)
  const right = isSquare ? Math.min(wide * 0.38, Math.max(wide * 0.3, besideCode)) : 0
  const square = Math.min(right, besideCode) - 1
  const barcode = codeOf(one, { square, across: wide - 2, quiet: 8 })
  if (!barcode) return undefined
  const frames = framed(
    rows.map((fields, at) => ({
      ...{ fields, height: heights[at] ?? 0, across: at === 1 || at === 2 ? wide - right : wide },
    })),
    wide,
  )
  const top = margin + sumOf(heights)
  const code = { label: '', value: '', largest: 0, barcode }
  const [first = 0] = heights
  return [
    ...frames,
    isSquare
      ? { ...code, left: margin + wide - right, top: margin + first, width: right, height: besideCode }
      : { ...code, left: margin, top, width: wide, height: forBars },
  ]
}

interface Row {
  readonly height: number
  /** All of the label, where it is not said. */
  readonly across?: number
  readonly fields: readonly Field[]
}

/** Rows of fields one under the other, from the upper left corner on. */
export function framed(rows: readonly Row[], wide: number): readonly Frame[] {
  let top = margin
  return rows.flatMap(({ height, across = wide, fields }) => {
    const row = inRow(fields, { top, height, across })
    top += height
    return row
  })
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function inRow(
  fields: readonly Field[],
  { top, height, across }: { readonly top: number; readonly height: number; readonly across: number },
): readonly Frame[] {
  const sum = sumOf(fields.map(({ share }) => share))
  let left = margin
  return fields.map(({ share, ...field }) => {
    const width = (across * share) / sum
    const frame = { ...field, left, top, width, height }
    left += width
    return frame
  })
}

/** What stands in each row; what the customer does not want leaves its room to the others. */
function rowsOf({ box, layout }: BoxLabel, language: Language): readonly (readonly Field[])[] {
  const field = (share: number, label: keyof typeof words, value: string, largest = 14): Field => ({
    ...{ share, label: say(words[label], language), value, largest },
  })
  const unless = (isWanted: boolean, one: Field) => (isWanted && one.value !== '' ? [one] : [])
  const order =
    layout.label_po_flg && box.order_no !== '' ? `${say(words.yourOrder, language)}　${box.order_no}` : ''
  return [
    [
      field(50, 'deliverTo', box.destination, 16),
      ...unless(layout.label_dock_flg, field(22, 'dock', box.dock, 16)),
      ...unless(layout.label_due_flg, field(28, 'deliveryDate', dateText(box.delivery_dt.slice(5)), 16)),
    ],
    [field(1, 'theirItem', box.customer_item_cd || box.item_cd, 30)],
    [{ ...field(1, 'itemName', box.item_nm, 16), note: order }],
    [
      { ...field(45, 'qty', figure(box.qty), 26), unit: box.unit_nm },
      ...unless(layout.label_lot_flg, field(55, 'lot', box.lot_no, 16)),
    ],
    [
      field(41, 'supplier', box.company, 11),
      ...unless(layout.label_own_flg, field(38, 'ownItem', box.item_cd, 11)),
      ...unless(
        layout.label_box_flg,
        field(21, 'boxOf', say(words.boxCount, language, { no: box.box_no, count: box.boxes }), 16),
      ),
    ],
  ]
}
