import { Axes } from './axes.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { sizeFor, type ChartPoint } from './chart-series.ts'
import { useChartWords } from './chart-words.ts'
import { Plot } from './plot.tsx'
import { linear, niceTicks } from './scale.ts'

interface Props {
  label: string
  /** What the bars and the line are called. */
  names: { readonly value: string; readonly share: string }
  /** The largest first. */
  points: readonly ChartPoint[]
  /** Where one class ends and the next begins: how many points it has, and its name. */
  classes: readonly { readonly name: string; readonly count: number }[]
  /** Points that stand out. */
  marked?: readonly string[]
}

/** Values from the largest down, with what they come to together: few things make most of it. */
export function ParetoChart(props: Props) {
  const { label, names, points } = props
  const series = [
    { name: 'value', label: names.value, points },
    { name: 'share', label: names.share, points: sharesOf(points) },
  ]
  return (
    <ChartFrame label={label} series={series} axis="words" legend={false}>
      {(width) => <Pareto {...props} width={width} />}
    </ChartFrame>
  )
}

/** How much of a hundred has come together up to each point. */
export function sharesOf(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const whole = points.reduce((sum, { value }) => sum + value, 0)
  let sum = 0
  return points.map(({ at, value }) => {
    sum += value
    return { at, value: whole > 0 ? Math.round((sum / whole) * 1000) / 10 : 0 }
  })
}

const letterWidth = 12
const fewestLetters = 3

/** As much of a name as there is room for under its bar; nothing where that is hardly a word. */
export function shortened(name: string, room: number): string {
  const letters = Math.floor(room / letterWidth)
  if (letters < fewestLetters) return ''
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name
}

function Pareto({ label, points, classes, marked, width }: Props & { width: number }) {
  const words = useChartWords()
  const ticks = niceTicks(0, Math.max(0, ...points.map(({ value }) => value)), 4)
  const size = { ...sizeFor(width, ticks.map(words.tick)), right: 44 }
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [size.height - size.bottom, size.top])
  const ofShare = linear([0, 100], [size.height - size.bottom, size.top])
  const band = (size.width - size.left - size.right) / Math.max(1, points.length)
  const middle = (at: number) => size.left + band * (at + 0.5)
  const shares = sharesOf(points)
  const ends = classes.map((_, at) => classes.slice(0, at + 1).reduce((sum, { count }) => sum + count, 0))
  return (
    <Plot
      label={label}
      width={size.width}
      height={size.height}
      stops={points.map(({ at, value }, place) => ({
        x: middle(place),
        y: ofShare(shares[place]?.value ?? 0),
        words: `${at}　${words.figure(value)}　${words.figure(shares[place]?.value ?? 0)}%`,
      }))}
    >
      <Axes
        size={size}
        zeroY={y(0)}
        figures={ticks.map((tick) => ({ y: y(tick), words: words.tick(tick) }))}
        places={
          classes.length > 0
            ? classes.flatMap(({ name, count }, at) =>
                count > 0 ? [{ x: middle((ends[at] ?? 0) - count / 2 - 0.5), words: name }] : [],
              )
            : points.flatMap(({ at }, place) => {
                const words = shortened(at, band)
                return words === '' ? [] : [{ x: middle(place), words }]
              })
        }
      />
      {points.map(({ at, value }, place) => (
        <rect
          key={at}
          className={marked?.includes(at) ? 'bar c-0' : 'bar c-2'}
          x={size.left + band * place}
          y={y(value)}
          width={Math.max(band - 1, 0.8)}
          height={Math.max(0, y(0) - y(value))}
        />
      ))}
      {ends.slice(0, -1).map((end) => (
        <line
          key={end}
          className="class-end"
          x1={size.left + band * end}
          x2={size.left + band * end}
          y1={size.top}
          y2={size.height - size.bottom}
        />
      ))}
      <polyline
        className="line"
        points={shares.map(({ value }, at) => `${String(middle(at))},${String(ofShare(value))}`).join(' ')}
      />
      {[50, 100].map((share) => (
        <text key={share} className="axis" x={size.width - size.right + 6} y={ofShare(share) + 4}>
          {`${String(share)}%`}
        </text>
      ))}
    </Plot>
  )
}
