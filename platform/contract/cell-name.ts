/** 0 is A, 25 is Z, 26 is AA. */
export function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter
}

/** A cell as a spreadsheet names it, by the number of its column from 0 and the one of its row from 1: B3. */
export const cellName = (column: number, row: number): string => `${columnLetters(column)}${row}`

/** The number of the column, from 0, of a cell's name. */
export const columnOfCell = (name: string): number =>
  [...name.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + (letter.charCodeAt(0) - 64), 0) - 1
