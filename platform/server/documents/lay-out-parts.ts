import type { Node } from 'pdfmake'
import type { Barcode, Fact, LineTable, Part, SlipHeader } from '#platform/contract/document.ts'
import { barcodePicture } from './barcode-svg.ts'
import { layOutLabels } from './lay-out-labels.ts'
import { mm } from './millimetres.ts'
import { sizeOfCell, sizeOfLine } from './text-width.ts'

/** A part of a document as pdfmake's nodes; `room` is the width that it has. */
export function layOutPart(part: Part, room: number): Node {
  switch (part.part) {
    case 'slip-header':
      return slipHeader(part, room)
    case 'text':
      return { text: part.text, bold: part.strong ?? false, margin: [0, 3, 0, 3] }
    case 'title':
      return title(part.text)
    case 'facts':
      return { ...factTable(part.facts), margin: [0, 4, 0, 4] }
    case 'lines':
      return lineTable(part, room)
    case 'totals':
      return totals(part.totals)
    case 'barcode':
      return { ...barcodeNode(part.barcode), margin: [0, 4, 0, 4] }
    case 'labels':
      return layOutLabels(part)
    case 'beside': {
      const half = (room - gap) / 2
      return {
        columns: [part.left, part.right].map((parts) => ({
          stack: parts.map((one) => layOutPart(one, half)),
          width: '*',
        })),
        columnGap: gap,
      }
    }
  }
}

/** Between parts that stand beside each other. */
const gap = mm(8)

/** Whose name is it: in one line where that can still be read, beside a sender who takes no more than half of a small sheet. */
const addresseeSize = 13
const leastOfAddressee = 0.75

function slipHeader(header: SlipHeader, room: number): Node {
  const between = Math.min(mm(12), room * 0.06)
  const senderRoom = Math.min(mm(72), room / 2)
  const size = sizeOfLine(header.addressee, room - between - senderRoom, addresseeSize, leastOfAddressee)
  const addressee: Node = {
    stack: [
      {
        table: { widths: ['*'], body: [[{ text: header.addressee, fontSize: size }]] },
        layout: 'underline',
        margin: [0, 0, 0, 4],
      },
      ...header.addresseeLines.map((text) => ({ text })),
      ...(header.barcode ? [{ ...barcodeNode(header.barcode), margin: [0, 10, 0, 0] as const }] : []),
    ],
    width: '*',
  }
  const sender: Node = {
    stack: [
      factTable(header.facts),
      { text: header.company, fontSize: 11, bold: true, margin: [0, 8, 0, 2] },
      ...header.companyLines.map((text) => ({ text, fontSize: 8 })),
    ],
    width: senderRoom,
  }
  return {
    stack: [title(header.title), { columns: [addressee, sender], columnGap: between }],
    margin: [0, 0, 0, 12],
  }
}

const title = (text: string): Node => ({
  ...{ text, fontSize: 18, bold: true, alignment: 'center', characterSpacing: 6 },
  margin: [0, 0, 0, 10],
})

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

/** The paddings of a cell come on top of its width, and the line beside it. */
const padding = 8.4
const cellSize = 9

/** The widths of cells; what is left over is shared, so that a long word does not push the table over the edge of its page. */
function cellWidths(columns: LineTable['columns'], room: number): readonly number[] {
  const fixed = columns.reduce((sum, { width }) => sum + (width === '*' ? 0 : mm(width)), 0)
  const stars = columns.filter(({ width }) => width === '*').length
  return columns.map(({ width }) => (width === '*' ? (room - fixed) / stars : mm(width)) - padding)
}

function lineTable({ columns, lines }: LineTable, room: number): Node {
  const widths = cellWidths(columns, room)
  const head = columns.map(({ label }): Node => ({
    text: label,
    alignment: 'center',
    bold: true,
    fontSize: 8,
  }))
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [
        head,
        ...lines.map((line) =>
          columns.map(({ align = 'left' }, at): Node => {
            const cell = line[at] ?? ''
            if (typeof cell !== 'string') return barcodeNode(cell)
            return { text: cell, alignment: align, fontSize: sizeOfCell(cell, widths[at] ?? 0, cellSize) }
          }),
        ),
      ],
    },
    layout: 'lines',
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

function barcodeNode(barcode: Barcode): Node {
  const { svg, width, height, quiet } = barcodePicture(barcode)
  const symbol: Node = { svg, width, height }
  if (!barcode.caption) return { ...symbol, margin: [quiet, 0, quiet, 0] }
  return {
    stack: [
      { ...symbol, margin: [quiet, 0, quiet, 2] },
      { text: barcode.text, fontSize: 7, margin: [quiet, 0, 0, 0] },
    ],
  }
}
