import { Link } from 'react-router'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { riskKind, type Board, type BoardRisk } from '../../contract/morning-board/board-calls.ts'
import { boardTexts } from '../../contract/morning-board/board.text.ts'
import { riskWords } from '../../contract/morning-board/board-words.ts'
import { progressGanttScreen } from '../../contract/progress-gantt/progress-calls.ts'

/** 今日のリスク: what can still be helped this morning. */
export function RiskList({ board: { risks, risk_counts } }: { board: Board }) {
  const say = useSay()
  return (
    <section className="board-risks">
      <h2>
        <Link to={progressGanttScreen.path}>{say(boardTexts.risks)}</Link>
        <span>
          {risk_counts.length === 0
            ? say(boardTexts.riskOrder)
            : risk_counts
                .map(({ risk_kind, count }) =>
                  say(boardTexts.count, { kind: riskKind.texts[risk_kind], count }),
                )
                .join('　')}
        </span>
      </h2>
      {risks.length === 0 ? <p className="board-none">{say(boardTexts.noRisk)}</p> : null}
      <ul>
        {risks.map((risk, at) => (
          <Risk key={`${risk.risk_kind} ${String(at)}`} risk={risk} />
        ))}
      </ul>
    </section>
  )
}

function Risk({ risk }: { risk: BoardRisk }) {
  const say = useSay()
  const { about, what } = riskWords(risk, useLanguage())
  return (
    <li>
      <CodeStatus codes={riskKind} code={risk.risk_kind} look="st" />
      <time>{risk.at ?? say(boardTexts.allDay)}</time>
      <b>{about}</b>
      <span>{what}</span>
    </li>
  )
}
