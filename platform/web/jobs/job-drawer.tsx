import { useState } from 'react'
import { EmptyState } from '../kit/feedback/empty-state.tsx'
import { Drawer } from '../kit/drawer/drawer.tsx'
import { useSay } from '../language/say.ts'
import { useSession } from '../session/session-context.tsx'
import { JobItem } from './job-item.tsx'
import { jobsTexts } from './jobs.text.ts'
import { useCancelJob, useJobs } from './use-jobs.ts'

/** The newest jobs with their progress, live. An administrator can look at everybody's. */
export function JobDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const admin = useSession((state) => state.user?.admin ?? false)
  const [all, setAll] = useState(false)
  const jobs = useJobs({ all })
  const cancel = useCancelJob()
  return (
    <Drawer title={say(jobsTexts.title)} onClose={onClose}>
      {admin ? (
        <div className="job-whose" role="group">
          <button type="button" className="btn quiet" aria-pressed={!all} onClick={() => setAll(false)}>
            {say(jobsTexts.mine)}
          </button>
          <button type="button" className="btn quiet" aria-pressed={all} onClick={() => setAll(true)}>
            {say(jobsTexts.everybody)}
          </button>
        </div>
      ) : null}
      {jobs?.length === 0 ? <EmptyState words={say(jobsTexts.empty)} /> : null}
      <ol className="jobs">
        {jobs?.map((job) => (
          <JobItem key={job.job_no} job={job} withStarter={all} onCancel={() => cancel.mutate(job.job_no)} />
        ))}
      </ol>
    </Drawer>
  )
}
