/** What of pdfmake 0.3 is used here; the package brings no types. Sizes are points. */
declare module 'pdfmake' {
  export type Margin = number | readonly [number, number] | readonly [number, number, number, number]

  export interface Node {
    readonly text?: string | readonly Node[]
    readonly font?: string
    readonly stack?: readonly Node[]
    readonly columns?: readonly Node[]
    readonly columnGap?: number
    readonly table?: {
      readonly body: readonly (readonly Node[])[]
      readonly widths: readonly (number | '*' | 'auto')[]
      readonly heights?: number | readonly (number | 'auto')[]
      readonly headerRows?: number
      readonly dontBreakRows?: boolean
      readonly keepWithHeaderRows?: number
    }
    readonly layout?: string
    readonly svg?: string
    readonly width?: number | '*' | 'auto'
    readonly height?: number
    readonly alignment?: 'left' | 'right' | 'center'
    readonly margin?: Margin
    readonly fontSize?: number
    readonly lineHeight?: number
    readonly characterSpacing?: number
    readonly bold?: boolean
    readonly color?: string
    readonly fillColor?: string
    readonly noWrap?: boolean
    readonly unbreakable?: boolean
    readonly pageBreak?: 'before' | 'after'
    readonly absolutePosition?: { readonly x: number; readonly y: number }
    /** From where it would stand; it takes no room there. */
    readonly relativePosition?: { readonly x: number; readonly y: number }
    readonly canvas?: readonly (Rectangle | Line)[]
  }

  export interface Rectangle {
    readonly type: 'rect'
    readonly x: number
    readonly y: number
    readonly w: number
    readonly h: number
    readonly r?: number
    readonly lineWidth: number
    readonly lineColor?: string
  }

  export interface Line {
    readonly type: 'line'
    readonly x1: number
    readonly y1: number
    readonly x2: number
    readonly y2: number
    readonly lineWidth: number
    readonly lineColor: string
    readonly dash?: { readonly length: number; readonly space: number }
  }

  export type OnEachPage = (page: number) => Node | undefined

  /** Begins on a page of its own. Headers of all pages are asked for before the first footer. */
  export interface Section {
    readonly section: readonly Node[]
    readonly header?: OnEachPage
    readonly footer?: OnEachPage
  }

  export interface TableSize {
    readonly table: {
      readonly body: readonly unknown[]
      readonly widths: readonly unknown[]
      readonly headerRows?: number
    }
  }

  export interface TableLayout {
    hLineWidth?(line: number, table: TableSize): number
    vLineWidth?(line: number, table: TableSize): number
    hLineColor?(line: number, table: TableSize): string
    vLineColor?(line: number, table: TableSize): string
    paddingLeft?(column: number): number
    paddingRight?(column: number): number
    paddingTop?(): number
    paddingBottom?(): number
    fillColor?(row: number, table: TableSize): string | null
  }

  export interface Definition {
    readonly content: readonly Section[]
    readonly pageSize: { readonly width: number; readonly height: number }
    readonly pageMargins: Margin
    readonly defaultStyle: Node & { readonly font: string }
    readonly info: { readonly title: string; readonly creator: string; readonly creationDate: Date }
    readonly language: string
    readonly displayTitle: boolean
  }

  /** Nothing on it: it only opens its font. */
  export interface Blank {
    readonly content: readonly []
    readonly defaultStyle: { readonly font: string }
  }

  export interface OpenFont {
    readonly font: { hasGlyphForCodePoint(codePoint: number): boolean }
  }

  export interface Output {
    getStream(): Promise<{ provideFont(family: string, bold: boolean, italics: boolean): OpenFont }>
    getBuffer(): Promise<Buffer>
  }

  export interface Pdfmake {
    readonly virtualfs: { writeFileSync(name: string, content: Uint8Array): void }
    addFonts(fonts: Readonly<Record<string, { readonly normal: string; readonly bold: string }>>): void
    setTableLayouts(layouts: Readonly<Record<string, TableLayout>>): void
    setUrlAccessPolicy(allows: (url: string) => boolean): void
    setLocalAccessPolicy(allows: (path: string) => boolean): void
    createPdf(definition: Definition | Blank): Output
  }

  const pdfmake: Pdfmake
  export { pdfmake as default }
}
