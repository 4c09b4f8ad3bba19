import type { Node } from 'pdfmake'
import type { Frame, FramedLabel, LabelSheet } from '#platform/contract/document.ts'
import { barcodePicture } from './barcode-svg.ts'
import { mm } from './millimetres.ts'
import { largestIn, smallest } from './largest-in.ts'
import { fitted, leading, textWidth } from './text-width.ts'

const line = 0.7
const across = mm(1.2)
const down = mm(0.25)

/** Frames with their words, each in its place: they take no room of their own, the label has its size. */
export function layOutFrames({ height }: LabelSheet, { frames }: FramedLabel): Node {
  const scale = Math.min(1.8, Math.max(1, height / 60))
  const rules: Node = {
    canvas: frames.map(({ left, top, width, height: high }) => ({
      ...{ type: 'rect' as const, x: mm(left), y: mm(top), w: mm(width), h: mm(high), lineWidth: line },
    })),
    relativePosition: { x: 0, y: 0 },
  }
  return { stack: [rules, ...frames.flatMap((frame) => wordsOf(frame, scale))] }
}

const placed = (node: Node, x: number, y: number): Node => ({ ...node, relativePosition: { x, y } })

function wordsOf(frame: Frame, scale: number): readonly Node[] {
  const { left, top, width, height, label, value, unit = '', note = '', barcode, largest } = frame
  if (barcode) return [codeIn(frame)]
  const room = mm(width) - 2 * across
  const [x, y] = [mm(left) + across, mm(top) + down]
  const inside = mm(height) - 2 * down
  const rows = (small: number) => (label === '' ? 0 : small) + (note === '' ? 0 : small * 1.2)
  // What names a field may be smaller than what it says.
  const small = (rows(5.5) + smallest) * leading > inside ? 4.5 : 5.5 * scale
  const noteHeight = note === '' ? 0 : small * 1.2 * leading
  const labelHeight = label === '' ? 0 : small * leading
  const behind = unit === '' ? '' : ` ${unit}`
  const high = inside - labelHeight - noteHeight
  const { size, lines } = largestIn(value, {
    ...{ width: room, height: high, largest: largest * scale },
    behind: 0.45 * textWidth(behind, 1),
  })
  const nodes: Node[] = []
  if (labelHeight > 0) nodes.push(placed({ text: label, fontSize: small, noWrap: true }, x, y))
  for (const [at, text] of lines.entries()) {
    const isLast = at === lines.length - 1
    const under = y + labelHeight + (high - lines.length * size * leading) / 2 + at * size * leading
    nodes.push(
      placed(
        {
          text: [
            { text, fontSize: size, bold: true },
            ...(isLast && behind !== '' ? [{ text: behind, fontSize: Math.max(smallest, 0.45 * size) }] : []),
          ],
          noWrap: true,
        },
        x,
        under,
      ),
    )
  }
  if (noteHeight > 0)
    nodes.push(
      placed(
        { text: fitted(note, room, small * 1.2), fontSize: small * 1.2, noWrap: true },
        x,
        y + inside - noteHeight,
      ),
    )
  return nodes
}

/** In the middle of its frame. */
function codeIn({ left, top, width, height, barcode }: Frame): Node {
  if (!barcode) return { text: '' }
  const { svg, width: wide, height: high } = barcodePicture(barcode)
  return placed(
    { svg, width: wide, height: high },
    mm(left) + (mm(width) - wide) / 2,
    mm(top) + (mm(height) - high) / 2,
  )
}
