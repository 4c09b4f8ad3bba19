import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import pdfmake, { type Definition, type Node } from 'pdfmake'
import { productName } from '#platform/contract/constants.ts'
import type { Content, LabelSheet, Paper } from '#platform/contract/document.ts'
import { layOutPart } from './lay-out-parts.ts'
import { mm } from './millimetres.ts'
import { pageLayouts } from './page-layouts.ts'

/** A document that has been built: plain data, as it travels to the worker. */
export interface PrintJob {
  readonly title: string
  readonly paper: Paper
  readonly content: Content
  /** Stands in a red frame on every page; empty on the first print. */
  readonly mark: string
  readonly printed_at: string
}

export interface Rendered {
  readonly pdf: Uint8Array
  /** Characters that the font does not have; they are printed as boxes. */
  readonly missing: readonly string[]
}

const family = 'NotoSansJP'
let ready = false

/** The fonts are read once per process; the TTF files, because the same font as WOFF takes thirty times as long. */
function prepare(): void {
  if (ready) return
  const require = createRequire(import.meta.url)
  const files = {
    'regular.ttf': require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
    'bold.ttf': require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  }
  for (const [name, file] of Object.entries(files)) pdfmake.virtualfs.writeFileSync(name, readFileSync(file))
  pdfmake.setFonts({ [family]: { normal: 'regular.ttf', bold: 'bold.ttf' } })
  pdfmake.setTableLayouts(pageLayouts)
  // What a document shows is in its data: nothing is fetched, and no file is read.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  ready = true
}

export async function renderPdf(job: PrintJob): Promise<Rendered> {
  prepare()
  const output = pdfmake.createPdf(definitionOf(job))
  const { font } = (await output.getStream()).provideFont(family, false, false)
  const pdf = await output.getBuffer()
  const letters = new Set(JSON.stringify(job))
  const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  return { pdf, missing }
}

function definitionOf({ title, paper, content, mark, printed_at }: PrintJob): Definition {
  const labels = content.parts.find((part) => part.part === 'labels')
  const footer = (page: number, pages: number): Node => ({
    columns: [
      { text: content.footer ?? '', width: '*' },
      { text: `${page} / ${pages}`, width: 'auto' },
    ],
    fontSize: 7,
    color: '#444444',
    margin: [mm(paper.margin), 6, mm(paper.margin), 0],
  })
  const header = (): Node => ({
    columns: [
      { text: '', width: '*' },
      {
        table: { widths: ['auto'], body: [[{ text: mark, color: '#c00000', bold: true, fontSize: 11 }]] },
        layout: 'mark',
        width: 'auto',
      },
    ],
    // What does not fit above the content is left out by pdfmake without a word.
    margin: [mm(paper.margin), mm(paper.margin) - 16, mm(paper.margin), 0],
  })
  return {
    content: content.parts.map(layOutPart),
    pageSize: { width: mm(paper.width), height: mm(paper.height) },
    pageMargins: labels ? sheetMargins(paper, labels) : slipMargins(paper),
    // A label has no room for them, and a copy of a label is a label.
    ...(labels ? {} : { footer, ...(mark ? { header } : {}) }),
    defaultStyle: { font: family, fontSize: 9, lineHeight: 1.05 },
    info: { title, creator: productName, creationDate: new Date(printed_at) },
    language: 'ja',
    displayTitle: true,
  }
}

function slipMargins({ margin }: Paper): readonly [number, number, number, number] {
  return [mm(margin), mm(margin) + 8, mm(margin), mm(margin) + 8]
}

/** The labels stand in the middle of their sheet. */
function sheetMargins(paper: Paper, sheet: LabelSheet): readonly [number, number, number, number] {
  const side = mm((paper.width - sheet.across * sheet.width) / 2)
  const top = mm((paper.height - sheet.down * sheet.height) / 2)
  if (side < 0 || top < 0)
    throw new Error(`The labels do not fit on a sheet of ${paper.width} × ${paper.height} mm`)
  return [side, top, side, top]
}
