import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { base64Of } from '#platform/web/api/save-file.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { CsvDrop } from '#platform/web/kit/files/csv-drop.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { fileStatus } from '../../contract/order-codes.ts'
import type { FilesShown } from './files-shown.ts'
import { importTexts } from './import.text.ts'
import './import.css'

/** Where a customer's file is handed in, and what has been. */
export function ImportFiles({ of }: { of: FilesShown }) {
  const { screen, matchingScreen, calls, target, made } = of
  const addressOf = (import_no: string): string => `${screen.path}?import_no=${import_no}`
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const cache = useQueryClient()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [picked, setPicked] = useState('')
  const [busy, setBusy] = useState(false)
  const [messages, setMessages] = useState<readonly string[]>([])
  const mayUpload = useAllows()('write:receiveorder')
  const { data: files, isPending } = useQuery({
    queryKey: [screen.name, 'files'],
    queryFn: ({ signal }) => call(calls.list, {}, signal),
    staleTime: 0,
  })
  const { data: matchings } = useQuery({
    queryKey: ['csvMatching', target],
    queryFn: ({ signal }) => call(of.matchings.list, { target }, signal),
    staleTime: 0,
  })
  const matching_cd = picked || (matchings?.list[0]?.matching_cd ?? '')

  const send = async (file: File) => {
    setBusy(true)
    setMessages([])
    try {
      const content = await base64Of(file)
      const record = await call(calls.upload, { file_nm: file.name, content, matching_cd })
      const { import_no } = record.head
      cache.setQueryData([screen.name, import_no], record)
      void go(addressOf(import_no))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessages([error.msg, ...error.fields.slice(0, 20).map(({ msg }) => msg)])
    } finally {
      setBusy(false)
    }
  }
  const commands: readonly Command[] = [
    {
      ...{ id: 'matching', label: importTexts.toMatching, icon: 'settings' as const, key: 'F6' as const },
      run: () => void go(matchingScreen.path),
    },
    {
      ...{ id: 'choose', label: importTexts.choose, icon: 'upload' as const, key: 'F2' as const },
      ...{ primary: true, need: calls.upload.write, unavailable: busy || matching_cd === '' },
      run: () => input?.click(),
    },
  ]
  useCommands(commands)
  return (
    <>
      <ScreenTitle title={say(screen.title)}>
        {commands.map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      </ScreenTitle>
      {mayUpload ? (
        <div className="import-drop">
          <Labelled label={say(importTexts.matching)}>
            {(control) => (
              <select
                {...control}
                className="fld"
                name="matching_cd"
                value={matching_cd}
                onChange={(event) => setPicked(event.target.value)}
              >
                {(matchings?.list ?? []).map((one) => (
                  <option key={one.matching_cd} value={one.matching_cd}>
                    {`${one.matching_cd} ${one.matching_nm}`}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          {matchings?.list.length === 0 ? (
            <p className="field-hint">{say(importTexts.noMatching, { screen: matchingScreen.title })}</p>
          ) : (
            <CsvDrop
              ref={setInput}
              busy={busy}
              disabled={busy || matching_cd === ''}
              onFile={(file) => void send(file)}
              onRefused={(message) => setMessages([message])}
            />
          )}
        </div>
      ) : null}
      {messages.map((message) => (
        <RefusalNotice key={message} message={message} />
      ))}
      <PlainTable
        fills
        label={say(importTexts.files)}
        rows={files?.list ?? []}
        waiting={isPending}
        empty={say(importTexts.noFiles)}
        keyOf={({ import_no }) => import_no}
        rowHeader="file"
        columns={[
          {
            name: 'file',
            label: importTexts.file,
            cell: ({ import_no, file_nm }) => <KeyLink to={addressOf(import_no)}>{file_nm}</KeyLink>,
          },
          {
            name: 'status',
            label: importTexts.status,
            cell: ({ import_status }) => <CodeStatus codes={fileStatus} code={import_status} look="st" />,
          },
          {
            name: 'matching',
            label: importTexts.matching,
            cell: ({ matching_nm: name, version }) => say(importTexts.version, { name, version }),
          },
          { name: 'rows', label: importTexts.rows, kind: 'figure', cell: ({ row_cnt }) => row_cnt },
          { name: 'errors', label: importTexts.errors, kind: 'figure', cell: ({ error_cnt }) => error_cnt },
          { name: 'orders', label: made.label, kind: 'figure', cell: ({ order_cnt }) => order_cnt },
          { name: 'by', label: importTexts.receivedBy, cell: ({ create_user }) => create_user },
          { name: 'at', label: importTexts.receivedAt, kind: 'moment', cell: ({ create_dt }) => create_dt },
        ]}
      />
    </>
  )
}
