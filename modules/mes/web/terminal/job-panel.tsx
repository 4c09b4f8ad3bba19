import { listed } from '#platform/contract/punctuation.ts'
import { useEffect, useState } from 'react'
import { workOrderKind, workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import type { Text } from '#platform/contract/text.ts'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import type { Job } from '../../contract/terminal-calls.ts'
import { clockText, leftOf, mayEndSetup, mayTell as mayTellOf } from './told-job.ts'
import { terminalTexts } from './terminal.text.ts'

interface Props {
  job: Job
  readAt: number
  /** Somebody stands here. */
  mayTell: boolean
  worker_cd: string
  isOffline: boolean
  onTell: (kind: '1' | '3' | '7' | '8' | 'S') => void
  onStop: () => void
}

/** What is being made, how far it is, and what may happen to it next. */
export function JobPanel({ job, readAt, mayTell, worker_cd, isOffline, onTell, onStop }: Props) {
  const say = useSay()
  const [good, defective, planned] = [job.good_qty, job.defective_qty, job.plan_qty].map(Number)
  const share = (figure = 0) => `${Math.min(100, (100 * figure) / Math.max(1, planned ?? 1))}%`
  const may = (kind: '1' | '2' | '3') => mayTell && mayTellOf(kind, job)
  return (
    <section className="terminal-job" aria-label={job.item_nm}>
      <div className="terminal-what">
        <p>
          <CodeStatus codes={workStatus} code={job.work_status} look="chip" />
          {job.work_order_kind === '1' ? null : <b>{say(workOrderKind.texts[job.work_order_kind])}</b>}
          <span>{`${job.work_order_no}-${job.process_no}　${job.operation_nm}`}</span>
        </p>
        <p>{say(terminalTexts.due, { date: job.due_dt.replaceAll('-', '/') })}</p>
        <h2>{job.item_nm}</h2>
        <Clock job={job} readAt={readAt} />
        <p>{[job.item_cd, job.drawing_no, job.customer_nm].filter(Boolean).join('　')}</p>
        <p>{say(terminalTexts.standard, { time: clockText(job.standard_seconds) })}</p>
      </div>
      <div className="terminal-bar" aria-hidden>
        <i style={{ width: share(good) }} />
        <i className="bad" style={{ width: share(defective) }} />
      </div>
      <p className="terminal-figures">
        <span>
          {say(terminalTexts.good)} <b>{job.good_qty}</b>　{say(terminalTexts.defective)}{' '}
          <b>{job.defective_qty}</b>
        </span>
        <span>
          {say(terminalTexts.planned)} <b>{job.plan_qty}</b> {job.unit_nm}　{say(terminalTexts.left)}{' '}
          <b>{leftOf(job)}</b>
        </span>
      </p>
      {job.work_status === '1' ? <Crew job={job} worker_cd={worker_cd} onTell={onTell} /> : null}
      <div className="terminal-acts">
        {job.work_status === '2' ? (
          <Act icon="reuse" label={terminalTexts.resume} may={may('3')} onPress={() => onTell('3')} />
        ) : (
          <Act
            icon="right"
            label={terminalTexts.start}
            {...(job.work_status === '1' ? { hint: terminalTexts.isRunning } : {})}
            may={may('1')}
            onPress={() => onTell('1')}
          />
        )}
        <Act
          icon="stop"
          look="stops"
          label={terminalTexts.stop}
          hint={terminalTexts.chooseReason}
          may={may('2')}
          onPress={onStop}
        />
        {mayEndSetup(job) ? (
          <Act
            icon="check"
            label={terminalTexts.setupDone}
            hint={terminalTexts.setupHint}
            may={mayTell}
            onPress={() => onTell('S')}
          />
        ) : null}
      </div>
      {isOffline ? <p className="sub">{say(terminalTexts.finishOnline)}</p> : null}
    </section>
  )
}

/** 作業人員: who is at it; whoever stands here joins them or leaves. */
function Crew({ job: { crew }, worker_cd, onTell }: Pick<Props, 'job' | 'worker_cd' | 'onTell'>) {
  const say = useSay()
  const language = useLanguage()
  const isAtIt = crew.some((one) => one.worker_cd === worker_cd)
  return (
    <div className="terminal-crew">
      <Icon name="user" size="m" />
      <p>
        {crew.length === 0
          ? say(terminalTexts.nobody)
          : say(terminalTexts.crew, {
              names: listed(
                crew.map(({ worker_nm }) => worker_nm),
                language,
              ),
            })}
      </p>
      {worker_cd === '' ? null : (
        <button type="button" className="btn" onClick={() => onTell(isAtIt ? '8' : '7')}>
          {say(isAtIt ? terminalTexts.leaveJob : terminalTexts.joinJob)}
        </button>
      )}
    </div>
  )
}

interface ActProps {
  icon: string
  look?: 'stops'
  label: Text
  hint?: Text
  may: boolean
  onPress: () => void
}

function Act({ icon, look, label, hint, may, onPress }: ActProps) {
  const say = useSay()
  return (
    <button
      type="button"
      className={look ? `terminal-act ${look}` : 'terminal-act'}
      disabled={!may}
      onClick={onPress}
    >
      <b>
        <Icon name={icon} size="m" />
        {say(label)}
      </b>
      {hint ? <span>{say(hint)}</span> : null}
    </button>
  )
}

/** What has been worked; it runs while it is worked. */
function Clock({ job, readAt }: { job: Job; readAt: number }) {
  const [now, setNow] = useState(readAt)
  const isRunning = job.work_status === '1'
  useEffect(() => {
    if (!isRunning) return
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [isRunning])
  const since = isRunning ? Math.max(0, now - readAt) / 1000 : 0
  return <p className="terminal-clock">{clockText(job.worked_seconds + since)}</p>
}
