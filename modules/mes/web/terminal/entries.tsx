import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { Job } from '../../contract/terminal-calls.ts'
import { undoWork } from '../../contract/work-calls.ts'
import { workEventShown } from '../../contract/work-codes.ts'
import { terminalTexts } from './terminal.text.ts'

interface Props {
  job: Job
  mayUndo: boolean
  onUndone: () => void
}

/** What has been told of this process; the last entry may be taken back. */
export function Entries({ job, mayUndo, onUndone }: Props) {
  const say = useSay()
  const call = useCall()
  const momentText = useMomentText()
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState('')
  const [last] = job.events
  if (!last) return null
  const wordsOf = ({ event_kind, good_qty, defective_qty }: Job['events'][number]) =>
    [
      say(workEventShown.texts[event_kind]),
      good_qty === '0' && defective_qty === '0'
        ? ''
        : say(terminalTexts.counts, { good: good_qty, defective: defective_qty }),
    ]
      .filter(Boolean)
      .join('　')
  const undo = async () => {
    setAsking(false)
    const { work_order_no, process_no } = job
    try {
      await call(undoWork, {
        work_order_no,
        process_no: String(process_no),
        event_no: last.event_no,
        reason: '',
      })
      setRefused('')
      showToast('done', say(terminalTexts.undone))
    } catch (error) {
      setRefused(refusalWords(error))
    }
    onUndone()
  }
  return (
    <div className="terminal-entries">
      <h2>{say(terminalTexts.entries)}</h2>
      <RefusalNotice message={refused} />
      <ul>
        {job.events.map((event) => (
          <li key={event.event_no}>
            <span>{momentText(event.occurred_at)}</span>
            <b>{wordsOf(event)}</b>
            <span>{event.worker_nm}</span>
            {event === last ? (
              <button type="button" className="btn" disabled={!mayUndo} onClick={() => setAsking(true)}>
                {say(terminalTexts.undo)}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {asking ? (
        <ConfirmDialog
          large
          title={say(terminalTexts.undoTitle)}
          body={say(terminalTexts.undoBody, { what: wordsOf(last) })}
          action={say(terminalTexts.undo)}
          onAction={() => void undo()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
