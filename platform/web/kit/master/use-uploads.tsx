import { useState, type ReactNode } from 'react'
import type { Command } from '../command/command.ts'
import { CsvUpload } from './csv-upload.tsx'
import { csvTexts } from './csv.text.ts'
import type { FileForm, UploadTarget } from './use-csv-upload.ts'

type Named = Pick<Command, 'label' | 'unavailable'>

interface Props {
  target: UploadTarget
  /** How the commands are called where they stand among others. */
  csv?: Named
  workbook?: Named
  onImported: () => void
}

/** A file comes in as CSV or as a workbook, with the same checks: the commands, and the drawer of the one that is chosen. */
export function useUploads({ target, csv, workbook, onImported }: Props): {
  readonly commands: readonly Command[]
  readonly drawer: ReactNode
} {
  const [from, setFrom] = useState<FileForm | null>(null)
  const command = (form: FileForm, named: Named): Command => ({
    id: form === 'csv' ? 'csvUpload' : 'workbookUpload',
    icon: 'upload',
    need: target.write,
    run: () => setFrom(form),
    ...named,
  })
  return {
    commands: [
      command('csv', csv ?? { label: csvTexts.upload }),
      command('xlsx', workbook ?? { label: csvTexts.workbookUpload }),
    ],
    drawer: from ? (
      <CsvUpload target={target} from={from} onImported={onImported} onClose={() => setFrom(null)} />
    ) : null,
  }
}
