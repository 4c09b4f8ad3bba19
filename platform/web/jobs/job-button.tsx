import { useState } from 'react'
import type { JobRow } from '#platform/contract/job-calls.ts'
import { useSay } from '../language/say.ts'
import { JobDrawer } from './job-drawer.tsx'
import { jobsTexts } from './jobs.text.ts'
import { isOpen, useEndOfJobs, useJobs } from './use-jobs.ts'
import './jobs.css'

/** In the header: a ring that fills while my jobs run, and behind it the list of them. */
export function JobButton() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const jobs = useJobs({ all: false })
  useEndOfJobs(jobs)
  const underWay = jobs?.filter(isOpen) ?? []
  const count = underWay.length
  const label = count > 0 ? say(jobsTexts.buttonRunning, { count }) : say(jobsTexts.button)
  return (
    <>
      <button
        type="button"
        className="head-button job-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Ring part={partDone(underWay)} busy={count > 0} />
        {count > 0 ? <span aria-hidden="true">{count}</span> : null}
      </button>
      {open ? <JobDrawer onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Of everything under way; undefined when nobody knows how much that is. */
function partDone(jobs: readonly JobRow[]): number | undefined {
  const known = jobs.filter(({ total_cnt }) => total_cnt !== null && total_cnt > 0)
  if (known.length === 0) return undefined
  const parts = known.map(({ done_cnt, total_cnt }) => Math.min(done_cnt / (total_cnt ?? 1), 1))
  return parts.reduce((sum, part) => sum + part, 0) / known.length
}

const round = 2 * Math.PI * 6

function Ring({ part, busy }: { part: number | undefined; busy: boolean }) {
  const turning = busy && part === undefined
  return (
    <svg className={turning ? 'job-ring turning' : 'job-ring'} viewBox="0 0 16 16" aria-hidden="true">
      <circle className="ground" cx="8" cy="8" r="6" />
      {busy ? (
        <circle className="done" cx="8" cy="8" r="6" strokeDasharray={`${(part ?? 0.25) * round} ${round}`} />
      ) : (
        <path className="done" d="M8 5v3.2l2 1.4" />
      )}
    </svg>
  )
}
