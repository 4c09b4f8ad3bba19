import type { Node } from 'pdfmake'
import { mincho } from './faces.ts'

const vermilion = '#d7443e'
const padding = 2.6

interface SealPlace {
  readonly right: number
  readonly top: number
  readonly side: number
}

/** Read from the top right, as it is carved. It takes no room: words may run under it, as under a stamp. */
export function layOutSeal(letters: string, { right, top, side }: SealPlace): Node {
  const [x, y] = [right - side, top]
  const down = Math.ceil(Math.sqrt(letters.length))
  const across = Math.ceil(letters.length / down)
  const columns = Array.from({ length: across }, (_, at) => [...letters].slice(at * down, (at + 1) * down))
  const inside = side - 2 * padding
  const size = Math.min(inside / across, inside / down)
  const frame: Node = {
    canvas: [{ type: 'rect', x: 0, y: 0, w: side, h: side, r: 2, lineWidth: 1.4, lineColor: vermilion }],
    relativePosition: { x, y },
  }
  const carved = columns.flatMap((column, at) =>
    column.map((letter, on): Node => ({
      ...{ text: letter, font: mincho, bold: true, fontSize: size * 0.96, lineHeight: 1, color: vermilion },
      relativePosition: {
        x: x + side - padding - ((at + 0.5) * inside) / across - (size * 0.96) / 2,
        y: y + padding + ((on + 0.5) * inside) / column.length - (size * 0.96) / 2,
      },
    })),
  )
  return { stack: [frame, ...carved] }
}
