import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { directDownloadMaxRows, startDownload } from '#platform/contract/download-calls.ts'
import type { List } from '#platform/contract/list-definition.ts'
import { useCall } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { saveFile } from '../../api/save-file.ts'
import { useSay } from '../../language/say.ts'
import type { Command } from '../command/command.ts'
import { CommandButton } from '../command/command-button.tsx'
import { showToast } from '../feedback/toast.ts'
import type { Conditions } from './conditions.ts'
import { listTexts } from './list.text.ts'

interface Props {
  list: List
  /** What a download follows: the search as it was last made. */
  conditions: Conditions
  /** Null until it is known. */
  total: number | null
}

/** The list as a file: a short one at once, a long one as a job whose file waits in the drawer of jobs. */
export function DownloadButtons({ list, conditions, total }: Props) {
  const say = useSay()
  const call = useCall()
  const queries = useQueryClient()
  const [busy, setBusy] = useState('')

  const start = async (format: 'csv' | 'xlsx') => {
    await call(startDownload, { list: list.name, format, conditions })
    showToast('done', say(listTexts.downloadStarted))
    await queries.invalidateQueries({ queryKey: ['jobs'] })
  }
  const fetchNow = async (format: 'csv' | 'xlsx') => {
    const endpoint = format === 'csv' ? list.endpoints.csvDownload : list.endpoints.xlsxDownload
    const { name, content } = await call(endpoint, conditions)
    if (content instanceof Uint8Array) saveFile(name, content)
  }
  const download = async (format: 'csv' | 'xlsx') => {
    setBusy(format)
    try {
      await (total !== null && total > directDownloadMaxRows ? start(format) : fetchNow(format))
    } catch (error) {
      if (error instanceof ApiError && !error.told) showToast('bad', wordsOf(error))
    } finally {
      setBusy('')
    }
  }
  const command = (format: 'csv' | 'xlsx', label: Command['label']): Command => ({
    id: `${format}Download`,
    label,
    icon: 'download',
    need: list.write,
    unavailable: busy === format,
    run: () => void download(format),
  })
  return (
    <>
      <CommandButton look="quiet" command={command('csv', listTexts.csvDownload)} />
      <CommandButton look="quiet" command={command('xlsx', listTexts.xlsxDownload)} />
    </>
  )
}

/** With the first places, where there are any: which record has the character that cannot be written. */
const wordsOf = ({ msg, fields }: ApiError): string =>
  [msg, ...fields.slice(0, 3).map((field) => field.msg)].join('\n')
