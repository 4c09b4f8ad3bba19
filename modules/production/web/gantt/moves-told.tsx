import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { tryMoves } from '../../contract/gantt/move-calls.ts'
import { holdKind } from '../../contract/gantt/hold-codes.ts'
import { ganttScreenTexts } from './gantt.text.ts'

/** What moves that are not applied yet would do, and what keeps a process from where it was put. */
export function MovesTold({ tried: { moved, held, later, sooner } }: { tried: OutputOf<typeof tryMoves> }) {
  const say = useSay()
  return (
    <div className="notice" role="status">
      <div>
        <p>{say(ganttScreenTexts.wouldMove, { count: moved.length, later, sooner })}</p>
        {held.map(({ plan_no, process_no, reason }) => (
          <p key={`${plan_no} ${process_no}`}>
            {say(ganttScreenTexts.heldBy, {
              ...{ no: plan_no, process: process_no, reason: say(holdKind.texts[reason]) },
            })}
          </p>
        ))}
      </div>
    </div>
  )
}
