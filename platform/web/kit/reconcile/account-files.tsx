import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readDate } from '#platform/contract/date-entry.ts'
import { accountMostRows, type AccountHead } from '#platform/contract/reconcile/account-calls.ts'
import { accountStatus } from '#platform/contract/reconcile/account-codes.ts'
import { useCall } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { base64Of } from '../../api/save-file.ts'
import { useSay } from '../../language/say.ts'
import { useAllows } from '../../session/allowed.tsx'
import { useSession } from '../../session/session-context.tsx'
import { CommandButton } from '../command/command-button.tsx'
import { useCommands } from '../command/command-layers.ts'
import type { Command } from '../command/command.ts'
import { RefusalNotice } from '../feedback/refusal-notice.tsx'
import { CsvDrop } from '../files/csv-drop.tsx'
import { DayField } from '../form/day-field.tsx'
import { Labelled } from '../form/labelled.tsx'
import { ScreenTitle } from '../screen-title/screen-title.tsx'
import { KeyLink } from '../table/key-link.tsx'
import { PlainTable } from '../table/plain-table.tsx'
import { CodeStatus } from '../theme/code-status.tsx'
import { accountAddress, type AccountScreenOf } from './account-of.ts'
import { accountTexts } from './account.text.ts'

const isDay = (name: string): name is 'from_dt' | 'to_dt' => name === 'from_dt' || name === 'to_dt'

/** Where a partner's statement is handed in, and those that have been. */
export function AccountFiles({ of }: { of: AccountScreenOf }) {
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const cache = useQueryClient()
  const today = useSession((state) => state.businessDate) ?? ''
  const [address] = useSearchParams()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [typed, setTyped] = useState(
    () => new Map(of.asked.map(({ name }) => [name, address.get(name) ?? ''])),
  )
  const [picked, setPicked] = useState('')
  const [busy, setBusy] = useState(false)
  const [messages, setMessages] = useState<readonly string[]>([])
  const { write: need } = of.calls.read
  const allows = useAllows()
  const mayRead = need === undefined || allows(need)
  const { data: files, isPending } = useQuery({
    queryKey: [of.calls.list.path],
    queryFn: ({ signal }) => call(of.calls.list, {}, signal),
    staleTime: 0,
  })
  const { data: matchings } = useQuery({
    queryKey: ['csvMatching', of.target],
    queryFn: ({ signal }) => call(of.matchings.list, { target: of.target }, signal),
    staleTime: 0,
  })
  const matching_cd = picked || (matchings?.list[0]?.matching_cd ?? '')
  const isReady = !busy && matching_cd !== '' && of.asked.every(({ name }) => typed.get(name) !== '')

  const send = async (file: File) => {
    setBusy(true)
    setMessages([])
    try {
      const content = await base64Of(file)
      const asked = Object.fromEntries(
        [...typed].map(([name, text]) => [name, isDay(name) ? (readDate(text, today) ?? text) : text.trim()]),
      )
      const record = await call(of.calls.read, { ...asked, matching_cd, file_nm: file.name, content })
      const { account_no } = record.head
      cache.setQueryData([of.calls.detail.path, account_no], record)
      void go(accountAddress(of, account_no))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessages([error.msg, ...error.fields.slice(0, 20).map(({ msg }) => msg)])
    } finally {
      setBusy(false)
    }
  }
  const commands: readonly Command[] = [
    {
      ...{ id: 'matching', label: accountTexts.matching, icon: 'settings', key: 'F6' },
      run: () => void go(of.matching.path),
    },
    {
      ...{ id: 'choose', label: accountTexts.chooseFile, icon: 'upload', key: 'F2', primary: true },
      ...{ ...(need ? { need } : {}), unavailable: !isReady, run: () => input?.click() },
    },
  ]
  useCommands(commands)
  return (
    <>
      <ScreenTitle title={say(of.screen.title)}>
        {commands.map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      </ScreenTitle>
      {mayRead ? (
        <div className="account-asked">
          {of.asked.map(({ name, label, most }) => {
            const value = typed.get(name) ?? ''
            const onChange = (text: string) => setTyped((before) => new Map(before).set(name, text))
            return isDay(name) ? (
              <DayField key={name} label={label} name={name} value={value} onChange={onChange} />
            ) : (
              <Labelled key={name} label={say(label)} required>
                {(control) => (
                  <input
                    {...control}
                    name={name}
                    className="fld"
                    size={Math.min(most, 14)}
                    maxLength={most}
                    value={value}
                    onChange={(event) => onChange(event.target.value)}
                  />
                )}
              </Labelled>
            )
          })}
          <Labelled label={say(accountTexts.matching)}>
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
            <p className="field-hint">{say(accountTexts.noMatching)}</p>
          ) : (
            <CsvDrop
              ref={setInput}
              busy={busy}
              mostRows={accountMostRows}
              disabled={!isReady}
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
        label={say(accountTexts.files)}
        rows={files?.list ?? []}
        waiting={isPending}
        empty={say(accountTexts.noFiles)}
        keyOf={({ account_no }) => account_no}
        rowHeader="file"
        columns={[
          {
            ...{ name: 'file', label: accountTexts.file },
            cell: ({ account_no, file_nm }) => (
              <KeyLink to={accountAddress(of, account_no)}>{file_nm}</KeyLink>
            ),
          },
          {
            ...{ name: 'status', label: accountTexts.status },
            cell: ({ account_status }) => (
              <CodeStatus codes={accountStatus} code={account_status} look="st" />
            ),
          },
          {
            ...{ name: 'partner', label: accountTexts.partner },
            cell: ({ partner_cd, partner_nm }) => `${partner_cd} ${partner_nm}`,
          },
          ...of.asked
            .filter(({ name }) => name === 'about_no')
            .map(({ name, label }) => ({ name, label, cell: ({ about_no }: AccountHead) => about_no })),
          {
            ...{ name: 'period', label: accountTexts.period },
            cell: ({ from_dt, to_dt }) => daysOf(from_dt, to_dt),
          },
          { name: 'rows', label: accountTexts.rows, kind: 'figure', cell: ({ row_cnt }) => row_cnt },
          {
            name: 'agreed',
            label: accountTexts.agreed,
            kind: 'figure',
            cell: ({ agreed_cnt }) => agreed_cnt,
          },
          { name: 'open', label: accountTexts.open, kind: 'figure', cell: ({ open_cnt }) => open_cnt },
          {
            ...{ name: 'stated', label: accountTexts.statedAmount, kind: 'figure' },
            cell: ({ stated_amount }) => stated_amount,
          },
          {
            ...{ name: 'own', label: accountTexts.ownAmount, kind: 'figure' },
            cell: ({ own_amount }) => own_amount,
          },
        ]}
      />
    </>
  )

  function daysOf(from: string, to: string): string {
    return say(accountTexts.days, { from: from.replaceAll('-', '/'), to: to.replaceAll('-', '/') })
  }
}
