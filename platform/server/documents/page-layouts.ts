import type { TableLayout } from 'pdfmake'

const rule = '#555555'
const faint = '#bbbbbb'

const isEdge = (
  line: number,
  { headerRows = 0, body }: Parameters<NonNullable<TableLayout['hLineWidth']>>[1]['table'],
) => line === 0 || line === headerRows || line === body.length

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
    paddingLeft: () => 4,
    paddingRight: () => 4,
    paddingTop: () => 2.5,
    paddingBottom: () => 2.5,
    fillColor: (row, { table }) => (row < (table.headerRows ?? 0) ? '#e9edf2' : null),
  },
  /** A rule under each line, every fifth darker; nothing between columns. */
  open: {
    hLineWidth: (line, { table }) => (isEdge(line, table) ? 0.9 : 0.4),
    vLineWidth: () => 0,
    hLineColor: (line, { table }) =>
      isEdge(line, table) ? '#111111' : (line - (table.headerRows ?? 0)) % 5 === 0 ? '#777777' : faint,
    paddingLeft: () => 3,
    paddingRight: () => 3,
    paddingTop: () => 2.2,
    paddingBottom: () => 2.2,
  },
  /** A filled head, faint lines between lines and columns, and rules above and below. */
  ruled: {
    hLineWidth: (line, { table }) => (isEdge(line, table) ? 1 : 0.4),
    vLineWidth: (line, { table }) => (line === 0 || line === table.widths.length ? 0 : 0.4),
    hLineColor: (line, { table }) => (isEdge(line, table) ? '#161c24' : '#999999'),
    vLineColor: () => faint,
    paddingLeft: () => 3,
    paddingRight: () => 3,
    paddingTop: () => 2,
    paddingBottom: () => 2,
    fillColor: (row, { table }) => (row < (table.headerRows ?? 0) ? '#e9edf2' : null),
  },
  tight: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
  boxes: {
    hLineWidth: (line, { table }) => (line === 0 || line === table.body.length ? 0 : 0.4),
    vLineWidth: (line, { table }) => (line === 0 || line === table.widths.length ? 0 : 0.4),
    hLineColor: () => faint,
    vLineColor: () => faint,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0,
    paddingBottom: () => 0,
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
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: (column) => (column === 0 ? 11.3 : 0),
    paddingTop: () => 0,
    paddingBottom: () => 5,
  },
  stamps: {
    hLineWidth: () => 0.8,
    vLineWidth: () => 0.8,
    hLineColor: () => rule,
    vLineColor: () => rule,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
  heavy: {
    hLineWidth: (line) => (line === 1 ? 1.4 : 0),
    vLineWidth: () => 0,
    hLineColor: () => '#161c24',
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0,
    paddingBottom: () => 5,
  },
  /** Nothing but words in their places. */
  bare: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0.8,
    paddingBottom: () => 0.8,
  },
  amounts: {
    hLineWidth: () => 0.8,
    vLineWidth: () => 0.8,
    hLineColor: () => rule,
    vLineColor: () => rule,
    paddingLeft: () => 5,
    paddingRight: () => 5,
    paddingTop: () => 3,
    paddingBottom: () => 3,
  },
  /** Label and value, a line under each. */
  facts: {
    hLineWidth: (line) => (line === 0 ? 0 : 0.4),
    vLineWidth: () => 0,
    hLineColor: () => faint,
    paddingLeft: () => 2,
    paddingRight: () => 2,
    paddingTop: () => 1.5,
    paddingBottom: () => 1.5,
  },
  totals: {
    hLineWidth: () => 0.8,
    vLineWidth: () => 0.8,
    hLineColor: () => rule,
    vLineColor: () => rule,
    paddingLeft: () => 5,
    paddingRight: () => 5,
    paddingTop: () => 3,
    paddingBottom: () => 3,
  },
  mark: {
    hLineWidth: () => 1.2,
    vLineWidth: () => 1.2,
    hLineColor: () => '#c00000',
    vLineColor: () => '#c00000',
    paddingLeft: () => 6,
    paddingRight: () => 6,
    paddingTop: () => 1,
    paddingBottom: () => 2,
  },
  underline: {
    hLineWidth: (line) => (line === 1 ? 0.8 : 0),
    vLineWidth: () => 0,
    hLineColor: () => rule,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0,
    paddingBottom: () => 2,
  },
  /** Nothing but the places of labels. */
  sheet: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
}
