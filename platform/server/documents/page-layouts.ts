import type { TableLayout } from 'pdfmake'

const rule = '#555555'
const faint = '#bbbbbb'

const isEdge = (
  line: number,
  { headerRows = 0, body }: Parameters<NonNullable<TableLayout['hLineWidth']>>[1]['table'],
) => line === 0 || line === headerRows || line === body.length

/** Left, right, above and below, in points. */
const inset = (left: number, right: number, above: number, below: number): TableLayout => ({
  paddingLeft: () => left,
  paddingRight: () => right,
  paddingTop: () => above,
  paddingBottom: () => below,
})

const noLines: TableLayout = { hLineWidth: () => 0, vLineWidth: () => 0 }

/** A line around every cell. */
const framed = (width: number, colour: string): TableLayout => ({
  hLineWidth: () => width,
  vLineWidth: () => width,
  hLineColor: () => colour,
  vLineColor: () => colour,
})

/** How tables are ruled, by name: a document definition is plain data and carries no functions. */
export const pageLayouts: Readonly<Record<string, TableLayout>> = {
  /** A frame, a filled head, faint lines between the lines. */
  lines: {
    hLineWidth: (line, { table }) =>
      line <= (table.headerRows ?? 0) || line === table.body.length ? 0.8 : 0.4,
    vLineWidth: (line, { table }) => (line === 0 || line === table.widths.length ? 0.8 : 0.4),
    hLineColor: (line, { table }) =>
      line <= (table.headerRows ?? 0) || line === table.body.length ? rule : faint,
    vLineColor: (line, { table }) => (line === 0 || line === table.widths.length ? rule : faint),
    ...inset(4, 4, 2.5, 2.5),
    fillColor: (row, { table }) => (row < (table.headerRows ?? 0) ? '#e9edf2' : null),
  },
  /** A rule under each line, every fifth darker; nothing between columns. */
  open: {
    hLineWidth: (line, { table }) => (isEdge(line, table) ? 0.9 : 0.4),
    vLineWidth: () => 0,
    hLineColor: (line, { table }) =>
      isEdge(line, table) ? '#111111' : (line - (table.headerRows ?? 0)) % 5 === 0 ? '#777777' : faint,
    ...inset(3, 3, 2.2, 2.2),
  },
  /** A filled head, faint lines between lines and columns, and rules above and below. */
  ruled: {
    hLineWidth: (line, { table }) => (isEdge(line, table) ? 1 : 0.4),
    vLineWidth: (line, { table }) => (line === 0 || line === table.widths.length ? 0 : 0.4),
    hLineColor: (line, { table }) => (isEdge(line, table) ? '#161c24' : '#999999'),
    vLineColor: () => faint,
    ...inset(3, 3, 2, 2),
    fillColor: (row, { table }) => (row < (table.headerRows ?? 0) ? '#e9edf2' : null),
  },
  tight: {
    ...noLines,
    ...inset(0, 0, 0, 0),
  },
  boxes: {
    hLineWidth: (line, { table }) => (line === 0 || line === table.body.length ? 0 : 0.4),
    vLineWidth: (line, { table }) => (line === 0 || line === table.widths.length ? 0 : 0.4),
    hLineColor: () => faint,
    vLineColor: () => faint,
    ...inset(0, 0, 0, 0),
  },
  panels: {
    hLineWidth: (line) => (line === 0 ? 0 : 0.8),
    vLineWidth: (line, { table }) => (line === 0 || line === table.widths.length ? 0 : 0.6),
    hLineColor: () => rule,
    vLineColor: () => '#999999',
    paddingLeft: (column) => (column === 0 ? 0 : 7),
    paddingRight: () => 7,
    paddingTop: () => 0,
    paddingBottom: () => 5,
  },
  parties: {
    ...noLines,
    paddingLeft: () => 0,
    paddingRight: (column) => (column === 0 ? 11.3 : 0),
    paddingTop: () => 0,
    paddingBottom: () => 5,
  },
  stamps: {
    ...framed(0.8, rule),
    ...inset(0, 0, 0, 0),
  },
  heavy: {
    hLineWidth: (line) => (line === 1 ? 1.4 : 0),
    vLineWidth: () => 0,
    hLineColor: () => '#161c24',
    ...inset(0, 0, 0, 5),
  },
  /** Nothing but words in their places. */
  bare: {
    ...noLines,
    ...inset(0, 0, 0.8, 0.8),
  },
  amounts: {
    ...framed(0.8, rule),
    ...inset(5, 5, 3, 3),
  },
  /** Label and value, a line under each. */
  facts: {
    hLineWidth: (line) => (line === 0 ? 0 : 0.4),
    vLineWidth: () => 0,
    hLineColor: () => faint,
    ...inset(2, 2, 1.5, 1.5),
  },
  totals: {
    ...framed(0.8, rule),
    ...inset(5, 5, 3, 3),
  },
  mark: {
    ...framed(1.2, '#c00000'),
    ...inset(6, 6, 1, 2),
  },
  underline: {
    hLineWidth: (line) => (line === 1 ? 0.8 : 0),
    vLineWidth: () => 0,
    hLineColor: () => rule,
    ...inset(0, 0, 0, 2),
  },
  /** Nothing but the places of labels. */
  sheet: {
    ...noLines,
    ...inset(0, 0, 0, 0),
  },
}
