import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { helpMachine, helpStatus, stepHelp, type OpenCall } from '../../contract/help/help-calls.ts'
import { hoursAndMinutes } from '../line-board/hours-and-minutes.ts'
import { helpTexts } from './help.text.ts'
import './help.css'

interface Props {
  list: readonly OpenCall[]
  /** On the clock of this device. */
  now: number
  /** Who stands here; blank: who is signed in. */
  worker_cd: string
  /** At the machine itself: which one it is and what is made there is seen anyway. */
  isHere?: boolean
  onStepped: () => void
}

/** Who waits for whom at which machine, until somebody comes and it is settled. */
export function CallList({ list, now, worker_cd, isHere = false, onStepped }: Props) {
  const say = useSay()
  const call = useCall()
  const momentText = useMomentText()
  const [refused, setRefused] = useState('')
  if (list.length === 0 && refused === '') return null
  const length = ({ called_at }: OpenCall) => hoursAndMinutes((now - Date.parse(called_at)) / 1000)
  const step = async (help_no: string, verb: (typeof helpMachine.verbs)[number]) => {
    try {
      await call(stepHelp, { help_no, verb, worker_cd })
      setRefused('')
    } catch (error) {
      setRefused(refusalWords(error))
    }
    onStepped()
  }
  return (
    <section className="help-calls" aria-label={say(helpTexts.title)}>
      <RefusalNotice message={refused} />
      {list.map((one) => (
        <div key={one.help_no} className={`help-call s-${helpStatus.tones?.[one.help_status] ?? 'none'}`}>
          <CodeStatus codes={helpStatus} code={one.help_status} look="chip" />
          <p role="status">
            <b>{isHere ? one.help_nm : `${one.help_nm}　${one.facility_nm || one.facility_cd}`}</b>
            <span>
              {isHere
                ? length(one)
                : say(helpTexts.since, { at: momentText(one.called_at), length: length(one) })}
            </span>
            {isHere || one.work_order_no === '' ? null : (
              <span>{`${one.work_order_no}-${one.process_no}`}</span>
            )}
            {isHere ? null : <span>{one.worker_nm}</span>}
            {one.attended_nm === '' ? null : (
              <span>{say(helpTexts.attended, { name: one.attended_nm })}</span>
            )}
          </p>
          {helpMachine.stepsFrom(one.help_status).map(({ verb }) => (
            <CommandButton
              key={verb}
              command={{
                ...{ id: `${verb}-${one.help_no}`, label: helpTexts[verb], need: ['write:mes'] },
                run: () => void step(one.help_no, verb),
              }}
            />
          ))}
        </div>
      ))}
    </section>
  )
}
