import { dateText } from '#platform/contract/paper-parts.ts'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { Measure } from '../../contract/morning-board/board-calls.ts'
import { boardTexts } from '../../contract/morning-board/board.text.ts'
import { openMeasures } from '../../contract/morning-board/board-words.ts'
import { measureStatus } from '../../contract/morning-board/measure-codes.ts'

interface Props {
  measures: readonly Measure[]
  onOpen: (measure: Measure) => void
}

/** 対策: each stays until it is closed. */
export function MeasureList({ measures, onOpen }: Props) {
  const say = useSay()
  return (
    <section className="board-measures">
      <h2>
        {say(boardTexts.measures)}
        <span>{say(boardTexts.measureCounts, openMeasures(measures))}</span>
      </h2>
      {measures.length === 0 ? <p className="board-none">{say(boardTexts.noMeasures)}</p> : null}
      <ul>
        {measures.map((measure) => (
          <li key={measure.measure_no}>
            <button type="button" onClick={() => onOpen(measure)}>
              <span className="board-about">
                <b>{measure.about}</b>
                <small>{measure.measure_status === '9' ? measure.result : measure.action}</small>
              </span>
              <span>{measure.worker_nm || measure.worker_cd}</span>
              <b className={measure.overdue_days > 0 ? 'board-due bad' : 'board-due'}>
                {dateText(measure.due_dt).slice(5)}
              </b>
              {measure.overdue_days > 0 ? (
                <span className="st s-bad">
                  <Icon name="bad" size="s" />
                  {say(boardTexts.overdue, { days: measure.overdue_days })}
                </span>
              ) : (
                <CodeStatus codes={measureStatus} code={measure.measure_status} look="st" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
