import type { Node } from 'pdfmake'
import type { Beside, Fact, Halves, Part } from '#platform/contract/document.ts'
import { barcodeNode } from './barcode-node.ts'
import { layOutAmounts, layOutBlock } from './lay-out-blocks.ts'
import { layOutHeader, title } from './lay-out-header.ts'
import { layOutLines } from './lay-out-lines.ts'
import { layOutPanels, layOutParties, layOutSheetHead, layOutStamps } from './lay-out-sheet.ts'
import { layOutLabels } from './lay-out-labels.ts'
import { mm } from './millimetres.ts'
import { textWidth } from './text-width.ts'

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
      return { ...factTable(part.facts, room), margin: [0, 4, 0, 4] }
    case 'lines':
      return layOutLines(part, room)
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
    case 'sheet-head':
      return layOutSheetHead(part, room)
    case 'panels':
      return layOutPanels(part.panels, room)
    case 'parties':
      return layOutParties(part, room)
    case 'stamps':
      return layOutStamps(part, room)
    case 'halves':
      return halves(part, room)
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

/** Where there is much room a value stands beside its label, or the eye loses the line between them. */
const wide = mm(120)

const factTable = (facts: readonly Fact[], room: number): Node => ({
  table: {
    widths: ['auto', '*'],
    body: facts.map(({ label, value, strong = false }) => [
      { text: label, color: '#444444', fontSize: 8, noWrap: true, margin: [0, 0, 8, 0] as const },
      { text: value, alignment: room < wide ? 'right' : 'left', bold: strong },
    ]),
  },
  layout: 'facts',
})

/** Between what is cut apart. */
export const cutGap = mm(18)

function halves({ left, right }: Halves, room: number): Node {
  const width = (room - cutGap) / 2
  return {
    columns: [left.parts, right?.parts ?? []].map((parts) => ({
      stack: parts.map((one) => layOutPart(one, width)),
      width,
    })),
    columnGap: cutGap,
  }
}

/** What a total is called stays in one line. */
const labelWidth = (facts: readonly Fact[]): number =>
  Math.min(mm(60), Math.max(mm(30), ...facts.map(({ label }) => textWidth(label, 9))))

const totals = (facts: readonly Fact[]): Node => ({
  columns: [
    { text: '', width: '*' },
    {
      table: {
        widths: [labelWidth(facts), mm(42)],
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
