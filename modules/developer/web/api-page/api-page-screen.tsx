import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useRawCall } from '#platform/web/api/use-raw-call.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { apiDocsPath, apiDocument, apiPageScreen } from '../../contract/api-page.ts'
import { apiPageTexts } from './api-page.text.ts'
import { CallDrawer } from './call-drawer.tsx'
import { describedCalls, found, type DescribedCall } from './described-calls.ts'
import './api-page.css'

/** More are not looked through: one searches. */
const most = 200

/** Every call of the product, as the server itself describes it. */
export function ApiPageScreen() {
  const say = useSay()
  const language = useLanguage()
  const raw = useRawCall()
  const [typed, setTyped] = useState('')
  const [area, setArea] = useState('')
  const [current, setCurrent] = useState('')
  const [shown, setShown] = useState<DescribedCall | null>(null)
  const { data, isPending } = useQuery({
    queryKey: ['apiDocs'],
    queryFn: async () => {
      const { text } = await raw({ method: 'GET', path: apiDocsPath }, {})
      const written: unknown = JSON.parse(text)
      return { text, document: apiDocument.parse(written) }
    },
    staleTime: Infinity,
  })
  const calls = useMemo(() => (data ? describedCalls(data.document, language) : []), [data, language])
  const list = useMemo(() => found(calls, typed, area), [calls, typed, area])
  const areas = [...new Set(calls.map((call) => call.area))].toSorted()

  const download: Command = {
    ...{ id: 'openapi', label: apiPageTexts.download, key: 'F6', icon: 'download', primary: true },
    unavailable: !data,
    run: () => {
      if (data) saveFile('openapi.json', new TextEncoder().encode(data.text))
    },
  }
  useCommands([download])
  const counted = { count: list.length, shown: most }
  return (
    <>
      <ScreenTitle title={say(apiPageScreen.title)}>
        <span className="field-hint">
          {data ? say(list.length > most ? apiPageTexts.shown : apiPageTexts.whole, counted) : ''}
        </span>
        <CommandButton command={download} showKey />
      </ScreenTitle>
      <div className="api-options">
        <label>
          {say(apiPageTexts.search)}
          <input
            type="search"
            className="fld"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <label>
          {say(apiPageTexts.area)}
          <select className="fld" value={area} onChange={({ target }) => setArea(target.value)}>
            <option value="">{say(apiPageTexts.every)}</option>
            {areas.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      </div>
      <PlainTable
        fills
        label={say(apiPageScreen.title)}
        rows={list.slice(0, most)}
        keyOf={({ id }) => id}
        rowHeader="path"
        waiting={isPending}
        empty={say(apiPageTexts.noneFound)}
        isCurrent={({ id }) => id === current}
        onSelect={({ id }) => setCurrent(id)}
        onOpen={setShown}
        columns={[
          {
            name: 'path',
            label: apiPageTexts.path,
            className: 'api-path',
            cell: (call) => <KeyLink onOpen={() => setShown(call)}>{call.path}</KeyLink>,
          },
          { name: 'method', label: apiPageTexts.method, cell: ({ method }) => method },
          { name: 'summary', label: apiPageTexts.summary, cell: ({ summary }) => summary },
          { name: 'guard', label: apiPageTexts.guard, className: 'dim', cell: ({ guard }) => guard },
        ]}
      />
      {shown && data ? (
        <CallDrawer call={shown} document={data.document} onClose={() => setShown(null)} />
      ) : null}
    </>
  )
}
