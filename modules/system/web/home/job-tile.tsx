import { useState } from 'react'
import { jobState } from '#platform/contract/job.ts'
import { JobDrawer } from '#platform/web/jobs/job-drawer.tsx'
import { isOpen, useJobs } from '#platform/web/jobs/use-jobs.ts'
import { useSay } from '#platform/web/language/say.ts'
import { homeTexts } from './home.text.ts'

/** How many of my jobs are under way, how many have failed, and how the newest one stands; behind it the list of them. */
export function JobTile() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const jobs = useJobs({ all: false })
  const failed = jobs?.filter(({ state }) => state === 'failed').length ?? 0
  const newest = jobs?.find(isOpen) ?? jobs?.[0]
  return (
    <>
      <p className="figure">
        <b>{jobs?.filter(isOpen).length ?? ''}</b> {say(homeTexts.running)}
        {failed > 0 ? (
          <button type="button" className="chip s-bad" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {say(homeTexts.failedJobs, { count: failed })}
          </button>
        ) : null}
      </p>
      <p className="foot">
        {newest ? (
          <button type="button" className="tile-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {newest.title}
            <span className="dim">{say(jobState.texts[newest.state])}</span>
          </button>
        ) : jobs ? (
          say(homeTexts.noJobs)
        ) : null}
      </p>
      {open ? <JobDrawer onClose={() => setOpen(false)} /> : null}
    </>
  )
}
