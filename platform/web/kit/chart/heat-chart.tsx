import { ChartFrame } from './chart-frame.tsx'
import type { ChartSeries } from './chart-series.ts'
import { fitting } from './fitting.ts'
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
  /** Somebody has to look at it. */
  readonly flagged?: boolean | undefined
}

interface Props {
  label: string
  /** A line each: a machine, a shelf. */
  series: readonly ChartSeries[]
  axis: 'days' | 'words'
  /** What counts as full; without it the most that there is. */
  full?: number | undefined
  cellOf?: (name: string, at: string) => HeatCell | undefined
  /** Lines of one thing stand together, and what they come to beside them. */
  groupOf?: (name: string) => string
  besideGroup?: (group: string) => readonly { readonly label: string; readonly figure: string }[]
  /** A cell can be taken, by a click or with Enter. */
  onChoose?: (name: string, at: string) => void
}

const lineHeight = 26
const headHeight = 20
/** A dark figure can be read on every cell. */
const darkest = 0.62

const groupGap = 8
const groupWidth = 130

const gapsIn = (series: readonly ChartSeries[], groupOf: Props['groupOf']): readonly number[] => {
  let gaps = 0
  return series.map(({ name }, line) => {
    const before = series[line - 1]
    if (before && groupOf && groupOf(before.name) !== groupOf(name)) gaps += 1
    return gaps
  })
}

const heightFor = (series: readonly ChartSeries[], groupOf: Props['groupOf']): number =>
  headHeight + lineHeight * Math.max(2, series.length) + groupGap * (gapsIn(series, groupOf).at(-1) ?? 0)

/** Lines of cells, the fuller the darker, each with its figure; over full it is framed as well. */
export function HeatChart(props: Props) {
  return (
    <ChartFrame
      label={props.label}
      series={props.series}
      axis={props.axis}
      legend={false}
      height={heightFor(props.series, props.groupOf)}
    >
      {(width) => <Cells {...props} width={width} />}
    </ChartFrame>
  )
}

function Cells({ label, series, axis, full, cellOf, onChoose, width, ...props }: Props & { width: number }) {
  const { groupOf, besideGroup } = props
  const words = useChartWords()
  const places = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))]
  if (axis === 'days') places.sort()
  const left = Math.min(width * 0.35, 16 + 13 * Math.max(...series.map((one) => one.label.length)))
  const right = besideGroup && width > 600 ? groupWidth : 0
  const cell = (width - left - right) / places.length
  const gaps = gapsIn(series, groupOf)
  const topOf = (line: number) => headHeight + lineHeight * line + groupGap * (gaps[line] ?? 0)
  const most = full ?? Math.max(0, ...series.flatMap(({ points }) => points.map(({ value }) => value)))
  const valueOf = (one: ChartSeries, at: string) => one.points.find((point) => point.at === at)?.value
  const tickOf = (at: string) => (axis === 'days' ? words.dayTick(at, []) : at)
  const every = Math.max(1, Math.ceil(38 / cell))
  const cells = series.flatMap((one, line) =>
    places.map((at, place) => ({
      ...{ one, at, value: valueOf(one, at), own: cellOf?.(one.name, at) },
      ...{ x: left + cell * place, y: topOf(line) },
    })),
  )
  return (
    <Plot
      label={label}
      width={width}
      height={heightFor(series, groupOf)}
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
        <text key={one.name} className="axis" x={0} y={topOf(line) + 17}>
          {fitting(one.label, left - 6)}
        </text>
      ))}
      {right > 0
        ? series.map((one, line) => {
            const group = groupOf?.(one.name) ?? one.name
            const first = series.findIndex(({ name }) => (groupOf?.(name) ?? name) === group)
            const said = besideGroup?.(group)[line - first]
            return said ? (
              <g key={`beside ${one.name}`}>
                <text className="axis" x={width - right + 14} y={topOf(line) + 17}>
                  {said.label}
                </text>
                <text className="heat-figure" x={width - 4} y={topOf(line) + 17} textAnchor="end">
                  {said.figure}
                </text>
              </g>
            ) : null
          })
        : null}
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
            {own?.flagged ? (
              <g className="heat-flag" transform={`translate(${String(x + 11)} ${String(y + 13)})`}>
                <circle r={5} />
                <path d="M0 -3V0L2 1.5" />
              </g>
            ) : null}
            {own?.ring ? <rect {...box} className={`heat-ring ${own.ring}`} /> : null}
            {value !== undefined && cell >= 30 ? (
              <text
                className={own?.words ? 'heat-figure quiet' : 'heat-figure'}
                x={x + cell / 2}
                y={y + 17}
                textAnchor="middle"
              >
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
