import type { HTMLAttributes } from 'react'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import type { BoardJob } from '../../contract/dispatch-board/board-calls.ts'
import { lineBoardTexts } from '../line-board/line-board.text.ts'
import { dispatchBoardTexts } from './board.text.ts'
import { beforeIs, keyOfJob } from './board-places.ts'

interface Props {
  job: BoardJob
  isChosen: boolean
  /** Where the keyboard comes in while nothing is chosen. */
  isFirst: boolean
  onChoose: () => void
  /** What takes it to another place. */
  drag: Pick<HTMLAttributes<HTMLElement>, 'draggable' | 'onDragStart' | 'onDragEnd'>
}

const tones = { done: 's-done', underWay: 's-go', notBegun: 's-none' } as const
const looks = { 0: '', 1: 'working', 2: 'stopped', 3: '' } as const

/** A job: what, how much, when, and whether its material and the process before are there. */
export function JobCard({ job, isChosen, isFirst, onChoose, drag }: Props) {
  const say = useSay()
  const momentText = useMomentText()
  const { item_nm, plan_qty, good_qty, start_at, end_at, due_dt, late_days, work_status } = job
  const before = beforeIs(job)
  const isAtWork = work_status !== '0'
  /** The year is that of today. */
  const short = (moment: string | null) => (moment === null ? '' : momentText(moment).slice(5))
  const day = due_dt.slice(5).replace('-', '/')
  const classes = ['job-card', looks[work_status], isChosen ? 'chosen' : '', late_days > 0 ? 'late' : '']
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-job={keyOfJob(job)}
      aria-pressed={isChosen}
      tabIndex={isChosen || isFirst ? 0 : -1}
      onClick={onChoose}
      onFocus={onChoose}
      {...drag}
    >
      <span className="job-name">
        {isAtWork ? <Icon name={work_status === '1' ? 'underWay' : 'warn'} size="s" /> : null}
        <b>{item_nm}</b>
        <span>{isAtWork ? say(lineBoardTexts.pieces, { good: good_qty, plan: plan_qty }) : plan_qty}</span>
      </span>
      <span className="job-when">
        <span>{isAtWork ? say(dispatchBoardTexts.ends, { time: short(end_at) }) : short(start_at)}</span>
        {job.dispatch_seq === null || isAtWork ? null : (
          <span className="job-put">{say(dispatchBoardTexts.put, { place: job.dispatch_seq })}</span>
        )}
        <span>{keyOfJob(job)}</span>
      </span>
      <span className="job-marks">
        {isAtWork ? (
          <>
            <span>{job.worker_nm}</span>
            <progress aria-hidden="true" value={Number(good_qty)} max={Math.max(Number(plan_qty), 1)} />
          </>
        ) : (
          <>
            <span className={`st ${job.has_material ? 's-done' : 's-warn'}`}>
              <Icon name={job.has_material ? 'done' : 'warn'} size="s" />
              {say(dispatchBoardTexts.material)}
            </span>
            <span className={`st ${tones[before]}`}>
              <Icon name={before} size="s" />
              {say(dispatchBoardTexts.before)}
            </span>
          </>
        )}
        <span className={late_days > 0 ? 'job-due s-bad' : 'job-due'}>
          {late_days > 0
            ? say(dispatchBoardTexts.late, { days: late_days })
            : say(dispatchBoardTexts.due, { date: day })}
        </span>
      </span>
    </button>
  )
}
