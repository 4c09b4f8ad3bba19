import { Axes } from './axes.tsx'
import { barsOf, barTicks } from './bar-bands.ts'
import { ChartFrame } from './chart-frame.tsx'
import { placesOf, sizeFor, type ChartSeries } from './chart-series.ts'
import { useChartWords } from './chart-words.ts'
import { Plot } from './plot.tsx'
import { linear } from './scale.ts'

interface Props {
  label: string
  series: readonly ChartSeries[]
  axis: 'days' | 'words'
  stacked?: boolean
}

/** Amounts of days or of things, beside each other or on each other. */
export function BarChart(props: Props) {
  return (
    <ChartFrame label={props.label} series={props.series} axis={props.axis}>
      {(width) => <Bars {...props} width={width} />}
    </ChartFrame>
  )
}

function Bars({ label, series, axis, stacked = false, width }: Props & { width: number }) {
  const words = useChartWords()
  const places = placesOf(series, axis)
  const ticks = barTicks(series, places, stacked)
  const size = sizeFor(width, ticks.map(words.tick))
  const bars = barsOf(series, places, stacked, { size, ticks })
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [size.height - size.bottom, size.top])
  const band = (size.width - size.left - size.right) / places.length
  const nameOf = (at: string) => (axis === 'days' ? words.day(at) : at)
  const tickOf = (at: string) => (axis === 'days' ? words.dayTick(at, []) : at)
  const longest = Math.max(...places.map((at) => tickOf(at).length))
  const every = Math.max(1, Math.ceil((longest * 11 + 10) / band))
  return (
    <Plot
      label={label}
      width={size.width}
      height={size.height}
      stops={bars.map(({ x, y: top, width: wide, at, value, series: of }) => ({
        x: x + wide / 2,
        y: top,
        words: `${nameOf(at)}　${series.length > 1 ? `${series[of]?.label ?? ''} ` : ''}${words.figure(value)}`,
      }))}
    >
      <Axes
        size={size}
        zeroY={y(0)}
        figures={ticks.map((tick) => ({ y: y(tick), words: words.tick(tick) }))}
        places={places.flatMap((at, place) =>
          place % every === 0 ? [{ x: size.left + band * (place + 0.5), words: tickOf(at) }] : [],
        )}
      />
      {bars.map((bar) => (
        <rect
          key={`${bar.at} ${String(bar.series)}`}
          className={`bar c-${String(bar.series % 4)}`}
          x={bar.x}
          y={bar.y}
          width={Math.max(bar.width - 1, 1)}
          height={Math.max(bar.height, bar.value === 0 ? 0 : 1)}
        />
      ))}
    </Plot>
  )
}
