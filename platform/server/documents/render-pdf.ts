import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import pdfmake, { type Definition, type Node, type Section } from 'pdfmake'
import { productName } from '#platform/contract/constants.ts'
import type { Content, Halves, LabelSheet, Paper } from '#platform/contract/document.ts'
import { cutGap, layOutPart } from './lay-out-parts.ts'
import { mm } from './millimetres.ts'
import { pageLayouts } from './page-layouts.ts'

/** Documents of a kind that have been built, for one file: plain data, as it travels to the worker. */
export interface PrintJob {
  readonly title: string
  readonly paper: Paper
  readonly documents: readonly BuiltDocument[]
  readonly printed_at: string
}

export interface BuiltDocument {
  readonly content: Content
  /** Stands in a red frame on every page; empty on the first print. */
  readonly mark: string
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

function definitionOf({ title, paper, documents, printed_at }: PrintJob): Definition {
  const labels = documents.map(({ content }) => labelsIn(content)).find(Boolean)
  return {
    content: documents.map((one) => sectionOf(paper, one)),
    pageSize: { width: mm(paper.width), height: mm(paper.height) },
    pageMargins: labels ? sheetMargins(paper, labels) : slipMargins(paper),
    defaultStyle: { font: family, fontSize: 9, lineHeight: 1.05 },
    info: { title, creator: productName, creationDate: new Date(printed_at) },
    language: 'ja',
    displayTitle: true,
  }
}

const labelsIn = ({ parts }: Content) => parts.find((part) => part.part === 'labels')

/** Each document counts its own pages: they are taken apart when they have left the printer. */
function sectionOf(paper: Paper, { content, mark }: BuiltDocument): Section {
  const room = mm(paper.width - 2 * paper.margin)
  const halves = content.parts.filter((part) => part.part === 'halves')
  if (halves.length > 0) return sectionOfHalves(paper, halves, mark)
  const nodes = content.parts.map((part) => layOutPart(part, room))
  // A label has no room for them, and a copy of a label is a label.
  if (labelsIn(content)) return { section: nodes }
  const section = nodes.map((node, at) => (at === nodes.length - 1 ? withoutFoot(node) : node))
  const pages: number[] = []
  return {
    section,
    header: (page) => {
      pages.push(page)
      return mark ? markOf(paper, mark) : undefined
    },
    footer: (page) => ({
      columns: [
        { text: content.footer ?? '', width: '*' },
        { text: `${pages.indexOf(page) + 1} / ${pages.length}`, width: 'auto' },
      ],
      fontSize: 7,
      color: '#444444',
      margin: [mm(paper.margin), 6, mm(paper.margin), 0],
    }),
  }
}

/** Each half is a sheet of its own when it has been cut off: it says by itself what it is, and that it is a reissue. */
function sectionOfHalves(paper: Paper, sheets: readonly Halves[], mark: string): Section {
  const room = mm(paper.width - 2 * paper.margin)
  const width = (room - cutGap) / 2
  const pages: number[] = []
  const ofPage = (page: number) => sheets[pages.indexOf(page)]
  return {
    section: sheets.map((one, at) => ({
      stack: [...(one.right ? cutLine(paper, one.cut) : []), layOutPart(one, room)],
      ...(at === 0 ? {} : { pageBreak: 'before' as const }),
    })),
    header: (page) => {
      pages.push(page)
      const sheet = ofPage(page)
      return sheet && mark !== '' ? marksOf(paper, width, mark, sheet) : undefined
    },
    footer: (page) => {
      const sheet = ofPage(page)
      return (
        sheet && {
          columns: [sheet.left, sheet.right].map((half) => ({ ...footOf(half?.foot ?? ['', '']), width })),
          columnGap: cutGap,
          margin: [mm(paper.margin), 4, mm(paper.margin), 0],
        }
      )
    },
  }
}

const footOf = ([left, right]: readonly [string, string]): Node => ({
  columns: [
    { text: left, width: '*' },
    { text: right, width: 'auto' },
  ],
  fontSize: 7,
  color: '#444444',
})

const marksOf = (paper: Paper, width: number, mark: string, { right }: Halves): Node => ({
  columns: [mark, right ? mark : ''].map((text) => ({
    ...{ text, alignment: 'center' as const, color: '#c00000', bold: true, fontSize: 10, width },
  })),
  columnGap: cutGap,
  margin: [mm(paper.margin), mm(paper.margin) - 8, mm(paper.margin), 0],
})

function cutLine({ width, height }: Paper, cut: string): readonly Node[] {
  const [x, middle, space] = [mm(width / 2), mm(height / 2), 8 * cut.length]
  const part = (y1: number, y2: number): Node => ({
    canvas: [
      {
        ...({ type: 'line', x1: 0, y1, x2: 0, y2, lineWidth: 0.6, lineColor: '#777777' } as const),
        dash: { length: 4, space: 3 },
      },
    ],
    absolutePosition: { x, y: 0 },
  })
  return [
    part(0, middle - space),
    part(middle + space, mm(height)),
    {
      ...{ text: [...cut].join('\n'), fontSize: 7, color: '#777777' },
      absolutePosition: { x: x - 3.5, y: middle - space + 6 },
    },
  ]
}

/** The distance to a part that does not come would make a page of its own. */
function withoutFoot(node: Node): Node {
  if (typeof node.margin !== 'object') return node
  const [left, top, right = left] = node.margin
  return { ...node, margin: [left, top, right, 0] }
}

const markOf = (paper: Paper, mark: string): Node => ({
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
