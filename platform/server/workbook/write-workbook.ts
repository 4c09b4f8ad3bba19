import { createWriteStream } from 'node:fs'
import ExcelJS from 'exceljs'

export type WorkbookCell = string | number | boolean | Date | null

export interface WorkbookColumn {
  readonly heading: string
  /** In half-width characters. */
  readonly width: number
  readonly kind: 'text' | 'number' | 'flag' | 'moment'
}

const formats: Readonly<Record<WorkbookColumn['kind'], string>> = {
  // Text, so that a spreadsheet neither drops the zeros of 0012 nor takes 1-2 for a date.
  text: '@',
  number: '#,##0.######',
  flag: 'General',
  moment: 'yyyy/mm/dd hh:mm',
}

/** Writes one sheet row by row: what has been written is not kept in memory. */
export async function writeWorkbook(
  file: string,
  sheet: { readonly name: string; readonly columns: readonly WorkbookColumn[] },
  rows: AsyncIterable<readonly WorkbookCell[]>,
): Promise<void> {
  const out = createWriteStream(file)
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true })
  try {
    await writeSheet(workbook, sheet, rows)
  } catch (error) {
    // What is still on its way to the file goes nowhere, and nobody has to hear of it.
    out.on('error', () => undefined).destroy()
    throw error
  }
}

async function writeSheet(
  workbook: ExcelJS.stream.xlsx.WorkbookWriter,
  sheet: { readonly name: string; readonly columns: readonly WorkbookColumn[] },
  rows: AsyncIterable<readonly WorkbookCell[]>,
): Promise<void> {
  const page = workbook.addWorksheet(sheetName(sheet.name), { views: [{ state: 'frozen', ySplit: 1 }] })
  page.columns = sheet.columns.map(({ heading, width, kind }) => ({
    header: heading,
    width: Math.min(Math.max(width, heading.length * 2) + 2, 60),
    style: { numFmt: formats[kind] },
  }))
  page.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: sheet.columns.length } }
  const heading = page.getRow(1)
  heading.font = { bold: true }
  heading.commit()
  for await (const cells of rows) page.addRow([...cells]).commit()
  page.commit()
  await workbook.commit()
}

/** Excel refuses these characters, and more than 31 of them. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)
