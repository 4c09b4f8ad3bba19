import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { ReasonField } from '#platform/web/kit/form/reason-field.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { mayHoldLots, setLotsHold } from '../../contract/quarantine/quarantine-calls.ts'
import { quarantineTexts } from './quarantine.text.ts'

interface Props {
  hold: boolean
  lots: readonly { readonly item_cd: string; readonly lot_no: string }[]
  onClose: () => void
}

/** 出荷止め of all of them, or its release, with the reason. */
export function HoldDrawer({ hold, lots, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [reason, setReason] = useState('')
  const [message, setMessage] = useState('')
  const [sending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      const those = lots.map(({ item_cd, lot_no }) => ({ item_cd, lot_no }))
      const { lots: count } = await call(setLotsHold, { lots: those, hold, reason })
      showToast('done', say(hold ? quarantineTexts.held : quarantineTexts.released, { count }))
      await cache.invalidateQueries()
      onClose()
    } catch (error) {
      // Which lot stands against it is said here: the lots are not fields of this form.
      const refusal = refusalOf(error)
      setMessage([refusal.message, ...Object.values(refusal.errors)].filter(Boolean).join('\n'))
    } finally {
      setSending(false)
    }
  }
  const words = hold ? quarantineTexts.hold : quarantineTexts.release
  return (
    <FormDrawer
      title={say(words)}
      label={words}
      need={mayHoldLots}
      form={{ message, sending, submit: () => void (sending || send()) }}
      onClose={onClose}
    >
      <p>{say(hold ? quarantineTexts.holdHelp : quarantineTexts.releaseHelp, { count: lots.length })}</p>
      <ReasonField value={reason} onChange={setReason} />
    </FormDrawer>
  )
}
