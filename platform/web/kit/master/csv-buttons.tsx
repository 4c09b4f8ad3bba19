import { useState } from 'react'
import type { Endpoint, FileAnswer } from '#platform/contract/endpoint.ts'
import { useCall } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { saveFile } from '../../api/save-file.ts'
import type { Command } from '../command/command.ts'
import { CommandButton } from '../command/command-button.tsx'
import { showToast } from '../feedback/toast.ts'
import { CsvUpload } from './csv-upload.tsx'
import type { Conditions } from '../list/conditions.ts'
import { csvTexts } from './csv.text.ts'
import type { MasterOnScreen } from './master-on-screen.ts'

interface Props {
  master: MasterOnScreen
  /** What a download follows: the search as it was last made. */
  conditions: Conditions
  onImported: () => void
}

/** The master as files. All of it needs the right to save (specification section 6). */
export function CsvButtons({ master, conditions, onImported }: Props) {
  const call = useCall()
  const [uploading, setUploading] = useState(false)
  const [busy, setBusy] = useState('')
  const { csvTemplate, csvDownload, xlsxDownload } = master.endpoints

  const fetchFile = async (id: string, endpoint: Endpoint, input: object) => {
    setBusy(id)
    try {
      const { name, content } = (await call(endpoint, input)) as FileAnswer
      if (content instanceof Uint8Array) saveFile(name, content)
    } catch (error) {
      if (error instanceof ApiError && !error.told) showToast('bad', wordsOf(error))
    } finally {
      setBusy('')
    }
  }
  const download = (id: string, label: Command['label'], endpoint: Endpoint, input: object): Command => ({
    id,
    label,
    icon: 'download',
    need: master.write,
    unavailable: busy === id,
    run: () => void fetchFile(id, endpoint, input),
  })
  const upload: Command = {
    id: 'csvUpload',
    label: csvTexts.upload,
    icon: 'upload',
    need: master.write,
    run: () => setUploading(true),
  }
  return (
    <>
      <CommandButton look="quiet" command={download('csvTemplate', csvTexts.template, csvTemplate, {})} />
      <CommandButton look="quiet" command={upload} />
      <CommandButton
        look="quiet"
        command={download('csvDownload', csvTexts.download, csvDownload, conditions)}
      />
      <CommandButton
        look="quiet"
        command={download('xlsxDownload', csvTexts.workbook, xlsxDownload, conditions)}
      />
      {uploading ? (
        <CsvUpload master={master} onImported={onImported} onClose={() => setUploading(false)} />
      ) : null}
    </>
  )
}

/** With the first places, where there are any: which record has the character that cannot be written. */
const wordsOf = ({ msg, fields }: ApiError): string =>
  [msg, ...fields.slice(0, 3).map((field) => field.msg)].join('\n')
