import pdfmake, { type Definition, type Node, type OnEachPage, type Section } from 'pdfmake'
import { productName } from '#platform/contract/constants.ts'
import type { Content, Halves, LabelSheet, Paper } from '#platform/contract/document.ts'
import type { Language } from '#platform/contract/text.ts'
import { facesOf, type Faces } from './faces.ts'
import { cutGap, layOutPart } from './lay-out-parts.ts'
import { mm } from './millimetres.ts'
import { pageLayouts } from './page-layouts.ts'

/** Documents of a kind that have been built, for one file: plain data, as it travels to the worker. */
export interface PrintJob {
  readonly title: string
  readonly language: Language
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
  /** Characters that no font here has; they are printed as boxes. */
  readonly missing: readonly string[]
}

pdfmake.setTableLayouts(pageLayouts)
// What a document shows is in its data: nothing is fetched, and no file is read.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => false)

export async function renderPdf(job: PrintJob): Promise<Rendered> {
  const faces = await facesOf(job.language, new Set(JSON.stringify(job)))
  const pdf = await pdfmake.createPdf(definitionOf(job, faces)).getBuffer()
  return { pdf, missing: faces.missing }
}

const tags: Readonly<Record<Language, string>> = { ja: 'ja', en: 'en', zh: 'zh-CN' }

function definitionOf({ title, language, paper, documents, printed_at }: PrintJob, faces: Faces): Definition {
  const labels = documents.map(({ content }) => labelsIn(content)).find(Boolean)
  return {
    content: documents.map((one) => facedSection(sectionOf(paper, one), faces)),
    pageSize: { width: mm(paper.width), height: mm(paper.height) },
    pageMargins: labels ? sheetMargins(paper, labels) : slipMargins(paper),
    defaultStyle: { font: faces.body, fontSize: 9, lineHeight: 1.05 },
    info: { title, creator: productName, creationDate: new Date(printed_at) },
    language: tags[language],
    displayTitle: true,
  }
}

function facedSection({ section, header, footer }: Section, { faced }: Faces): Section {
  const eachPage =
    (of: OnEachPage): OnEachPage =>
    (page) => {
      const node = of(page)
      return node && faced(node)
    }
  return {
    section: section.map(faced),
    ...(header ? { header: eachPage(header) } : {}),
    ...(footer ? { footer: eachPage(footer) } : {}),
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
