import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { useSay } from '#platform/web/language/say.ts'
import { answerMessages, type SeenMessage } from '../../contract/message/message-calls.ts'
import { messageTexts } from './message.text.ts'

interface Props {
  messages: readonly SeenMessage[]
  onClose: () => void
}

/** What has been done about them; what is left as it is needs a reason. */
export function AnswerMessages({ messages, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const [outcome, setOutcome] = useState<'1' | '9'>('1')
  const [reason, setReason] = useState('')
  const { send, sending, message, errorAt } = useCheckedCall(answerMessages, ({ messages: count }) => {
    showToast('done', say(messageTexts.answered, { count }))
    return cache.invalidateQueries().then(onClose)
  })
  const submit = () => {
    const seen = messages.map(({ message_no, update_cnt }) => ({ message_no, update_cnt }))
    if (!sending) send({ messages: seen, message_state: outcome, reason })
  }
  return (
    <FormDrawer
      title={say(messageTexts.answerTitle, { count: messages.length })}
      label={messageTexts.answer}
      form={{ message, sending, submit }}
      onClose={onClose}
    >
      <Labelled label={say(messageTexts.outcome)}>
        {(control) => (
          <select
            {...control}
            name="message_state"
            className="fld"
            value={outcome}
            onChange={({ target }) => setOutcome(target.value === '9' ? '9' : '1')}
          >
            <option value="1">{say(messageTexts.done)}</option>
            <option value="9">{say(messageTexts.dismissed)}</option>
          </select>
        )}
      </Labelled>
      <Labelled label={say(messageTexts.reason)} required={outcome === '9'} error={errorAt('reason')}>
        {(control) => (
          <input
            {...control}
            name="reason"
            className="fld"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Labelled>
    </FormDrawer>
  )
}
