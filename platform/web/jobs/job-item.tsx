import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { jobFile } from '#platform/contract/download-calls.ts'
import { jobState, type JobState } from '#platform/contract/job.ts'
import { jobLogLines, type JobRow } from '#platform/contract/job-calls.ts'
import { useCall } from '../api/api-context.tsx'
import { ApiError } from '../api/api-error.ts'
import { saveFile } from '../api/save-file.ts'
import { showToast } from '../kit/feedback/toast.ts'
import { Icon } from '../kit/theme/icon.tsx'
import { inBrackets } from '../language/in-brackets.ts'
import { useMomentText } from '../language/use-moment-text.ts'
import { useSay } from '../language/say.ts'
import { jobsTexts } from './jobs.text.ts'

interface Props {
  job: JobRow
  withStarter: boolean
  onCancel: () => void
}

export function JobItem({ job, withStarter, onCancel }: Props) {
  const say = useSay()
  const logId = useId()
  const [logOpen, setLogOpen] = useState(false)
  const { title } = job
  return (
    <li>
      <div className="job-head">
        <b>{title}</b>
        <State state={job.state} />
        <span className="spacer" />
        <button
          type="button"
          className="btn quiet"
          aria-expanded={logOpen}
          aria-controls={logId}
          aria-label={say(jobsTexts.logOf, { title })}
          onClick={() => setLogOpen(!logOpen)}
        >
          {say(jobsTexts.log)}
        </button>
        {job.cancellable ? (
          <button
            type="button"
            className="btn"
            aria-label={say(jobsTexts.cancelOf, { title })}
            onClick={onCancel}
          >
            {say(jobsTexts.cancel)}
          </button>
        ) : null}
      </div>
      {job.state === 'running' ? <Advance job={job} /> : null}
      {job.cancel_requested && job.state === 'running' ? <p>{say(jobsTexts.cancelling)}</p> : null}
      {job.result_text ? <p>{job.result_text}</p> : null}
      {job.file ? <ResultFile job={job} file={job.file} /> : null}
      {job.error ? <p className="job-error">{inBrackets(job.error.msg, job.error.code)}</p> : null}
      <Times job={job} withStarter={withStarter} />
      <div id={logId}>{logOpen ? <Log job={job} /> : null}</div>
    </li>
  )
}

const looks: Readonly<Record<JobState, { className: string; icon: string }>> = {
  waiting: { className: 'chip s-none', icon: 'history' },
  running: { className: 'chip s-go', icon: 'right' },
  done: { className: 'chip s-done', icon: 'done' },
  failed: { className: 'chip s-bad', icon: 'bad' },
  cancelled: { className: 'chip s-warn', icon: 'stop' },
}

function State({ state }: { state: JobState }) {
  const say = useSay()
  const { className, icon } = looks[state]
  return (
    <span className={className}>
      <Icon name={icon} size="s" />
      {say(jobState.texts[state])}
    </span>
  )
}

function Advance({ job }: { job: JobRow }) {
  const say = useSay()
  const { done_cnt: done, total_cnt: total, title, note } = job
  const label = say(jobsTexts.progress, { title })
  const count = total === null ? jobsTexts.countOnly : jobsTexts.count
  return (
    <div className="job-advance">
      {total === null ? (
        <progress aria-label={label} />
      ) : (
        <progress aria-label={label} value={done} max={Math.max(total, 1)} />
      )}
      <span>{say(count, { done: done.toLocaleString(), total: (total ?? 0).toLocaleString() })}</span>
      <span className="dim">{note}</span>
    </div>
  )
}

/** What the job has written, and until when it is kept. */
function ResultFile({ job, file }: { job: JobRow; file: NonNullable<JobRow['file']> }) {
  const say = useSay()
  const call = useCall()
  const momentText = useMomentText()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { name, content } = await call(jobFile, { job_no: job.job_no })
      if (content instanceof Uint8Array) saveFile(name, content)
    } catch (error) {
      if (error instanceof ApiError && !error.told) showToast('bad', error.msg)
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className="job-file">
      <button type="button" className="btn" disabled={busy} onClick={() => void save()}>
        <Icon name="download" size="m" />
        {file.file_nm}
      </button>
      <span className="dim">
        {say(jobsTexts.fileKept, { size: sizeText(file.size), until: momentText(file.expires_dt) })}
      </span>
    </p>
  )
}

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

function Times({ job, withStarter }: { job: JobRow; withStarter: boolean }) {
  const say = useSay()
  const momentText = useMomentText()
  const momentOrNull = (moment: string | null) => (moment ? momentText(moment) : null)
  const times: readonly (readonly [string, string | null])[] = [
    [say(jobsTexts.starter), withStarter ? job.username : null],
    [say(jobsTexts.accepted), momentOrNull(job.start_dt ? null : job.create_dt)],
    [say(jobsTexts.started), momentOrNull(job.start_dt)],
    [say(jobsTexts.ended), momentOrNull(job.end_dt)],
    [say(jobsTexts.nextTry), momentOrNull(job.next_try_dt)],
  ]
  return (
    <dl className="job-times">
      {times.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

/** Read again whenever the job has moved on. */
function Log({ job }: { job: JobRow }) {
  const say = useSay()
  const call = useCall()
  const momentText = useMomentText()
  const { job_no, state, done_cnt } = job
  const { data } = useQuery({
    queryKey: ['jobs', 'log', job_no, state, done_cnt],
    queryFn: ({ signal }) => call(jobLogLines, { job_no }, signal),
    placeholderData: (before) => before,
  })
  if (data?.list.length === 0) return <p className="dim">{say(jobsTexts.logEmpty)}</p>
  return (
    <ol className="job-log">
      {data?.list.map(({ log_no, at, text }) => (
        <li key={log_no}>
          <time dateTime={at}>{momentText(at)}</time> {text}
        </li>
      ))}
    </ol>
  )
}
