import { businessDateText } from '#platform/web/language/date-text.ts'
import { useFigureText } from '#platform/web/language/figure-text.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import type { Board, BoardLine } from '../../contract/morning-board/board-calls.ts'
import { boardTexts } from '../../contract/morning-board/board.text.ts'
import { cellTone, hourWords, rateOf, wholeOf } from '../../contract/morning-board/board-words.ts'

/** 計画と実績: good pieces by line and hour over their plan; what is under 80 % says why, as far as anybody has said it. */
export function HourTable({ board }: { board: Board }) {
  const say = useSay()
  const language = useLanguage()
  const machinesOf = ({ machines: [first = '', ...others] }: BoardLine) =>
    others.length < 2
      ? [first, ...others].join('・')
      : say(boardTexts.machines, { first, count: others.length })
  return (
    <section className="board-hours">
      <h2>
        {say(boardTexts.planAndActual)}
        <span>{`${businessDateText(board.day, language)}　${say(boardTexts.goodPieces)}`}</span>
        <span className="board-hint">{say(boardTexts.cellWords)}</span>
      </h2>
      {board.lines.length === 0 ? (
        <p className="board-none">{say(boardTexts.nothing)}</p>
      ) : (
        <div className="board-scroll">
          <table aria-label={say(boardTexts.planAndActual)}>
            <thead>
              <tr>
                <th scope="col">{say(boardTexts.line)}</th>
                {board.hours.map((hour) => (
                  <th key={hour} scope="col">
                    {hourWords(hour, language)}
                  </th>
                ))}
                <th scope="col" className="board-sum">
                  {say(boardTexts.sum)}
                </th>
                <th scope="col" className="board-rate">
                  {say(boardTexts.rate)}
                </th>
              </tr>
            </thead>
            <tbody>
              {board.lines.map((line) => (
                <tr key={line.line_cd}>
                  <th scope="row">
                    <b>{line.line_nm || line.line_cd || say(boardTexts.otherLine)}</b>
                    <small>{machinesOf(line)}</small>
                  </th>
                  <Figures line={line} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">
                  <b>{say(boardTexts.all)}</b>
                </th>
                <Figures line={wholeOf(board)} />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </section>
  )
}

function Figures({ line }: { line: Pick<BoardLine, 'cells' | 'plan' | 'good'> }) {
  const figure = useFigureText()
  const rate = rateOf(line)
  const planOf = (plan: string) => (plan === '0' ? '' : `/ ${figure(plan)}`)
  return (
    <>
      {line.cells.map((cell) => {
        const tone = cellTone(cell)
        const isEmpty = cell.plan === '0' && cell.good === '0'
        return (
          <td key={cell.hour} className={tone}>
            {isEmpty ? null : (
              <>
                <b>{figure(cell.good)}</b>
                {tone === 'bad' && cell.reason_nm !== '' ? (
                  <em title={`/ ${figure(cell.plan)}`}>{cell.reason_nm}</em>
                ) : (
                  <small>{planOf(cell.plan)}</small>
                )}
              </>
            )}
          </td>
        )
      })}
      <td className="board-sum">
        <b>{figure(line.good)}</b>
        <small>{planOf(line.plan)}</small>
      </td>
      <td className={`board-rate ${cellTone(line) === '' ? '' : 'bad'}`}>
        {rate === '' ? null : (
          <>
            <b>{rate}</b>%
          </>
        )}
      </td>
    </>
  )
}
