import type { Node } from 'pdfmake'
import type { Barcode } from '#platform/contract/document.ts'
import { barcodePicture } from './barcode-svg.ts'

export function barcodeNode(barcode: Barcode): Node {
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
