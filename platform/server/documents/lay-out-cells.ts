import type { Node } from 'pdfmake'
import type { Barcode, BoxesCell, Explained, Fact, LineCell } from '#platform/contract/document.ts'
import { barcodeNode } from './barcode-node.ts'
import { barcodePicture } from './barcode-svg.ts'
import { largestIn } from './largest-in.ts'
import { boldWidth, fitted, leading, sizeOfLine, textWidth } from './text-width.ts'

interface CellRoom {
  readonly width: number
  /** Of a line that has a height. */
  readonly high: number | undefined
  /** Nothing may be higher. */
  readonly isStrict: boolean
}

/** A cell of a table that is more than words. */
export function layOutCell(cell: Exclude<LineCell, string>, room: CellRoom): Node {
  if ('main' in cell) return explained(cell, room)
  if ('facts' in cell) return factsIn(cell.facts)
  if ('boxes' in cell) return boxesIn(cell, room)
  return barcodeIn(cell, room)
}

const small = 7
const dim = '#444444'
/** Of a line that may be as high as its words want. */
const usualHeight = 2 * 9 * leading

/** What counts is as large as there is room, on several lines where it must be; what explains it ends with an ellipsis only where the line cannot be higher. */
function explained({ main, unit = '', below }: Explained, { width, high = 0, isStrict }: CellRoom): Node {
  const behind = unit === '' ? '' : ` ${unit}`
  const under = below === '' ? [] : below.split('\n')
  const height = isStrict ? high - under.length * small * leading : usualHeight
  const { size, lines } = isFigure(main)
    ? { size: figureSize(main, width - textWidth(behind, small)), lines: [main] }
    : largestIn(main, { width, height, largest: isStrict ? 9 : 11, behind: 0.65 * textWidth(behind, 1) })
  return {
    stack: [
      ...lines.map((text, at): Node => ({
        text: [
          { text, bold: true, fontSize: size },
          ...(at === lines.length - 1 && behind ? [{ text: behind, fontSize: Math.min(small, size) }] : []),
        ],
        noWrap: true,
      })),
      ...under.map((text): Node => {
        if (!isStrict) return { text, fontSize: 7.5 }
        const fontSize = sizeOfLine(text, width, small, 0.75)
        return { text: fitted(text, width, fontSize), fontSize, color: dim, noWrap: true }
      }),
    ],
  }
}

const isFigure = (text: string): boolean => /^[▲\d,.]+$/u.test(text)

/** A figure is not broken. */
const figureSize = (text: string, width: number): number =>
  Math.min(11, width / (textWidth(text, 1) * boldWidth))

const factsIn = (facts: readonly Fact[]): Node => ({
  table: {
    widths: ['auto', '*'],
    body: facts.map(({ label, value }) => [
      { text: label, fontSize: small, color: dim, noWrap: true },
      { text: value, fontSize: 7.5, alignment: 'right', noWrap: true },
    ]),
  },
  layout: 'tight',
})

/** Over the paddings of their cell: they are written in, every millimetre counts. */
function boxesIn({ boxes }: BoxesCell, { width, high = 0 }: CellRoom): Node {
  const most = Math.max(...boxes.map((row) => row.length))
  const one = (width + 6) / most
  return {
    table: {
      widths: Array.from({ length: most }, () => one),
      heights: (high + 4) / boxes.length - 0.5,
      body: boxes.map((row) =>
        Array.from({ length: most }, (_, at): Node => ({
          ...{ text: row[at] ?? '', fontSize: 6, color: dim, margin: [2, 1, 0, 0] as const },
        })),
      ),
    },
    layout: 'boxes',
    margin: [-3, -2, -3, -2],
  }
}

/** What it says stands under it in one line, so that a person can type it. */
function barcodeIn(barcode: Barcode, { width: room }: CellRoom): Node {
  if (!barcode.caption) return barcodeNode(barcode)
  const { svg, width, height } = barcodePicture(barcode)
  const { text } = barcode
  return {
    stack: [
      { svg, width, height, alignment: 'center', margin: [0, 1, 0, 1] },
      { text, fontSize: sizeOfLine(text, room, small, 0.6), alignment: 'center', noWrap: true },
    ],
  }
}
