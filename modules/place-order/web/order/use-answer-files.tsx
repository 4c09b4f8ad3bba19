import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useUploads } from '#platform/web/kit/master/use-uploads.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import {
  answerCsv,
  answerCsvColumns,
  answerCsvPreview,
  answerCsvUpload,
} from '../../contract/order/answer-csv.ts'
import type { PlaceOrderLineMeant } from '../../contract/order/backlog-calls.ts'
import { placeOrderTexts } from './place-order.text.ts'

/** 納期回答 as a file: out to the supplier with the lines that are ticked, and back in with his days. */
export function useAnswerFiles(): {
  readonly commands: readonly Command[]
  readonly out: (lines: readonly PlaceOrderLineMeant[]) => Command
  readonly drawer: ReactNode
} {
  const cache = useQueryClient()
  const { print, printing } = usePrint()
  const uploads = useUploads({
    target: {
      title: placeOrderTexts.answer,
      columns: answerCsvColumns,
      write: 'write:placeorder',
      preview: (call, file) => call(answerCsvPreview, file),
      upload: (call, file) => call(answerCsvUpload, file),
    },
    csv: { label: placeOrderTexts.answerCsvIn },
    workbook: { label: placeOrderTexts.answerWorkbookIn },
    onImported: () => void cache.invalidateQueries(),
  })
  return {
    commands: uploads.commands.map((command) => ({ ...command, seldom: true })),
    out: (lines) => ({
      ...{ id: 'answerCsv', label: placeOrderTexts.answerCsvOut, icon: 'download', need: answerCsv.write },
      unavailable: printing || lines.length === 0,
      run: () => void print(answerCsv, { lines: lines.map(({ po_no, line_no }) => ({ po_no, line_no })) }),
    }),
    drawer: uploads.drawer,
  }
}
