import { z } from 'zod'
import type { Language, Text } from './text.ts'

/** Paper, in millimetres; a label printer's roll has the size of its label. */
export interface Paper {
  readonly width: number
  readonly height: number
  readonly margin: number
}

export const papers = {
  'A3-landscape': { width: 420, height: 297, margin: 12 },
  A4: { width: 210, height: 297, margin: 14 },
  'A4-landscape': { width: 297, height: 210, margin: 14 },
  A5: { width: 148, height: 210, margin: 10 },
  'A5-landscape': { width: 210, height: 148, margin: 10 },
} as const satisfies Record<string, Paper>

export type Symbology = 'code39' | 'code128' | 'qrcode'

/** A barcode in vectors. Sizes are millimetres; `module` is the width of the narrowest bar or of one QR square. */
export interface Barcode {
  readonly symbology: Symbology
  readonly text: string
  readonly module?: number
  /** Of bars; a QR code is square. */
  readonly height?: number
  /** The text under the bars. */
  readonly caption?: boolean
}

export interface Fact {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
}

export interface LineColumn {
  readonly label: string
  /** Millimetres, or what is left over. */
  readonly width: number | '*'
  readonly align?: 'left' | 'right' | 'center'
}

/** The parts that documents are put together from; a document says what, the renderer how it looks. */
export type Part =
  | SlipHeader
  | { readonly part: 'text'; readonly text: string; readonly strong?: boolean; readonly small?: boolean }
  /** Of a paper that stays in the house; one that goes to a partner has a slip header. */
  | { readonly part: 'title'; readonly text: string }
  | { readonly part: 'facts'; readonly facts: readonly Fact[] }
  | LineTable
  | { readonly part: 'totals'; readonly totals: readonly Fact[] }
  /** Figures side by side, the last one what they come to. */
  | { readonly part: 'amounts'; readonly amounts: readonly Fact[] }
  | Block
  | SheetHead
  | { readonly part: 'panels'; readonly panels: readonly Panel[] }
  | Parties
  | Stamps
  | Halves
  | { readonly part: 'barcode'; readonly barcode: Barcode }
  | LabelSheet
  | Beside

/** Whom it is for on the left, who sends it on the right, number and dates between them. */
export interface SlipHeader {
  readonly part: 'slip-header'
  readonly title: string
  /** With 御中 or 様 in it. */
  readonly addressee: string
  readonly addresseeLines: readonly string[]
  readonly facts: readonly Fact[]
  readonly company: string
  readonly companyLines: readonly string[]
  readonly barcode?: Barcode
  /** Letters of the sender's seal, in red beside its name. */
  readonly seal?: string
}

/** What it is on the left, its facts and its code on the right, a heavy rule under them. */
export interface SheetHead {
  readonly part: 'sheet-head'
  readonly title: string
  /** By which it is called out, large under the title. */
  readonly number?: string
  readonly beside?: string
  readonly facts: readonly Fact[]
  readonly barcode: Barcode
}

/** One of the figures that a sheet is about, to be read from a step away. */
export interface Panel {
  readonly label: string
  readonly main: string
  readonly unit?: string
  readonly below: string
  /** Of the width, against the others. */
  readonly share: number
}

/** Whom it is for, and who sends it, side by side on a sheet that is no letter. */
export interface Parties {
  readonly part: 'parties'
  readonly to: string
  readonly above: readonly string[]
  readonly below: readonly string[]
  readonly from: string
  readonly fromLines: readonly string[]
  readonly seal?: string
}

/** Room for stamps, side by side at the right. */
export interface Stamps {
  readonly part: 'stamps'
  readonly labels: readonly string[]
}

/** Two sheets on one that is cut in the middle; each has a foot of its own. */
export interface Halves {
  readonly part: 'halves'
  readonly left: Half
  readonly right?: Half
  /** Stands along the cut. */
  readonly cut: string
}

export interface Half {
  readonly parts: readonly Part[]
  /** At its left, and at its right. */
  readonly foot: readonly [string, string]
}

/** Words, a barcode to be scanned beside them, words with what explains them, facts, or boxes to be written in. */
export type LineCell = string | Barcode | Explained | FactsCell | BoxesCell

export interface FactsCell {
  readonly facts: readonly Fact[]
}

/** Rows of boxes, each with its label. */
export interface BoxesCell {
  readonly boxes: readonly (readonly string[])[]
}

/** What counts in bold, what explains it small under it. */
export interface Explained {
  readonly main: string
  /** Smaller, behind it. */
  readonly unit?: string
  readonly below: string
}

/** Parts on the left and on the right that stay on one page. */
export interface Beside {
  readonly part: 'beside'
  readonly left: readonly Part[]
  readonly right: readonly Part[]
  /** Of the width, for the left ones: half of it unless it is said. */
  readonly share?: number
}

/** A heading with what is said under it: facts one below the other, then sentences. */
export interface Block {
  readonly part: 'block'
  readonly title: string
  readonly facts: readonly Fact[]
  readonly texts: readonly string[]
}

/** The head is repeated on every page, and a line is never divided between two. */
export interface LineTable {
  readonly part: 'lines'
  readonly columns: readonly LineColumn[]
  readonly lines: readonly (readonly LineCell[])[]
  /** Without a frame: for many lines that are read along, every fifth with a darker rule. */
  readonly open?: true
  /** Under the last line: what they come to. */
  readonly sums?: readonly string[]
  /** Lines of a height, in millimetres. With a count none is higher, and blank ones follow until there are so many: two sheets lie line on line. */
  readonly rows?: { readonly height: number; readonly count?: number }
}

/** Labels side by side on a sheet, or one on each page of a roll. */
export interface LabelSheet {
  readonly part: 'labels'
  readonly across: number
  readonly down: number
  /** Of one label, in millimetres. */
  readonly width: number
  readonly height: number
  readonly labels: readonly (Label | FramedLabel)[]
  /** Of the words, against those of a small label. */
  readonly scale?: number
  /** Labels of the first sheet that are already used up. */
  readonly skip?: number
}

export interface Label {
  readonly heading: string
  readonly lines: readonly string[]
  /** Beside the words when it is a QR code, under them otherwise. */
  readonly barcode?: Barcode
}

/** A label whose fields stand in frames, as a customer's form has them. */
export interface FramedLabel {
  readonly frames: readonly Frame[]
}

/** Places and sizes in millimetres, from the upper left corner of the label. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Small, above what the frame says. */
  readonly label: string
  /** As large as the frame has room for, up to `largest` points of a label 60 mm high. */
  readonly value: string
  readonly largest: number
  /** Small, behind the value and under it. */
  readonly unit?: string
  readonly note?: string
  /** In the middle, in place of words. */
  readonly barcode?: Barcode
}

export interface Content {
  /** Stands at the foot of every page, with the page's number. */
  readonly footer?: string
  readonly parts: readonly Part[]
}

/** What can be printed: pure data in, parts out; the same input gives the same document. */
export interface DocumentDefinition<Data> {
  /** As the print log names it. */
  readonly name: string
  readonly title: Text
  readonly paper: Paper
  /** A changed slip goes out as another paper, numbered by its revision: 再発行 is a further print of that one. */
  readonly byRevision?: true
  build(data: Data, language: Language): Content
}

export const document = <Data>(
  definition: Omit<DocumentDefinition<Data>, 'paper'> & { readonly page: keyof typeof papers | Paper },
): DocumentDefinition<Data> => ({
  ...definition,
  paper: typeof definition.page === 'string' ? papers[definition.page] : definition.page,
})

/** So many documents go into one file. */
export const mostPrinted = 100

/** Numbers of documents that are printed into one file, a comma between them, each once. */
export const printedNumbers = z
  .string()
  .transform((sent) => [...new Set(sent.split(','))])
  .pipe(z.array(z.string().min(1).max(40)).max(mostPrinted))

/** Stands on every further print of a document, with how many there have been. */
export const reissueMark: Text = { ja: '再発行', en: 'Reissued', zh: '补打' }
