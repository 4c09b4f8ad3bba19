import { document, type Part } from '#platform/contract/document.ts'
import { column, dateText, figure } from '#platform/contract/paper-parts.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { morningBoardScreen, riskKind, type Board, type BoardLine } from './board-calls.ts'
import { boardTexts as words } from './board.text.ts'
import { extentWords, hourWords, openMeasures, rateOf, riskWords, wholeOf } from './board-words.ts'
import { measureStatus } from './measure-codes.ts'

/** 朝会ボード on one sheet of A3: what happened and what it cost on the left, risks and countermeasures on the right. */
export const boardPaper = document<Board>({
  name: 'morning_board',
  title: morningBoardScreen.title,
  page: 'A3-landscape',
  build: (board, language) => {
    const head = (text: string): Part => ({ part: 'text', text, strong: true })
    const said = (text: (typeof words)[keyof typeof words]) => say(text, language)
    return {
      footer: [said(words.planAndActual), board.factory_nm, dateText(board.day)].join('　'),
      parts: [
        head([say(morningBoardScreen.title, language), dateText(board.biz_dt), board.factory_nm].join('　')),
        head(`${said(words.planAndActual)}　${dateText(board.day)}　${said(words.goodPieces)}`),
        board.lines.length === 0 ? { part: 'text', text: said(words.nothing) } : hourTable(board, language),
        {
          part: 'beside',
          left: [
            head(`${said(words.losses)}　${figure(board.loss_yen)} ${said(words.yen)}`),
            lossTable(board, language),
            head(said(words.trend)),
            trendTable(board),
          ],
          right: [
            head(said(words.risks)),
            riskTable(board, language),
            head(
              `${said(words.measures)}　${say(words.measureCounts, language, openMeasures(board.measures))}`,
            ),
            measureTable(board, language),
          ],
        },
      ],
    }
  },
})

function hourTable(board: Board, language: Language): Part {
  const whole = wholeOf(board)
  const cells = ({ cells: all, plan, good }: Pick<BoardLine, 'cells' | 'plan' | 'good'>) => [
    ...all.map(({ plan: planned, good: made, reason_nm }) =>
      [`${figure(made)} / ${figure(planned)}`, ...(reason_nm === '' ? [] : [reason_nm])].join('\n'),
    ),
    `${figure(good)} / ${figure(plan)}`,
    rateOf({ plan, good }),
  ]
  return {
    part: 'lines',
    columns: [
      column(words.line, language, '*'),
      ...board.hours.map((hour) => ({
        ...{ label: hourWords(hour, language), align: 'right' as const },
        width: Math.min(30, Math.floor(290 / board.hours.length)),
      })),
      column(words.sum, language, 34, 'right'),
      column(words.rate, language, 18, 'right'),
    ],
    lines: [
      ...board.lines.map((line) => [
        line.line_nm || line.line_cd || say(words.otherLine, language),
        ...cells(line),
      ]),
      [say(words.all, language), ...cells(whole)],
    ],
  }
}

const lossTable = ({ losses }: Board, language: Language): Part => ({
  part: 'lines',
  columns: [
    column(words.cause, language, '*'),
    column(words.extent, language, 34, 'right'),
    column(words.amount, language, 38, 'right'),
  ],
  lines: losses.map((loss) => [
    loss.name || say(words.noReason, language),
    extentWords(loss, language),
    figure(loss.yen),
  ]),
})

const trendTable = ({ trend }: Board): Part => ({
  part: 'lines',
  columns: trend.map(({ day }) => ({ label: dateText(day).slice(5), width: 18, align: 'right' })),
  lines: trend.length === 0 ? [] : [trend.map(({ yen }) => figure(yen))],
})

const riskTable = ({ risks }: Board, language: Language): Part => ({
  part: 'lines',
  columns: [
    column(words.when, language, 16, 'right'),
    column(words.kind, language, 30),
    column(words.what, language, '*'),
  ],
  lines: risks.map((risk) => {
    const { about, what } = riskWords(risk, language)
    return [
      risk.at ?? say(words.allDay, language),
      riskKind.texts[risk.risk_kind][language],
      `${about}　${what}`,
    ]
  }),
})

const measureTable = ({ measures }: Board, language: Language): Part => ({
  part: 'lines',
  columns: [
    column(words.about, language, '*'),
    column(words.worker, language, 30),
    column(words.due, language, 24),
    column(words.state, language, 26),
  ],
  lines: measures.map(({ about, action, worker_nm, due_dt, measure_status, overdue_days }) => [
    [about, action].filter(Boolean).join('\n'),
    worker_nm,
    dateText(due_dt),
    overdue_days > 0
      ? say(words.overdue, language, { days: overdue_days })
      : measureStatus.texts[measure_status][language],
  ]),
})
