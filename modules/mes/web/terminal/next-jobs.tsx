import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { Job } from '../../contract/terminal-calls.ts'
import { terminalTexts } from './terminal.text.ts'

interface Props {
  jobs: readonly Job[]
  onChoose: (job: Job) => void
}

/** What comes next on this machine, in the order of the dispatch list, and whether its material is there. */
export function NextJobs({ jobs, onChoose }: Props) {
  const say = useSay()
  const momentText = useMomentText()
  if (jobs.length === 0) return null
  return (
    <section className="terminal-next" aria-label={say(terminalTexts.nextJobs)}>
      <h2>{say(terminalTexts.nextJobs)}</h2>
      <ul>
        {jobs.map((job) => (
          <li key={`${job.work_order_no}-${job.process_no}`}>
            <button type="button" onClick={() => onChoose(job)}>
              <span>{`${job.work_order_no}-${job.process_no}`}</span>
              <b>{`${job.item_nm}　${job.plan_qty} ${job.unit_nm}`}</b>
              <span>{job.start_at ? momentText(job.start_at) : ''}</span>
              <span className={job.has_material ? 'st s-done' : 'st s-warn'}>
                <Icon name={job.has_material ? 'done' : 'warn'} size="s" />
                {say(job.has_material ? terminalTexts.material : terminalTexts.noMaterial)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
