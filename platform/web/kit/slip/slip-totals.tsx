import type { AnySlip } from '#platform/contract/slip.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import { useFigureText } from '../../language/figure-text.ts'
import { useSay } from '../../language/say.ts'
import { unitOf, type Names } from './name-book.ts'
import { isBlankLine, type SlipContent } from './slip-content.ts'
import { slipTexts } from './slip.text.ts'

interface Props {
  slip: AnySlip
  content: SlipContent
  names: Names
}

/** Sums and tax as they stand at this moment, and the one figure that counts. */
export function SlipTotalsView({ slip, content, names }: Props) {
  const say = useSay()
  const lines = content.lines.filter((line) => !isBlankLine(slip, line)).map(({ values }) => values)
  const counted = Object.values(slip.columns).flatMap((column) => column?.unitOf ?? [])[0]
  const totals = slip.totals?.(lines, content.header.values, (at) => {
    const line = lines[at]
    return counted && line ? unitOf(slip.lines, counted, line, names) : ''
  })
  if (!totals) return null
  const { columns, rows, grand } = totals
  return (
    <section className="slip-totals">
      <table>
        <thead>
          <tr>
            <th scope="col">{say(slipTexts.lineCount, { count: lines.length })}</th>
            {columns.map((column) => (
              <th key={column.en} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, figures }) => (
            <tr
              key={label.en}
              className={figures.every((figure) => figure === '0' || figure === '') ? 'dim' : undefined}
            >
              <th scope="row">{say(label)}</th>
              {columns.map((column, index) => (
                <td key={column.en}>
                  <Figure text={figures[index] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {grand ? (
        <p className="slip-grand">
          <span>{say(grand.label)}</span>
          <b>
            <Figure text={grand.figure} />
            {grand.unit ? <small>{say(grand.unit)}</small> : null}
          </b>
        </p>
      ) : null}
    </section>
  )
}

function Figure({ text }: { text: string }) {
  const figureText = useFigureText()
  const figure = figureOf(text)
  if (!figure) return '—'
  return figure.units < 0n ? <span className="negative">{figureText(figure)}</span> : figureText(figure)
}
