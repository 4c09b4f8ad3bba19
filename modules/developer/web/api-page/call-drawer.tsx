import { useState } from 'react'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useRawCall } from '#platform/web/api/use-raw-call.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { ApiDocument } from '../../contract/api-page.ts'
import { apiPageTexts } from './api-page.text.ts'
import { CallDescription } from './call-description.tsx'
import { firstInput, type DescribedCall } from './described-calls.ts'

interface Props {
  call: DescribedCall
  document: ApiDocument
  onClose: () => void
}

interface Answered {
  readonly status: number
  readonly text: string
}

/** More of an answer is nothing to read here. */
const longest = 100_000

/** What a call takes and answers, and what it really answers to who is signed in. */
export function CallDrawer({ call, document, onClose }: Props) {
  const say = useSay()
  const raw = useRawCall()
  const [input, setInput] = useState(() => firstInput(call, document.components.schemas))
  const [error, setError] = useState('')
  const [answer, setAnswer] = useState<Answered | null>(null)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)

  const send = async (sent: unknown) => {
    setBusy(true)
    setAsking(false)
    try {
      const { status, text, file } = await raw(call, sent)
      if (file) saveFile(file.name, file.content)
      setAnswer({
        status,
        text: file ? say(apiPageTexts.fileCame, { name: file.name }) : pretty(text).slice(0, longest),
      })
    } catch {
      setError(say(apiPageTexts.lost))
    } finally {
      setBusy(false)
    }
  }
  const read = (): unknown => {
    try {
      return JSON.parse(input)
    } catch {
      return undefined
    }
  }
  const run: Command = {
    ...{ id: 'run', label: apiPageTexts.run, key: 'F9', primary: true, unavailable: busy },
    run: () => {
      const sent = read()
      setError(sent === undefined ? say(apiPageTexts.notJson) : '')
      if (sent === undefined) return
      if (call.method === 'POST') setAsking(true)
      else void send(sent)
    },
  }
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([run, leave])
  return (
    <Drawer
      wide
      title={call.summary}
      subtitle={`${call.method} ${call.path}`}
      onClose={onClose}
      footer={
        <>
          <CommandButton command={leave} showKey />
          <CommandButton command={run} showKey />
        </>
      }
    >
      <div className="api-call">
        <Labelled label={say(apiPageTexts.tried)} error={error || undefined}>
          {(control) => (
            <textarea
              {...control}
              className="fld"
              rows={Math.min(Math.max(input.split('\n').length, 3), 14)}
              spellCheck={false}
              value={input}
              onChange={({ target }) => setInput(target.value)}
            />
          )}
        </Labelled>
        {answer ? (
          <>
            <h3>{say(apiPageTexts.answer, { status: answer.status })}</h3>
            <pre aria-live="polite">{answer.text}</pre>
          </>
        ) : null}
        <CallDescription call={call} document={document} />
      </div>
      {asking ? (
        <ConfirmDialog
          title={`${call.method} ${call.path}`}
          body={say(apiPageTexts.asked)}
          action={say(apiPageTexts.run)}
          onAction={() => void send(read())}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Drawer>
  )
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}
