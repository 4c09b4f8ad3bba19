import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { undoIndirect } from '../../contract/indirect-calls.ts'
import { terminalTexts } from './terminal.text.ts'
import type { useWorkerNow } from './use-worker-now.ts'

interface Props {
  worker_cd: string
  last: NonNullable<ReturnType<typeof useWorkerNow>['last']>
  mayUndo: boolean
  onUndone: () => void
}

/** The last that the worker told of indirect work, begun or ended, may be taken back. */
export function LastIndirect({ worker_cd, last, mayUndo, onUndone }: Props) {
  const say = useSay()
  const call = useCall()
  const momentText = useMomentText()
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState('')
  const what = `${last.activity_nm || say(terminalTexts.endIndirect)}　${momentText(last.since)}`
  const undo = async () => {
    setAsking(false)
    try {
      await call(undoIndirect, { worker_cd, event_no: last.event_no, reason: '' })
      showToast('done', say(terminalTexts.undone))
    } catch (error) {
      setRefused(refusalWords(error))
    }
    onUndone()
  }
  return (
    <div className="terminal-indirect">
      <RefusalNotice message={refused} />
      <p>
        <b>{say(terminalTexts.lastIndirect)}</b>
        <span>{what}</span>
      </p>
      <button type="button" className="btn" disabled={!mayUndo} onClick={() => setAsking(true)}>
        {say(terminalTexts.undo)}
      </button>
      {asking ? (
        <ConfirmDialog
          large
          title={say(terminalTexts.undoTitle)}
          body={say(terminalTexts.undoIndirectBody, { what })}
          action={say(terminalTexts.undo)}
          onAction={() => void undo()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
