import type { Node } from 'pdfmake'
import type { Label, LabelSheet } from '#platform/contract/document.ts'
import { barcodePicture } from './barcode-svg.ts'
import { layOutFrames } from './lay-out-frames.ts'
import { mm } from './millimetres.ts'
import { inLines, leastOfRow as least, rowOf, wholeNumbers, type Row } from './text-rows.ts'
import { beginningOf, leading } from './text-width.ts'

const padding = mm(3)
const smallHeading = 10
const smallLine = 7.5

/** Labels in their places; rows follow one another without a gap, so that every sheet looks like the first one. */
export function layOutLabels(sheet: LabelSheet): Node {
  const places: Node[] = Array.from({ length: sheet.skip ?? 0 }, () => ({ text: '' }))
  for (const label of sheet.labels)
    places.push('frames' in label ? layOutFrames(sheet, label) : layOutLabel(sheet, label))
  while (places.length % sheet.across !== 0) places.push({ text: '' })
  const body = Array.from({ length: places.length / sheet.across }, (_, row) =>
    places.slice(row * sheet.across, (row + 1) * sheet.across),
  )
  return {
    table: {
      widths: Array.from({ length: sheet.across }, () => mm(sheet.width)),
      // A hair less than the label, or the last row would be pushed off the sheet by a rounding.
      heights: mm(sheet.height) - 0.01,
      dontBreakRows: true,
      body,
    },
    layout: 'sheet',
  }
}

function layOutLabel({ width, height, scale = 1 }: LabelSheet, { heading, lines, barcode }: Label): Node {
  const [headingSize, lineSize] = [smallHeading * scale, smallLine * scale]
  const [across, down] = [mm(width) - 2 * padding, mm(height) - 2 * padding]
  const beside = barcode?.symbology === 'qrcode'
  const symbol = barcode && (beside ? besideWords(barcodePicture(barcode), across) : barcodePicture(barcode))
  const forWords = beside && symbol ? across - symbol.width - symbol.quiet : across
  const caption = barcode?.caption ? lineSize * leading : 0
  const symbolHeight = symbol ? symbol.height + caption + (beside ? 0 : 3) : 0
  const heightWith = (headings: number) => {
    const wordsHeight = (headings * headingSize + lines.length * lineSize) * leading
    return beside ? Math.max(wordsHeight, symbolHeight) : wordsHeight + symbolHeight
  }
  const needed = heightWith(1)
  if (needed > down || forWords < mm(10) || (symbol && symbol.width + symbol.quiet > mm(width) - padding))
    throw new Error(
      `The label "${heading}" does not fit on ${width} × ${height} mm: it needs ${Math.ceil((needed + 2 * padding) / mm(1))} mm of height` +
        (symbol
          ? `, and its barcode ${Math.ceil((symbol.width + 2 * symbol.quiet) / mm(1))} mm of width`
          : ''),
    )
  const small = lines.map((line) => rowOf(line, forWords, lineSize, least.line))
  const otherwise = beside ? 0 : symbolHeight
  const room = (rows: readonly Row[]) => down - otherwise - heightOf(rows)
  const two = inLines(heading, forWords, headingSize, 2)
  const headings = room([...two, ...small]) < 0 ? inLines(heading, forWords, headingSize, 1) : two
  const rows = rowsOf(lines, small, { width: forWords, size: lineSize, room: room([...headings, ...small]) })
  const words: Node = {
    stack: [
      ...headings.map(({ text, size }) => ({ text, fontSize: size, bold: true, noWrap: true })),
      ...rows.map(({ text, size }) => ({ text, fontSize: size, noWrap: true })),
    ],
    width: '*',
  }
  const picture: Node[] = symbol
    ? [
        { svg: symbol.svg, width: symbol.width, height: symbol.height },
        ...(caption && barcode ? [{ text: barcode.text, fontSize: lineSize }] : []),
      ]
    : []
  if (beside && symbol)
    return {
      columns: [words, { stack: picture, width: symbol.width }],
      columnGap: symbol.quiet,
      margin: padding,
    }
  return { stack: [words, { stack: picture, margin: [0, 3, 0, 0] }], margin: padding }
}

/** A code with much in it takes no more than this of the label's width: the words need theirs. */
const mostBeside = 0.36

function besideWords(symbol: ReturnType<typeof barcodePicture>, across: number) {
  const scale = Math.min(1, Math.max((across * mostBeside) / symbol.width, leastQuiet / symbol.quiet))
  const { width, height, quiet } = symbol
  return { ...symbol, width: width * scale, height: height * scale, quiet: quiet * scale }
}

/** Around a QR code that any scanner reads: four of its squares of half a millimetre. */
const leastQuiet = mm(2)

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { size }) => sum + size, 0) * leading

/** Lines that are cut off even in small letters go on in a second one while there is room. */
function rowsOf(
  lines: readonly string[],
  small: readonly Row[],
  { width, size, room }: { readonly width: number; readonly size: number; readonly room: number },
): readonly Row[] {
  let left = room
  return lines.flatMap((line, at): readonly Row[] => {
    const one = small[at]
    if (!one || one.text === line) return one ? [one] : []
    const first = wholeNumbers(beginningOf(line, width, size * least.inTwo), line)
    const rest = line.slice(first.length).trimStart()
    const two = [
      { text: first.trimEnd(), size: size * least.inTwo },
      rowOf(rest, width, size * least.inTwo, least.rest),
    ]
    const more = heightOf(two) - heightOf([one])
    if (more > left) return [one]
    left -= more
    return two
  })
}
