import { useQueryClient } from '@tanstack/react-query'
import { useUploads } from '#platform/web/kit/master/use-uploads.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import type { ReactNode } from 'react'
import {
  openingCsvColumns,
  openingPreview,
  openingTemplate,
  openingUpload,
} from '../../contract/opening-csv.ts'
import { slipTexts } from './slip.text.ts'

/** 期首在庫CSV: its template, and the file that is filled in. */
export function useOpeningFiles(): { readonly commands: readonly Command[]; readonly drawer: ReactNode } {
  const cache = useQueryClient()
  const { print, printing } = usePrint()
  const uploads = useUploads({
    target: {
      title: slipTexts.openingCsv,
      columns: openingCsvColumns,
      write: 'write:stock',
      preview: (call, file) => call(openingPreview, file),
      upload: (call, file) => call(openingUpload, file),
    },
    csv: { label: slipTexts.openingCsv },
    workbook: { label: slipTexts.openingWorkbook },
    onImported: () => void cache.invalidateQueries(),
  })
  const commands: readonly Command[] = [
    {
      id: 'openingTemplate',
      label: slipTexts.openingTemplate,
      icon: 'download',
      unavailable: printing,
      run: () => void print(openingTemplate, {}),
    },
    ...uploads.commands,
  ]
  return { commands, drawer: uploads.drawer }
}
