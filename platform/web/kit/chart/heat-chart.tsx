import { ChartFrame } from './chart-frame.tsx'
import type { ChartSeries } from './chart-series.ts'
import { useChartWords } from './chart-words.ts'
import { Plot } from './plot.tsx'

/** What a screen knows of a cell beside its figure. */
export interface HeatCell {
  /** In place of the figure. */
  readonly words?: string | undefined
  /** Said of it, behind its place. */
  readonly said?: string | undefined
  readonly ring?: 'chosen' | 'found' | undefined
  /** Not to be used: it has no colour. */
  readonly closed?: boolean | undefined
}

interface Props {
  label: string
  /** A line each: a machine, a shelf. */
  series: readonly ChartSeries[]
  axis: 'days' | 'words'
  /** What counts as full; without it the most that there is. */
  full?: number | undefined
  cellOf?: (name: string, at: string) => HeatCell | undefined
  /** A cell can be taken, by a click or with Enter. */
  onChoose?: (name: string, at: string) => void
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

function Cells({ label, series, axis, full, cellOf, onChoose, width }: Props & { width: number }) {
  const words = useChartWords()
  const places = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))]
  if (axis === 'days') places.sort()
  const left = Math.min(width * 0.35, 16 + 13 * Math.max(...series.map((one) => one.label.length)))
  const cell = (width - left) / places.length
  const most = full ?? Math.max(0, ...series.flatMap(({ points }) => points.map(({ value }) => value)))
  const valueOf = (one: ChartSeries, at: string) => one.points.find((point) => point.at === at)?.value
  const tickOf = (at: string) => (axis === 'days' ? words.dayTick(at, []) : at)
  const every = Math.max(1, Math.ceil(38 / cell))
  const cells = series.flatMap((one, line) =>
    places.map((at, place) => ({
      ...{ one, at, value: valueOf(one, at), own: cellOf?.(one.name, at) },
      ...{ x: left + cell * place, y: headHeight + lineHeight * line },
    })),
  )
  return (
    <Plot
      label={label}
      width={width}
      height={heightFor(series)}
      perLine={places.length}
      stops={cells.map(({ one, at, value, own, x, y }) => ({
        x: x + cell / 2,
        y: y + lineHeight / 2,
        words: `${one.label}　${axis === 'days' ? words.day(at) : at}　${own?.said ?? figureOr(value, words.figure)}`,
      }))}
      onChoose={
        onChoose &&
        ((stop) => {
          const chosen = cells[stop]
          if (chosen) onChoose(chosen.one.name, chosen.at)
        })
      }
    >
      {places.map((at, place) =>
        place % every === 0 ? (
          <text key={at} className="axis" x={left + cell * (place + 0.5)} y={13} textAnchor="middle">
            {tickOf(at)}
          </text>
        ) : null,
      )}
      {series.map((one, line) => (
        <text key={one.name} className="axis" x={0} y={headHeight + lineHeight * line + 17}>
          {one.label}
        </text>
      ))}
      {cells.map(({ one, at, value, own, x, y }) => {
        const share = most > 0 && value !== undefined ? Math.max(0, value / most) : 0
        const box = { x: x + 1, y: y + 1, width: Math.max(cell - 2, 1), height: lineHeight - 2 }
        return (
          <g key={`${one.name} ${at}`}>
            <rect
              {...box}
              className={own?.closed ? 'heat closed' : share > 1 ? 'heat over' : 'heat'}
              fillOpacity={own?.closed ? 1 : Math.min(share, 1) * darkest}
            />
            {own?.ring ? <rect {...box} className={`heat-ring ${own.ring}`} /> : null}
            {value !== undefined && cell >= 30 ? (
              <text className="heat-figure" x={x + cell / 2} y={y + 17} textAnchor="middle">
                {own?.words ?? words.tick(value)}
              </text>
            ) : null}
          </g>
        )
      })}
    </Plot>
  )
}

const figureOr = (value: number | undefined, figure: (value: number) => string): string =>
  value === undefined ? '—' : figure(value)
