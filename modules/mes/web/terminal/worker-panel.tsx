import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { Job } from '../../contract/terminal-calls.ts'
import { terminalTexts } from './terminal.text.ts'
import { LastIndirect } from './last-indirect.tsx'
import type { useWorkerNow } from './use-worker-now.ts'

interface Activity {
  readonly activity_cd: string
  readonly activity_nm: string
}

interface Props {
  now: ReturnType<typeof useWorkerNow>
  job: Job | undefined
  /** Which indirect work it is, is asked for. */
  choosing: boolean
  onChoosing: (choosing: boolean) => void
  onIndirect: (activity: Activity) => void
  onChoose: (job: Pick<Job, 'work_order_no' | 'process_no'>) => void
  worker_cd: string
  /** The server answers. */
  mayUndo: boolean
  onUndone: () => void
}

/** What the worker is at: indirect work without an order, and all jobs among which their time is divided. */
export function WorkerPanel({
  now,
  job,
  choosing,
  onChoosing,
  onIndirect,
  onChoose,
  worker_cd,
  mayUndo,
  onUndone,
}: Props) {
  const say = useSay()
  const momentText = useMomentText()
  const activities = useFound(codeDivMaster, 'INDIRECT_WORK', '')?.list ?? []
  const { indirect, jobs, parallel } = now
  const tell = (activity: Activity) => {
    onChoosing(false)
    onIndirect(activity)
  }
  return (
    <section className="terminal-now" aria-label={say(terminalTexts.workerNow)}>
      {indirect ? (
        <div className="terminal-indirect">
          <Icon name="stop" size="m" />
          <p role="status">
            <b>{`${say(terminalTexts.indirect)}　${indirect.activity_nm}`}</b>
            <span>{say(terminalTexts.since, { at: momentText(indirect.since) })}</span>
          </p>
          <button type="button" className="btn" onClick={() => onChoosing(!choosing)}>
            {say(terminalTexts.otherIndirect)}
          </button>
          <button
            type="button"
            className="btn primary"
            onClick={() => tell({ activity_cd: '', activity_nm: '' })}
          >
            {say(terminalTexts.endIndirect)}
          </button>
        </div>
      ) : null}
      {choosing ? (
        <div className="terminal-reasons">
          {activities
            .filter(({ key }) => key.at(-1) !== indirect?.activity_cd)
            .map(({ key, name }) => (
              <button
                key={key.at(-1)}
                type="button"
                className="btn"
                onClick={() => tell({ activity_cd: key.at(-1) ?? '', activity_nm: name })}
              >
                {name}
              </button>
            ))}
        </div>
      ) : null}
      {choosing && now.last ? (
        <LastIndirect
          key={now.last.event_no}
          worker_cd={worker_cd}
          last={now.last}
          mayUndo={mayUndo}
          onUndone={onUndone}
        />
      ) : null}
      {jobs.length > 1 || jobs.some((one) => !isSame(one, job)) ? (
        <ul>
          <li>
            {jobs.length > 1 ? <b>{say(terminalTexts.divided, { count: jobs.length })}</b> : null}
            {jobs.length > parallel ? (
              <span className="st s-warn">
                <Icon name="warn" size="s" />
                {say(terminalTexts.tooMany, { parallel })}
              </span>
            ) : null}
          </li>
          {jobs.map((one) => (
            <li key={`${one.work_order_no}-${one.process_no}`}>
              <button
                type="button"
                className="btn"
                aria-pressed={isSame(one, job)}
                onClick={() => onChoose(one)}
              >
                {`${one.work_order_no}-${one.process_no}　${one.item_nm}　${one.facility_nm}`}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

type Key = Pick<Job, 'work_order_no' | 'process_no'>

const isSame = (one: Key, job: Key | undefined): boolean =>
  one.work_order_no === job?.work_order_no && one.process_no === job.process_no
