import bwip from 'bwip-js/node'
import type { Barcode } from '#platform/contract/document.ts'
import { mm } from './millimetres.ts'

export interface BarcodePicture {
  readonly svg: string
  /** Points, without the quiet zone. */
  readonly width: number
  readonly height: number
  /** Nothing may stand nearer than this, or scanners do not find the beginning. */
  readonly quiet: number
}

/** Narrow enough for a label, wide enough for a handheld scanner on an office printer's paper. */
const moduleOf = { code39: 0.25, code128: 0.3, qrcode: 0.5 } as const
const barHeight = 10

/** A barcode as one path: sharp at every resolution. Throws when the symbology cannot write the text. */
export function barcodePicture(barcode: Barcode): BarcodePicture {
  const { symbology, text } = barcode
  const module = mm(barcode.module ?? moduleOf[symbology])
  // With a medium error correction a QR code survives a fingerprint on the shop floor.
  const [symbol] =
    symbology === 'qrcode' ? bwip.raw(symbology, text, 'eclevel=M') : bwip.raw(symbology, text, {})
  if (!symbol) throw new Error(`No ${symbology} for ${text}`)
  if ('pixs' in symbol) {
    const { pixs, pixx, pixy } = symbol
    return picture(squares(pixs, pixx), [pixx, pixy], module, [module, module], 4)
  }
  const modules = symbol.sbs.reduce((sum, width) => sum + width, 0)
  return picture(bars(symbol.sbs), [modules, 1], module, [module, mm(barcode.height ?? barHeight)], 10)
}

function picture(
  path: string,
  [across, down]: readonly [number, number],
  module: number,
  [scaleX, scaleY]: readonly [number, number],
  quietModules: number,
): BarcodePicture {
  const [width, height] = [across * scaleX, down * scaleY]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="#000000" transform="scale(${scaleX} ${scaleY})" d="${path}"/></svg>`
  return { svg, width, height, quiet: quietModules * module }
}

/** Bars and gaps take turns, beginning with a bar. */
function bars(widths: readonly number[]): string {
  let at = 0
  let path = ''
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`
    at += width
  }
  return path
}

/** Dark squares of a row that touch are one rectangle; rows overlap by a hair, so that no viewer shows lines between. */
function squares(dark: readonly number[], across: number): string {
  let path = ''
  for (let row = 0; row * across < dark.length; row++)
    for (let column = 0; column < across; column++) {
      const from = column
      while (column < across && dark[row * across + column]) column++
      if (column > from) path += `M${from} ${row}h${column - from}v1.02h-${column - from}z`
    }
  return path
}
