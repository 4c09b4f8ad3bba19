import type { Node } from 'pdfmake'
import type { Block, Fact } from '#platform/contract/document.ts'
import { sizeOfLine } from './text-width.ts'

const ink = '#161c24'
const padding = 10.8
/** What it comes to has half as much room again. */
const lastShare = 1.55

export function layOutAmounts(amounts: readonly Fact[], room: number): Node {
  const one = room / (amounts.length - 1 + lastShare)
  const isLast = (at: number) => at === amounts.length - 1
  const widths = amounts.map((_, at) => (isLast(at) ? one * lastShare : one) - padding)
  const headOf = ({ label }: Fact, at: number): Node => {
    const head = { text: label, alignment: 'center', fontSize: 8 } as const
    return isLast(at)
      ? { ...head, bold: true, color: '#ffffff', fillColor: ink }
      : { ...head, fillColor: '#e9edf2' }
  }
  const valueOf = ({ value }: Fact, at: number): Node => ({
    text: value,
    alignment: 'right',
    bold: isLast(at),
    fontSize: sizeOfLine(value, widths[at] ?? 0, isLast(at) ? 15 : 11, 0.4),
    noWrap: true,
    margin: [0, isLast(at) ? 0 : 3, 0, 0],
  })
  return {
    table: { widths, body: [amounts.map(headOf), amounts.map(valueOf)] },
    layout: 'amounts',
    margin: [0, 2, 0, 12],
  }
}

export const layOutBlock = ({ title, facts, texts }: Block): Node => ({
  stack: [
    {
      table: { widths: ['*'], body: [[{ text: title, bold: true }]] },
      layout: 'underline',
      margin: [0, 0, 0, 2],
    },
    ...(facts.length === 0
      ? []
      : [
          {
            table: {
              widths: ['auto', '*'] as const,
              body: facts.map(({ label, value, strong = false }) => [
                {
                  text: label,
                  color: '#444444',
                  fontSize: 8,
                  noWrap: true,
                  margin: [0, 0.8, 10, 0] as const,
                },
                { text: value, bold: strong },
              ]),
            },
            layout: 'bare',
          },
        ]),
    ...texts.map((text) => ({ text, fontSize: 8, margin: [0, 1.5, 0, 0] as const })),
  ],
  margin: [0, 4, 0, 4],
})
