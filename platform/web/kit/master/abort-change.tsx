import type { AbortDivision } from '#platform/contract/code-table.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '../../api/api-context.tsx'
import { useSay } from '../../language/say.ts'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import { showToast } from '../feedback/toast.ts'
import { refusalOf } from '../form/field-errors.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { keyOf, titleOf } from './master-on-screen.ts'
import { masterTexts } from './master.text.ts'

const words: Readonly<Record<AbortDivision, { ask: Text; body: Text; action: Text; done: Text }>> = {
  0: {
    ask: masterTexts.reuseAsk,
    body: masterTexts.reuseBody,
    action: masterTexts.reuse,
    done: masterTexts.reused,
  },
  1: {
    ask: masterTexts.stopAsk,
    body: masterTexts.stopBody,
    action: masterTexts.stop,
    done: masterTexts.stopped,
  },
  2: {
    ask: masterTexts.abolishAsk,
    body: masterTexts.abolishBody,
    action: masterTexts.abolish,
    done: masterTexts.abolished,
  },
}

interface Props {
  master: AnyMaster
  row: MasterRow
  to: AbortDivision
  onDone: () => void
  onClose: () => void
}

/** Stop, abolish, use again: asked first, then done, then said. */
export function AbortChange({ master, row, to, onDone, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const name = titleOf(master, row)
  const { ask, body, action, done } = words[to]
  const change = async () => {
    onClose()
    try {
      await call(master.endpoints.doDelete, {
        ...keyOf(master, row),
        update_cnt: row.update_cnt,
        abort_div: to,
      })
      showToast('done', say(done, { name }))
    } catch (error) {
      const { message, errors } = refusalOf(error)
      const said = message || Object.values(errors)[0]
      if (said) showToast('bad', said)
    }
    onDone()
  }
  return (
    <ConfirmDialog
      title={say(ask)}
      body={say(body, { name })}
      action={say(action)}
      onAction={() => void change()}
      onClose={onClose}
    />
  )
}
