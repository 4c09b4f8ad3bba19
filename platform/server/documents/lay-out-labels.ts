import type { Node } from 'pdfmake'
import type { Label, LabelSheet } from '#platform/contract/document.ts'
import { barcodePicture } from './barcode-svg.ts'
import { mm } from './millimetres.ts'

const padding = mm(3)
const smallHeading = 10
const smallLine = 7.5
/** Of a line of text, as a multiple of its size: what the font asks for, 1.448, at the line height of a page. */
const leading = 1.525

/** Labels in their places; rows follow one another without a gap, so that every sheet looks like the first one. */
export function layOutLabels(sheet: LabelSheet): Node {
  const places: Node[] = Array.from({ length: sheet.skip ?? 0 }, () => ({ text: '' }))
  for (const label of sheet.labels) places.push(layOutLabel(sheet, label))
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
  const symbol = barcode ? barcodePicture(barcode) : undefined
  const beside = symbol !== undefined && barcode?.symbology === 'qrcode'
  const forWords = beside ? across - symbol.width - symbol.quiet : across
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
  const headings = inLines(heading, forWords, headingSize, heightWith(2) > down ? 1 : 2)
  const words: Node = {
    stack: [
      ...headings.map((text) => ({ text, fontSize: headingSize, bold: true, noWrap: true })),
      ...lines.map((line) => ({ text: fitted(line, forWords, lineSize), fontSize: lineSize, noWrap: true })),
    ],
    width: '*',
  }
  const picture: Node[] = symbol
    ? [
        { svg: symbol.svg, width: symbol.width, height: symbol.height },
        ...(caption && barcode ? [{ text: barcode.text, fontSize: lineSize }] : []),
      ]
    : []
  if (beside)
    return {
      columns: [words, { stack: picture, width: symbol.width }],
      columnGap: symbol.quiet,
      margin: padding,
    }
  return { stack: [words, { stack: picture, margin: [0, 3, 0, 0] }], margin: padding }
}

/** What names the goods goes on in a second line where the label has room for one. */
function inLines(text: string, width: number, size: number, most: 1 | 2): readonly string[] {
  const first = beginningOf(text, width, size)
  if (most === 1 || first === text) return [fitted(text, width, size)]
  const whole = wholeNumbers(first, text)
  return [whole.trimEnd(), fitted(text.slice(whole.length).trimStart(), width, size)]
}

/** A size or a number is not broken: M6×20 goes to the next line as it is, unless nothing would be left. */
function wholeNumbers(first: string, text: string): string {
  const inside = /[\w.,×φ-]$/.test(first) && /^[\w.,×φ-]/.test(text.slice(first.length))
  const kept = inside ? first.replace(/[\w.,×φ-]+$/, '') : first
  return kept === '' ? first : kept
}

/** What is too long ends with an ellipsis. */
function fitted(text: string, width: number, size: number): string {
  const kept = beginningOf(text, width, size)
  return kept === text ? text : `${[...kept].slice(0, -1).join('')}…`
}

/** As much as a line holds. Latin letters are counted a little too wide. */
function beginningOf(text: string, width: number, size: number): string {
  const widthOf = (letter: string) => (/[\u0020-\u007e\uff61-\uff9f]/.test(letter) ? 0.62 : 1.01) * size
  let used = 0
  let kept = ''
  for (const letter of text) {
    used += widthOf(letter)
    if (used > width) return kept
    kept += letter
  }
  return kept
}
