import type { Node } from 'pdfmake'
import type { Beside, Fact, LineCell, LineTable, Part } from '#platform/contract/document.ts'
import { barcodeNode } from './barcode-node.ts'
import { layOutAmounts, layOutBlock } from './lay-out-blocks.ts'
import { layOutHeader, title } from './lay-out-header.ts'
import { layOutLabels } from './lay-out-labels.ts'
import { mm } from './millimetres.ts'
import { boldWidth, sizeOfCell } from './text-width.ts'

/** A part of a document as pdfmake's nodes; `room` is the width that it has. */
export function layOutPart(part: Part, room: number): Node {
  switch (part.part) {
    case 'slip-header':
      return layOutHeader(part, room)
    case 'text':
      return part.small
        ? { text: part.text, fontSize: 7.5 }
        : { text: part.text, bold: part.strong ?? false, margin: [0, 3, 0, 3] }
    case 'title':
      return title(part.text)
    case 'facts':
      return { ...factTable(part.facts), margin: [0, 4, 0, 4] }
    case 'lines':
      return lineTable(part, room)
    case 'totals':
      return totals(part.totals)
    case 'amounts':
      return layOutAmounts(part.amounts, room)
    case 'block':
      return layOutBlock(part)
    case 'barcode':
      return { ...barcodeNode(part.barcode), margin: [0, 4, 0, 4] }
    case 'labels':
      return layOutLabels(part)
    case 'beside':
      return beside(part, room)
  }
}

/** Between parts that stand beside each other. */
const gap = mm(8)

function beside({ left, right, share = 0.5 }: Beside, room: number): Node {
  const widths = [(room - gap) * share, (room - gap) * (1 - share)] as const
  return {
    columns: [
      { stack: left.map((one) => layOutPart(one, widths[0])), width: widths[0] },
      { stack: right.map((one) => layOutPart(one, widths[1])), width: widths[1] },
    ],
    columnGap: gap,
    unbreakable: true,
  }
}

const factTable = (facts: readonly Fact[]): Node => ({
  table: {
    widths: ['auto', '*'],
    body: facts.map(({ label, value, strong = false }) => [
      { text: label, color: '#444444', fontSize: 8 },
      { text: value, alignment: 'right', bold: strong },
    ]),
  },
  layout: 'facts',
})

/** Of a table with a frame and of one without: the paddings of a cell come on top of its width, and the line beside it. */
const looks = {
  framed: { layout: 'lines', padding: 8.4, size: 9 },
  open: { layout: 'open', padding: 6, size: 8.5 },
} as const

/** The widths of cells; what is left over is shared, so that a long word does not push the table over the edge of its page. */
function cellWidths(columns: LineTable['columns'], room: number, padding: number): readonly number[] {
  const fixed = columns.reduce((sum, { width }) => sum + (width === '*' ? 0 : mm(width)), 0)
  const stars = columns.filter(({ width }) => width === '*').length
  return columns.map(({ width }) => (width === '*' ? (room - fixed) / stars : mm(width)) - padding)
}

function lineTable({ columns, lines, open, sums }: LineTable, room: number): Node {
  const { layout, padding, size } = open ? looks.open : looks.framed
  const widths = cellWidths(columns, room, padding)
  const head = columns.map(({ label, align = 'left' }): Node => ({
    text: label,
    alignment: open ? align : 'center',
    bold: !open,
    fontSize: 8,
  }))
  const cellOf = (cell: LineCell, at: number): Node => {
    if (typeof cell !== 'string') return barcodeNode(cell)
    const fontSize = sizeOfCell(cell, widths[at] ?? 0, size)
    return { text: cell, alignment: columns[at]?.align ?? 'left', fontSize }
  }
  const sumOf = (text: string, at: number): Node => ({
    ...{ text, bold: true, alignment: columns[at]?.align ?? 'left' },
    fontSize: sizeOfCell(text, (widths[at] ?? 0) / boldWidth, size),
  })
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [
        head,
        ...lines.map((line) => columns.map((_, at) => cellOf(line[at] ?? '', at))),
        ...(sums ? [columns.map((_, at) => sumOf(sums[at] ?? '', at))] : []),
      ],
    },
    layout,
    margin: [0, 0, 0, 4],
  }
}

const totals = (facts: readonly Fact[]): Node => ({
  columns: [
    { text: '', width: '*' },
    {
      table: {
        widths: [mm(30), mm(42)],
        body: facts.map(({ label, value, strong = false }) => [
          { text: label, fillColor: '#e9edf2', margin: [0, strong ? 3 : 0, 0, 0] as const },
          { text: value, alignment: 'right', bold: strong, fontSize: strong ? 12 : 9 },
        ]),
      },
      layout: 'totals',
      width: 'auto',
    },
  ],
  margin: [0, 8, 0, 8],
  // 合計 alone on the next page would belong to nothing.
  unbreakable: true,
})
