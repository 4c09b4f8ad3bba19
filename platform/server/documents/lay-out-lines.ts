import type { Node } from 'pdfmake'
import type { LineCell, LineTable } from '#platform/contract/document.ts'
import { layOutCell } from './lay-out-cells.ts'
import { mm } from './millimetres.ts'
import { boldWidth, sizeOfCell } from './text-width.ts'

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
  const high = rows && mm(rows.height) - rowPadding
  const isFramed = layout === 'lines'
  const head = columns.map(({ label, align = 'left' }, at): Node => ({
    text: label,
    alignment: isFramed ? 'center' : align,
    bold: isFramed,
    fontSize: sizeOfCell(label, widths[at] ?? 0, 8),
  }))
  const cellOf = (cell: LineCell, at: number): Node => {
    const [width, alignment] = [widths[at] ?? 0, columns[at]?.align ?? 'left'] as const
    if (typeof cell === 'string') return { text: cell, alignment, fontSize: sizeOfCell(cell, width, size) }
    return { ...layOutCell(cell, { width, high, isStrict: rows?.count !== undefined }), alignment }
  }
  const sumOf = (text: string, at: number): Node => ({
    ...{ text, bold: true, alignment: columns[at]?.align ?? 'left' },
    fontSize: sizeOfCell(text, (widths[at] ?? 0) / boldWidth, size),
  })
  const blank = Array.from({ length: Math.max(0, (rows?.count ?? 0) - lines.length) }, () => [])
  const all = [...lines, ...blank]
  const heights = high && ['auto' as const, ...all.map(() => high), 'auto' as const]
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
