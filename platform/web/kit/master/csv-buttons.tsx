import { csvColumns } from '#platform/contract/csv.ts'
import { useCall } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { saveFile } from '../../api/save-file.ts'
import type { Command } from '../command/command.ts'
import { CommandButton } from '../command/command-button.tsx'
import { showToast } from '../feedback/toast.ts'
import type { Conditions } from '../list/conditions.ts'
import { DownloadButtons } from '../list/download-buttons.tsx'
import type { UploadTarget } from './use-csv-upload.ts'
import { useUploads } from './use-uploads.tsx'
import { csvTexts } from './csv.text.ts'
import type { AnyMaster } from '#platform/contract/master.ts'

interface Props {
  master: AnyMaster
  conditions: Conditions
  total: number | null
  onImported: () => void
}

/** The master as files. All of it needs the right to save (specification section 6). */
export function CsvButtons({ master, conditions, total, onImported }: Props) {
  const call = useCall()

  const fetchTemplate = async () => {
    try {
      const { name, content } = await call(master.endpoints.csvTemplate, {})
      if (content instanceof Uint8Array) saveFile(name, content)
    } catch (error) {
      if (error instanceof ApiError && !error.told) showToast('bad', error.msg)
    }
  }
  const template: Command = {
    id: 'csvTemplate',
    label: csvTexts.template,
    icon: 'download',
    need: master.write,
    run: () => void fetchTemplate(),
  }
  const uploads = useUploads({ target: targetOf(master), onImported })
  return (
    <>
      <CommandButton look="quiet" command={template} />
      {uploads.commands.map((command) => (
        <CommandButton key={command.id} look="quiet" command={command} />
      ))}
      <DownloadButtons list={master.list} conditions={conditions} total={total} />
      {uploads.drawer}
    </>
  )
}

const targetOf = ({ title, fields, write, endpoints }: AnyMaster): UploadTarget => ({
  title,
  columns: csvColumns(fields),
  write,
  preview: (call, file) => call(endpoints.csvPreview, file),
  upload: (call, file) => call(endpoints.csvUpload, file),
})
