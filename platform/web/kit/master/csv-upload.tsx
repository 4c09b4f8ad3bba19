import { useState } from 'react'
import { csvMaxRows } from '#platform/contract/csv.ts'
import { bytesOf, saveFile } from '../../api/save-file.ts'
import { useSay } from '../../language/say.ts'
import type { Command } from '../command/command.ts'
import { CommandButton } from '../command/command-button.tsx'
import { useCommands } from '../command/command-layers.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { showToast } from '../feedback/toast.ts'
import { CsvPreview } from './csv-preview.tsx'
import { csvTexts } from './csv.text.ts'
import { masterTexts } from './master.text.ts'
import { useCsvUpload, type FileForm, type UploadTarget } from './use-csv-upload.ts'
import './csv-upload.css'

interface Props {
  target: UploadTarget
  from: FileForm
  onImported: () => void
  onClose: () => void
}

const wordsOf = {
  csv: csvTexts,
  xlsx: {
    title: csvTexts.workbookTitle,
    choose: csvTexts.workbookChoose,
    limits: csvTexts.workbookLimits,
  },
} as const

/** Choose a file, see what it would do, import it: all rows or none. */
export function CsvUpload({ target, from, onImported, onClose }: Props) {
  const say = useSay()
  const words = wordsOf[from]
  const [over, setOver] = useState(false)
  const upload = useCsvUpload(target, from, (counts) => {
    showToast('done', say(csvTexts.done, { new: counts.new, changed: counts.changed }))
    onImported()
    onClose()
  })
  const { chosen, preview, busy, messages } = upload
  const toImport = preview ? preview.counts.new + preview.counts.changed : 0
  const wrong = preview?.counts.wrong ?? 0

  const commit: Command = {
    id: 'csvCommit',
    label: csvTexts.commit,
    key: 'F9',
    icon: 'upload',
    primary: true,
    need: target.write,
    unavailable: busy || !preview || wrong > 0 || toImport === 0,
    run: upload.commit,
  }
  const errorFile: Command = {
    id: 'csvErrors',
    label: csvTexts.errorFile,
    icon: 'download',
    run: () => {
      const name = (chosen?.file_nm ?? '').replace(/(\.xlsx)?\.csv$/i, '')
      saveFile(say(csvTexts.errorFileName, { name }), bytesOf(preview?.error_file ?? ''))
    },
  }
  const leave: Command = { id: 'close', label: masterTexts.close, key: 'Escape', run: onClose }
  useCommands([leave, commit])

  return (
    <Drawer
      title={say(words.title, { title: say(target.title) })}
      {...(chosen ? { subtitle: chosen.file_nm.replace(/\.xlsx\.csv$/i, '.xlsx') } : {})}
      wide
      onClose={onClose}
      footer={
        <>
          <CommandButton command={leave} showKey />
          {wrong > 0 ? <CommandButton command={errorFile} /> : null}
          <CommandButton command={commit} showKey />
        </>
      }
    >
      <div className="csv-upload">
        <label
          className={over ? 'drop over' : 'drop'}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            upload.choose([...event.dataTransfer.files])
          }}
        >
          <span>{say(words.choose)}</span>
          <input
            type="file"
            name="file"
            accept={from === 'csv' ? '.csv,text/csv' : '.xlsx'}
            disabled={busy}
            onChange={(event) => {
              upload.choose([...(event.target.files ?? [])])
              // The same file, corrected, can be chosen again.
              event.target.value = ''
            }}
          />
          <small>{say(words.limits, { max: csvMaxRows })}</small>
        </label>
        {messages.length > 0 ? (
          <ul className="notice bad" role="alert">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        ) : null}
        <output className="state">{stateText()}</output>
        {preview ? (
          <CsvPreview
            key={chosen?.content}
            columns={target.columns}
            preview={preview}
            namesCells={from === 'xlsx'}
          />
        ) : null}
      </div>
    </Drawer>
  )

  function stateText(): string {
    if (busy) return say(csvTexts.checking)
    if (!preview) return ''
    if (wrong > 0) return say(csvTexts.fixFirst)
    return toImport === 0 ? say(csvTexts.nothing) : ''
  }
}
