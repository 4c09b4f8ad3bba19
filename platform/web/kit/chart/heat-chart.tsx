import { ChartFrame } from './chart-frame.tsx'
import type { ChartSeries } from './chart-series.ts'
import { useChartWords } from './chart-words.ts'
import { Plot } from './plot.tsx'

interface Props {
  label: string
  /** A line each: a machine, a shelf. */
  series: readonly ChartSeries[]
  axis: 'days' | 'words'
  /** What counts as full; without it the most that there is. */
  full?: number
}

const lineHeight = 26
const headHeight = 20
/** A dark figure can be read on every cell. */
const darkest = 0.62

const heightFor = (series: readonly ChartSeries[]): number =>
  headHeight + lineHeight * Math.max(2, series.length)

/** Lines of cells, the fuller the darker, each with its figure; over full it is framed as well. */
export function HeatChart(props: Props) {
  return (
    <ChartFrame
      label={props.label}
      series={props.series}
      axis={props.axis}
      legend={false}
      height={heightFor(props.series)}
    >
      {(width) => <Cells {...props} width={width} />}
    </ChartFrame>
  )
}

function Cells({ label, series, axis, full, width }: Props & { width: number }) {
  const words = useChartWords()
  const places = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))]
  if (axis === 'days') places.sort()
  const left = Math.min(width * 0.35, 16 + 13 * Math.max(...series.map((one) => one.label.length)))
  const cell = (width - left) / places.length
  const most = full ?? Math.max(0, ...series.flatMap(({ points }) => points.map(({ value }) => value)))
  const valueOf = (one: ChartSeries, at: string) => one.points.find((point) => point.at === at)?.value
  const tickOf = (at: string) => (axis === 'days' ? words.dayTick(at, []) : at)
  const every = Math.max(1, Math.ceil(38 / cell))
  return (
    <Plot
      label={label}
      width={width}
      height={heightFor(series)}
      perLine={places.length}
      stops={series.flatMap((one, line) =>
        places.map((at, place) => ({
          x: left + cell * (place + 0.5),
          y: headHeight + lineHeight * (line + 0.5),
          words: `${one.label}　${axis === 'days' ? words.day(at) : at}　${figureOr(valueOf(one, at), words.figure)}`,
        })),
      )}
    >
      {places.map((at, place) =>
        place % every === 0 ? (
          <text key={at} className="axis" x={left + cell * (place + 0.5)} y={13} textAnchor="middle">
            {tickOf(at)}
          </text>
        ) : null,
      )}
      {series.map((one, line) => (
        <g key={one.name}>
          <text className="axis" x={0} y={headHeight + lineHeight * line + 17}>
            {one.label}
          </text>
          {places.map((at, place) => {
            const value = valueOf(one, at)
            const share = most > 0 && value !== undefined ? Math.max(0, value / most) : 0
            return (
              <g key={at}>
                <rect
                  className={share > 1 ? 'heat over' : 'heat'}
                  x={left + cell * place + 1}
                  y={headHeight + lineHeight * line + 1}
                  width={Math.max(cell - 2, 1)}
                  height={lineHeight - 2}
                  fillOpacity={Math.min(share, 1) * darkest}
                />
                {value !== undefined && cell >= 30 ? (
                  <text
                    className="heat-figure"
                    x={left + cell * (place + 0.5)}
                    y={headHeight + lineHeight * line + 17}
                    textAnchor="middle"
                  >
                    {words.tick(value)}
                  </text>
                ) : null}
              </g>
            )
          })}
        </g>
      ))}
    </Plot>
  )
}

const figureOr = (value: number | undefined, figure: (value: number) => string): string =>
  value === undefined ? '—' : figure(value)
