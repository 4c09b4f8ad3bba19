import type { Node } from 'pdfmake'
import type { Fact, SlipHeader } from '#platform/contract/document.ts'
import { barcodeNode } from './barcode-node.ts'
import { mincho } from './faces.ts'
import { layOutSeal } from './lay-out-seal.ts'
import { mm } from './millimetres.ts'
import { sizeOfLine } from './text-width.ts'

/** Whose name is it: in one line where that can still be read, beside a sender who takes no more than half of a small sheet. */
const addresseeSize = 14
const leastOfAddressee = 0.6

/** As a letter is folded: the address behind the window of its envelope, the sender beside it, what it is under both. */
export function layOutHeader(header: SlipHeader, room: number): Node {
  const between = Math.min(mm(12), room * 0.06)
  const senderRoom = Math.min(mm(72), room / 2)
  const size = sizeOfLine(header.addressee, room - between - senderRoom, addresseeSize, leastOfAddressee)
  const addressee: Node = {
    stack: [
      ...header.addresseeLines.map((text) => ({ text })),
      { text: header.addressee, font: mincho, fontSize: size, bold: true, margin: [0, 8, 0, 4] },
      ...(header.barcode ? [{ ...barcodeNode(header.barcode), margin: [0, 8, 0, 0] as const }] : []),
    ],
    margin: [mm(2), 4, 0, 0],
    width: '*',
  }
  const sender: Node = {
    stack: [
      bareFacts(header.facts),
      ...(header.seal ? [layOutSeal(header.seal, { right: senderRoom, top: 6, side: mm(14.4) })] : []),
      { text: header.company, fontSize: 11, bold: true, margin: [0, 8, 0, 2] },
      ...header.companyLines.map((text) => ({ text, fontSize: 8 })),
    ],
    width: senderRoom,
  }
  return {
    stack: [{ columns: [addressee, sender], columnGap: between, margin: [0, 0, 0, 12] }, title(header.title)],
  }
}

/** Few Japanese letters stand apart, as a title does. */
export const standsApart = (text: string): boolean => /^[\u3040-\u9fff]{1,7}$/u.test(text)

export const title = (text: string): Node => ({
  ...{ text, font: mincho, fontSize: 20, bold: true, alignment: 'center' },
  // Where a line may be broken, letters do not stand apart.
  ...(standsApart(text) ? { characterSpacing: 10, noWrap: true } : {}),
  margin: [0, 4, 0, 14],
})

const bareFacts = (facts: readonly Fact[]): Node => ({
  table: {
    widths: ['auto', '*'],
    body: facts.map(({ label, value, strong = false }) => [
      { text: label, color: '#444444', fontSize: 8 },
      { text: value, alignment: 'right', bold: strong },
    ]),
  },
  layout: 'bare',
})
