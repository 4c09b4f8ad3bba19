import { useState } from 'react'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { Job } from '../../contract/terminal-calls.ts'
import { tooFew, tooMany } from '../../contract/tolerance.ts'
import { workErrors } from '../../contract/work-errors.ts'
import { CheckItems } from './check-items.tsx'
import { CountField } from './count-field.tsx'
import { Entries } from './entries.tsx'
import { Keypad } from './keypad.tsx'
import { Reasons } from './reasons.tsx'
import { SerialFields } from './serial-fields.tsx'
import { leftOf, mayTell as mayTellOf, type Told } from './told-job.ts'
import { workTexts } from '../work.text.ts'
import { terminalTexts } from './terminal.text.ts'
import { measuredOf, type TypedMeasures } from './typed-measures.ts'
import { useSerials } from './use-serials.ts'

interface Props {
  job: Job
  /** Why it stops is asked for. */
  stopping: boolean
  mayTell: boolean
  isOffline: boolean
  onTell: (event: Told) => void
  onBack: () => void
  onUndone: () => void
}

/** How many, why some are bad, or why it stops. */
export function TellPanel({ job, stopping, mayTell, isOffline, onTell, onBack, onUndone }: Props) {
  const say = useSay()
  const [counts, setCounts] = useState({ good: leftOf(job), defective: '0', rework: '0' })
  const [at, setAt] = useState<keyof typeof counts>('good')
  const [reason_cd, setReason] = useState('')
  const [typed, setTyped] = useState<TypedMeasures>(new Map())
  /** What is told when a person says yes to its questions. */
  const [asking, setAsking] = useState<'4' | '5' | null>(null)
  /** The first key begins a new figure. */
  const [fresh, setFresh] = useState(true)
  // Each kind by itself: a list that stays until the other one comes would be taken for it.
  const stopReasons = useFound(codeDivMaster, 'STOP_REASON', '')?.list ?? []
  const defectReasons = useFound(codeDivMaster, 'DEFECT_REASON', '')?.list ?? []
  const open = mayTell && mayTellOf('4', job)
  const bad = Number(counts.defective) > 0
  const { measures, outside, isRead: isMeasured } = measuredOf(typed, job.check_items)
  const serials = useSerials(job, counts.good)
  const isWhole = open && isMeasured && serials.isRead && (!bad || reason_cd !== '')
  const count = (name: keyof typeof counts, typed: string) => {
    setAt(name)
    setFresh(false)
    setCounts({ ...counts, [name]: typed })
  }
  const press = (digit: string) => {
    const before = fresh ? '' : counts[at]
    setFresh(false)
    setCounts({ ...counts, [at]: `${before === '0' ? '' : before}${digit}`.slice(0, 9) })
  }
  const told = (event_kind: '4' | '5'): Told => ({
    ...{ event_kind, good_qty: counts.good || '0', defective_qty: counts.defective || '0' },
    rework_qty: counts.rework || '0',
    reason_cd: bad ? reason_cd : '',
    measures,
    serial_nos: [...serials.told],
  })
  const isRead = Object.values(counts).every((typed) => /^(\d+(\.\d+)?)?$/.test(typed))
  const over = isRead ? tooMany(job, told('4')) : undefined
  const short = isRead ? tooFew(job, told('5')) : undefined
  const shortly = job.is_last && !job.is_first ? workErrors.BIZ_LAST_OPERATION_QTY : workErrors.BIZ_WORK_SHORT
  const unsorted = { qty: outside, defective: counts.defective || '0' }
  const outsideLimits = workErrors.BIZ_WORK_OUTSIDE_LIMITS
  const questionsOf = (event_kind: '4' | '5') => [
    ...(event_kind === '5' && short ? [{ code: String(shortly.code), words: say(shortly.text, short) }] : []),
    ...(isRead && outside > Number(counts.defective)
      ? [{ code: String(outsideLimits.code), words: say(outsideLimits.text, unsorted) }]
      : []),
  ]
  const tell = (event_kind: '4' | '5') =>
    questionsOf(event_kind).length > 0 ? setAsking(event_kind) : onTell(told(event_kind))
  const report: Command = {
    ...{ id: 'report', label: terminalTexts.report, key: 'F7', icon: 'edit' },
    unavailable: !isWhole || over !== undefined || (Number(counts.good) === 0 && !bad) || stopping,
    run: () => tell('4'),
  }
  const finish: Command = {
    ...{ id: 'finish', label: terminalTexts.finish, key: 'F9', icon: 'check', primary: true },
    unavailable: !isWhole || over !== undefined || isOffline || stopping,
    run: () => tell('5'),
  }
  useCommands([report, finish])
  if (stopping)
    return (
      <section className="terminal-tell" aria-label={say(terminalTexts.stopReason)}>
        <h2>{say(terminalTexts.stopReason)}</h2>
        <Reasons
          reasons={stopReasons}
          chosen=""
          onChoose={(code) => onTell({ event_kind: '2', good_qty: '0', defective_qty: '0', reason_cd: code })}
        />
        <button type="button" className="btn" onClick={onBack}>
          {say(terminalTexts.cancel)}
        </button>
      </section>
    )
  return (
    <section className="terminal-tell" aria-label={say(terminalTexts.thisTime)}>
      <div className="terminal-counts">
        <div>
          <CountField
            label={terminalTexts.good}
            name="good_qty"
            value={counts.good}
            isAt={at === 'good'}
            onAt={() => (setAt('good'), setFresh(true))}
            onChange={(typed) => count('good', typed)}
          />
          <CountField
            label={terminalTexts.defective}
            name="defective_qty"
            value={counts.defective}
            isAt={at === 'defective'}
            onAt={() => (setAt('defective'), setFresh(true))}
            onChange={(typed) => count('defective', typed)}
          />
          {Number(job.rework_left) > 0 ? (
            <>
              <CountField
                label={workTexts.rework}
                name="rework_qty"
                value={counts.rework}
                isAt={at === 'rework'}
                onAt={() => (setAt('rework'), setFresh(true))}
                onChange={(typed) => count('rework', typed)}
              />
              <p className="sub">{say(terminalTexts.reworkHint, { qty: job.rework_left })}</p>
            </>
          ) : null}
          {bad ? <Reasons reasons={defectReasons} chosen={reason_cd} onChoose={setReason} /> : null}
        </div>
        <Keypad
          onDigit={press}
          onClear={() => count(at, '0')}
          onNext={() => {
            setAt(at === 'good' ? 'defective' : 'good')
            setFresh(true)
          }}
        />
      </div>
      <SerialFields serials={serials} />
      <CheckItems points={job.check_items} typed={typed} onChange={setTyped} />
      <p className="terminal-said">
        {say(terminalTexts.counts, { good: counts.good, defective: counts.defective })}
      </p>
      {open && over ? (
        <div className="terminal-refused" role="alert">
          <Icon name="bad" size="m" />
          <p>{say(workErrors.BIZ_WORK_OVER.text, over)}</p>
        </div>
      ) : null}
      <div className="terminal-send">
        <CommandButton command={report} showKey />
        <CommandButton command={finish} showKey />
      </div>
      {asking ? (
        <ConfirmDialog
          large
          title={say(asking === '5' ? terminalTexts.finish : terminalTexts.report)}
          body={questionsOf(asking)
            .map(({ words }) => words)
            .join(' ')}
          action={say(asking === '5' ? terminalTexts.finish : terminalTexts.report)}
          onAction={() => {
            setAsking(null)
            onTell({ ...told(asking), agreed: questionsOf(asking).map(({ code }) => code) })
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
      <Entries job={job} mayUndo={mayTell && !isOffline} onUndone={onUndone} />
    </section>
  )
}
