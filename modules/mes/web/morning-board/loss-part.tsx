import { labelled, listed } from '#platform/contract/punctuation.ts'
import { Link } from 'react-router'
import { dateText } from '#platform/contract/paper-parts.ts'
import { useFigureText } from '#platform/web/language/figure-text.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { lossesScreen } from '../../contract/losses/losses-calls.ts'
import type { Board } from '../../contract/morning-board/board-calls.ts'
import { boardTexts } from '../../contract/morning-board/board.text.ts'
import { extentWords, meanBefore } from '../../contract/morning-board/board-words.ts'

/** As many as fit on the wall; the sum is of all of them. */
const mostCauses = 5

/** ロス金額: by cause, the dearest first, and beside the days before. */
export function Losses({ board }: { board: Board }) {
  const say = useSay()
  const language = useLanguage()
  const figure = useFigureText()
  const { losses, loss_yen, day } = board
  const most = Math.max(1, ...losses.map(({ yen }) => Number(yen)))
  return (
    <section className="board-losses">
      <h2>
        <Link to={`${lossesScreen.path}?${new URLSearchParams({ from: day, to: day }).toString()}`}>
          {say(boardTexts.losses)}
        </Link>
        <span>{dateText(day).slice(5)}</span>
        <strong>
          {figure(loss_yen)}
          <small>{say(boardTexts.yen)}</small>
        </strong>
      </h2>
      {losses.length === 0 ? <p className="board-none">{say(boardTexts.noLoss)}</p> : null}
      <ul>
        {losses.slice(0, mostCauses).map((loss, at) => (
          <li key={`${loss.kind} ${loss.code}`}>
            <span>
              <b>{loss.name || say(boardTexts.noReason)}</b>
              <small>{say(boardTexts.times, { count: loss.times })}</small>
            </span>
            <span className="board-bar">
              <i
                className={at === 0 ? 'most' : ''}
                style={{ width: `${String((Number(loss.yen) / most) * 100)}%` }}
              />
            </span>
            <span className="board-extent">{extentWords(loss, language)}</span>
            <b className="board-yen">{figure(loss.yen)}</b>
          </li>
        ))}
      </ul>
      <Trend trend={board.trend} />
    </section>
  )
}

const height = 64

function Trend({ trend }: Pick<Board, 'trend'>) {
  const say = useSay()
  const language = useLanguage()
  const figure = useFigureText()
  const mean = meanBefore(trend)
  if (mean === undefined) return null
  const most = Math.max(1, Number(mean), ...trend.map(({ yen }) => Number(yen)))
  const tall = (yen: string) => (Number(yen) / most) * height
  const words = listed(
    trend.map(({ day, yen }) => `${dateText(day).slice(5)} ${figure(yen)}`),
    language,
  )
  return (
    <div className="board-trend">
      <div>
        <b>{say(boardTexts.trend)}</b>
        {say(boardTexts.mean, { yen: figure(mean) })}
      </div>
      <svg
        viewBox={`0 0 440 ${String(height + 24)}`}
        role="img"
        aria-label={labelled(say(boardTexts.trend), words, language)}
      >
        {trend.map(({ day, yen }, at) => (
          <g key={day} transform={`translate(${String(at * 44)} 0)`}>
            <rect
              className={at === trend.length - 1 ? 'most' : ''}
              x={6}
              width={32}
              y={height - tall(yen)}
              height={tall(yen)}
            />
            <text x={22} y={height + 20} textAnchor="middle">
              {String(Number(day.slice(8)))}
            </text>
          </g>
        ))}
        <path className="board-mean" d={`M0 ${String(height - tall(mean))}H440`} />
        <path d={`M0 ${String(height)}H440`} />
      </svg>
    </div>
  )
}
