import type { Command } from '#platform/web/kit/command/command.ts'
import { CommandRow } from '#platform/web/kit/command/command-row.tsx'
import { useUploads } from '#platform/web/kit/master/use-uploads.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { countCsv, countCsvColumns, countCsvPreview, countCsvUpload } from '../../contract/count-csv.ts'
import { printCountSheet } from '../../contract/print-calls.ts'
import { inventoryTexts } from './inventory.text.ts'

interface Props {
  inventory_no: string
  hasLines: boolean
  /** Counts can be entered. */
  open: boolean
  withBook: boolean
  /** What was counted stands: there is a result to be printed. */
  counted: boolean
  onImported: () => void
}

/** The count as a sheet of paper and as a file, out and in. */
export function CountFiles({ inventory_no, hasLines, open, withBook, counted, onImported }: Props) {
  const { print, printing } = usePrint()
  const uploads = useUploads({
    target: {
      title: inventoryTexts.csvTitle,
      columns: countCsvColumns,
      write: 'write:stock',
      preview: (call, file) => call(countCsvPreview, { ...file, inventory_no }),
      upload: (call, file) => call(countCsvUpload, { ...file, inventory_no }),
    },
    csv: { label: inventoryTexts.csvIn, unavailable: !open },
    workbook: { label: inventoryTexts.workbookIn, unavailable: !open },
    onImported,
  })
  const asFile = { behind: inventoryTexts.files }
  const commands: readonly Command[] = [
    {
      id: 'print',
      label: inventoryTexts.print,
      icon: 'print',
      unavailable: !hasLines || printing,
      run: () => void print(printCountSheet, { inventory_no, kind: withBook ? '2' : '1' }),
    },
    {
      id: 'printResult',
      label: inventoryTexts.printResult,
      icon: 'print',
      unavailable: !counted || printing,
      run: () => void print(printCountSheet, { inventory_no, kind: '3' }),
    },
    {
      id: 'csv',
      label: inventoryTexts.csv,
      icon: 'download',
      unavailable: !hasLines || printing,
      run: () => void print(countCsv, { inventory_no }),
      ...asFile,
    },
    ...uploads.commands.map((command) => ({ ...command, ...asFile })),
  ]
  return (
    <>
      <CommandRow commands={commands} />
      {uploads.drawer}
    </>
  )
}
