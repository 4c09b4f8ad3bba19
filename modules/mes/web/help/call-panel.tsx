import { useState } from 'react'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { useSay } from '#platform/web/language/say.ts'
import { callForHelp } from '../../contract/help/help-calls.ts'
import { useNow } from '../use-now.ts'
import { CallList } from './call-list.tsx'
import { helpTexts } from './help.text.ts'
import { useCalls } from './use-calls.ts'

interface Props {
  facility_cd: string
  worker_cd: string
  /** What is worked on here. */
  job: { readonly work_order_no: string; readonly process_no: number } | undefined
  isOffline: boolean
  onDone: () => void
}

/** 呼出: one touch says what is wanted, and what was called for is seen until somebody has come. */
export function CallPanel({ facility_cd, worker_cd, job, isOffline, onDone }: Props) {
  const say = useSay()
  const call = useCall()
  const now = useNow()
  const { list, lookAgain } = useCalls(facility_cd)
  const [refused, setRefused] = useState('')
  const kinds = useFound(codeDivMaster, 'HELP_KIND', '')?.list ?? []
  const callFor = async (help_cd: string) => {
    const { work_order_no = '', process_no = 0 } = job ?? {}
    try {
      await call(callForHelp, {
        ...{ facility_cd, help_cd, worker_cd, work_order_no },
        process_no: String(process_no),
      })
      setRefused('')
    } catch (error) {
      const { message, errors } = refusalOf(error)
      setRefused(Object.values(errors)[0] ?? message)
    }
    lookAgain()
    onDone()
  }
  return (
    <section className="terminal-help" aria-label={say(helpTexts.call)}>
      <RefusalNotice message={refused} />
      <CallList
        list={list}
        now={now}
        worker_cd={worker_cd}
        isHere
        onStepped={() => {
          lookAgain()
          onDone()
        }}
      />
      <div className="terminal-help-kinds">
        <b>{say(helpTexts.call)}</b>
        {kinds.map(({ key, name }) => (
          <button
            key={key.at(-1)}
            type="button"
            className="btn"
            disabled={isOffline}
            onClick={() => void callFor(key.at(-1) ?? '')}
          >
            {name}
          </button>
        ))}
        {isOffline ? <span className="sub">{say(helpTexts.online)}</span> : null}
      </div>
    </section>
  )
}
