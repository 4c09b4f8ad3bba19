import type { Node } from 'pdfmake'
import type { Explained, LineCell, LineTable } from '#platform/contract/document.ts'
import { barcodeNode } from './barcode-node.ts'
import { mm } from './millimetres.ts'
import { largestIn } from './largest-in.ts'
import { boldWidth, fitted, leading, sizeOfCell, sizeOfLine, textWidth } from './text-width.ts'

/** Of a table with a frame, of one without and of one of equal lines: the paddings of a cell come on top of its width, and the line beside it. */
const looks = {
  framed: { layout: 'lines', padding: 8.4, size: 9 },
  open: { layout: 'open', padding: 6, size: 8.5 },
  ruled: { layout: 'ruled', padding: 6.4, size: 9 },
} as const

/** Above and below the words of a line of a given height. */
const rowPadding = 4.4

/** The widths of cells; what is left over is shared, so that a long word does not push the table over the edge of its page. */
function cellWidths(columns: LineTable['columns'], room: number, padding: number): readonly number[] {
  const fixed = columns.reduce((sum, { width }) => sum + (width === '*' ? 0 : mm(width)), 0)
  const stars = columns.filter(({ width }) => width === '*').length
  return columns.map(({ width }) => (width === '*' ? (room - fixed) / stars : mm(width)) - padding)
}

export function layOutLines({ columns, lines, open, sums, rows }: LineTable, room: number): Node {
  const { layout, padding, size } = looks[rows ? 'ruled' : open ? 'open' : 'framed']
  const widths = cellWidths(columns, room, padding)
  const isFramed = layout === 'lines'
  const head = columns.map(({ label, align = 'left' }): Node => ({
    text: label,
    alignment: isFramed ? 'center' : align,
    bold: isFramed,
    fontSize: sizeOfCell(label, widths[columns.findIndex((one) => one.label === label)] ?? 0, 8),
  }))
  const cellOf = (cell: LineCell, at: number): Node => {
    const [width, alignment] = [widths[at] ?? 0, columns[at]?.align ?? 'left'] as const
    if (typeof cell === 'string') return { text: cell, alignment, fontSize: sizeOfCell(cell, width, size) }
    return 'main' in cell
      ? { ...explained(cell, width, rows ? mm(rows.height) - rowPadding : usualHeight), alignment }
      : barcodeNode(cell)
  }
  const sumOf = (text: string, at: number): Node => ({
    ...{ text, bold: true, alignment: columns[at]?.align ?? 'left' },
    fontSize: sizeOfCell(text, (widths[at] ?? 0) / boldWidth, size),
  })
  const blank = Array.from({ length: Math.max(0, (rows?.count ?? 0) - lines.length) }, () => [])
  const all = [...lines, ...blank]
  const heights = rows && ['auto' as const, ...all.map(() => mm(rows.height) - rowPadding), 'auto' as const]
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      ...(heights ? { heights } : {}),
      body: [
        head,
        ...all.map((line) => columns.map((_, at) => cellOf(line[at] ?? '', at))),
        ...(sums ? [columns.map((_, at) => sumOf(sums[at] ?? '', at))] : []),
      ],
    },
    layout,
    margin: [0, 0, 0, 4],
  }
}

const small = 7
const dim = '#444444'
/** Of a line that may be as high as its words want. */
const usualHeight = 42

/** What counts is as large as there is room, on several lines where it must be; what explains it ends with an ellipsis. */
function explained({ main, unit = '', below }: Explained, width: number, high: number): Node {
  const behind = unit === '' ? '' : ` ${unit}`
  const under = below === '' ? [] : below.split('\n')
  const height = high - under.length * small * leading
  const { size, lines } = isFigure(main)
    ? { size: figureSize(main, width - textWidth(behind, small)), lines: [main] }
    : largestIn(main, { width, height, largest: 9, behind: 0.65 * textWidth(behind, 1) })
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
