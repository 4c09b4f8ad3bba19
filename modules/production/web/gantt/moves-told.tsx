import { Link } from 'react-router'
import { facilityTocMaster, workerTocMaster } from '#modules/master/contract/constraint.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { ganttWords } from '#platform/web/kit/gantt/gantt-words.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { barKey, type planOnGantt, type ShownOperation } from '../../contract/gantt/gantt-calls.ts'
import type { tryMoves } from '../../contract/gantt/move-calls.ts'
import { holdKind } from '../../contract/gantt/hold-codes.ts'
import { leftKind } from '../../contract/gantt/applied-moves.ts'
import { ganttScreenTexts } from './gantt.text.ts'
import type { Conflict } from './others-moves.ts'
import type { Settled } from './use-applied-moves.ts'

type Tried = OutputOf<typeof tryMoves>

/** More than these nobody reads. */
const mostLeft = 5

interface Told {
  tried: Tried
  /** By the keys of their bars. */
  operations: ReadonlyMap<string, ShownOperation>
}

/** Where it is said which machines may do a work for an item, and which people a work. */
const constraints: Readonly<
  Partial<Record<Tried['held'][number]['reason'], typeof facilityTocMaster | typeof workerTocMaster>>
> = { facility: facilityTocMaster, worker: workerTocMaster }

/** What moves that are not applied yet would do, and what keeps a process from where it was put. */
export function MovesTold({ tried: { moved, held, later, sooner }, operations }: Told) {
  const say = useSay()
  return (
    <div className="notice" role="status">
      <div>
        <p>{say(ganttScreenTexts.wouldMove, { count: moved.length, later, sooner })}</p>
        <Held held={held} operations={operations} />
      </div>
    </div>
  )
}

interface ConflictsProps {
  conflicts: readonly Conflict[]
  shown: Pick<OutputOf<typeof planOnGantt>, 'facilities' | 'first_day'>
}

/** What others have done to processes whose moves are not applied yet. */
export function ConflictsTold({ conflicts, shown: { facilities, first_day } }: ConflictsProps) {
  const say = useSay()
  const words = ganttWords(useLanguage(), first_day)
  if (conflicts.length === 0) return null
  return (
    <div className="notice warn" role="alert">
      <div>
        {conflicts.map(({ no, process_no: process, now }) => {
          const machine = facilities.find(({ facility_cd }) => facility_cd === now?.facility_cd)
          const at = now && `${machine?.facility_nm ?? ''} ${words.moment(now.start)}`.trim()
          return (
            <p key={`${no} ${String(process)}`}>
              {at === undefined
                ? say(ganttScreenTexts.othersEnded, { no, process })
                : say(ganttScreenTexts.othersMoved, { no, process, at })}
            </p>
          )
        })}
      </div>
    </div>
  )
}

/** What could not be taken back or done again, because others have decided about it since. */
export function SettledTold({ settled: { held, left } }: { settled: Settled }) {
  const say = useSay()
  if (held.length + left.length === 0) return null
  const more = left.length - mostLeft
  return (
    <div className="notice" role="status">
      <div>
        <Held held={held.slice(0, mostLeft)} />
        {left.slice(0, mostLeft).map(({ plan_no, process_no, kind, by }) => (
          <p key={`${plan_no} ${process_no}`}>
            {say(ganttScreenTexts.leftBy, {
              ...{ no: plan_no, process: process_no, reason: say(leftKind.texts[kind]), by },
            })}
          </p>
        ))}
        {more > 0 ? <p>{say(ganttScreenTexts.leftMore, { count: more })}</p> : null}
      </div>
    </div>
  )
}

function Held({ held, operations }: Pick<Tried, 'held'> & Partial<Pick<Told, 'operations'>>) {
  const say = useSay()
  return (
    <>
      {held.map(({ plan_no, process_no, reason }) => {
        const item = operations?.get(barKey({ kind: 'plan', no: plan_no, process_no }))?.item_cd
        const master = constraints[reason]
        return (
          <p key={`${plan_no} ${process_no}`}>
            {say(ganttScreenTexts.heldBy, {
              ...{ no: plan_no, process: process_no, reason: say(holdKind.texts[reason]) },
            })}
            {master && item ? (
              <>
                {' '}
                <Link
                  to={`${master.path}?${new URLSearchParams('item_cd' in master.fields ? { item_cd: item } : {}).toString()}`}
                >
                  {say(master.title)}
                </Link>
              </>
            ) : null}
          </p>
        )
      })}
    </>
  )
}
