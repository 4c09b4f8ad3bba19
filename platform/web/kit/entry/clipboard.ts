/**
 * A rectangle of cells as spreadsheets put it on the clipboard: tabs between cells, line breaks between rows; a cell that
 * contains one of them, or begins with a quote, stands in quotes.
 */
export function readRectangle(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let at = 0
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  while (at < text.length) {
    const letter = text.charAt(at)
    if (letter === '"' && cell === '') {
      const quoted = readQuoted(text, at)
      if (quoted) {
        cell = quoted.content
        at = quoted.end
        continue
      }
    }
    if (letter === '\t') endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
    at++
  }
  // The last row ends with a line break, or with the text.
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

/** The contents of a quoted cell, when what begins here is one: its quote must end before a tab, a line break or the end. */
function readQuoted(text: string, start: number): { content: string; end: number } | undefined {
  let content = ''
  for (let at = start + 1; at < text.length; at++) {
    const letter = text.charAt(at)
    if (letter !== '"') content += letter
    else if (text.charAt(at + 1) === '"') {
      content += '"'
      at++
    } else {
      const end = at + 1
      const ends = end === text.length || /[\t\r\n]/.test(text.charAt(end))
      return ends ? { content: content.replaceAll('\r\n', '\n'), end } : undefined
    }
  }
  return undefined
}

export const writeRectangle = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(written).join('\t')).join('\r\n')

const written = (cell: string): string =>
  /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
