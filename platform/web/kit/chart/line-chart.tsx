import { useId } from 'react'
import { Axes } from './axes.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { placesOf, sizeFor, type ChartSeries, type Size } from './chart-series.ts'
import { useChartWords } from './chart-words.ts'
import { figuresPlaced, figureTicks, linePath, placesOn, type Placed } from './line-path.ts'
import { Plot } from './plot.tsx'
import { dateTicks } from './scale.ts'

interface Props {
  label: string
  series: readonly ChartSeries[]
  axis: 'days' | 'words'
  /** A value holds until the next one: a stock, a price. */
  steps?: boolean
  /** What no value should fall below. */
  floor?: { readonly label: string; readonly value: number } | undefined
  /** The day that the line comes to from what has happened, and goes on from to what is expected. */
  now?: { readonly label: string; readonly at: string }
  /** The same stands in a table beside it already. */
  tableBeside?: boolean
}

/** Values over time, as a line or as steps; of a single series also the area, hatched where something is missing. */
export function LineChart(props: Props) {
  const { label, series, axis, tableBeside } = props
  return (
    <ChartFrame
      label={label}
      series={series}
      axis={axis}
      {...(tableBeside === undefined ? {} : { tableBeside })}
    >
      {(width) => <Lines {...props} width={width} />}
    </ChartFrame>
  )
}

function Lines({ label, series, axis, steps = false, floor, now, width }: Props & { width: number }) {
  const words = useChartWords()
  const places = placesOf(series, axis)
  const ticks = figureTicks(
    series.flatMap(({ points }) => points.map(({ value }) => value)),
    floor?.value,
  )
  const size = sizeFor(width, ticks.map(words.tick))
  const place = placesOn(size, ticks, places, axis)
  const lines = series.map((one) => ({
    ...one,
    placed: one.points.map((point): Placed => ({ ...point, x: place.x(point.at), y: place.y(point.value) })),
  }))
  const nameOf = (at: string) => (axis === 'days' ? words.day(at) : at)
  const shown = axis === 'days' ? daysShown(places, width) : wordsShown(places, width)
  const end = size.width - size.right
  const [only, ...others] = lines
  return (
    <Plot
      label={label}
      width={size.width}
      height={size.height}
      stops={lines.flatMap(({ label: of, placed }) =>
        placed.map(({ x, y, at, value }) => ({
          x,
          y,
          words: `${nameOf(at)}　${others.length > 0 ? `${of} ` : ''}${words.figure(value)}`,
        })),
      )}
    >
      <Axes
        size={size}
        zeroY={place.y(0)}
        figures={ticks.map((tick) => ({ y: place.y(tick), words: words.tick(tick) }))}
        places={shown.map((at) => ({
          x: place.x(at),
          words: axis === 'days' ? words.dayTick(at, shown) : at,
        }))}
      />
      {only && others.length === 0 ? (
        <Area placed={only.placed} steps={steps} size={size} zeroY={place.y(0)} />
      ) : null}
      {now ? (
        <>
          <rect
            className="past"
            x={size.left}
            y={size.top}
            width={Math.max(0, place.x(now.at) - size.left)}
            height={size.height - size.bottom - size.top}
          />
          <line
            className="now"
            x1={place.x(now.at)}
            x2={place.x(now.at)}
            y1={size.top - 6}
            y2={size.height - size.bottom}
          />
          <text className="axis" x={place.x(now.at) + 4} y={size.top - 8}>
            {now.label}
          </text>
        </>
      ) : null}
      {floor && floor.value > 0 ? (
        <>
          <line
            className="floor"
            x1={size.left}
            x2={end}
            y1={place.y(floor.value)}
            y2={place.y(floor.value)}
          />
          <text className="axis" x={size.left + 6} y={place.y(floor.value) - 5}>
            {`${floor.label} ${words.figure(floor.value)}`}
          </text>
        </>
      ) : null}
      {lines.map(({ name, placed }, at) => (
        <g key={name} className={`c-${String(at % 4)}`}>
          <path className="line" d={linePath(placed, steps, end)} />
          {now && others.length === 0 ? (
            <Happened d={linePath(placed, steps, end)} size={size} until={place.x(now.at)} />
          ) : null}
          {placed.map((point, index) => (
            <circle
              // Two values of one day stand over each other, in their order.
              key={`${point.at} ${String(point.value)} ${String(index)}`}
              className={isShort(point.value, floor?.value) ? 'dot short' : 'dot'}
              cx={point.x}
              cy={point.y}
              r={placed.length > 60 || (steps && !isShort(point.value, floor?.value)) ? 0 : 3}
            />
          ))}
        </g>
      ))}
      {only && others.length === 0 ? <Told placed={only.placed} size={size} floor={floor?.value} /> : null}
    </Plot>
  )
}

/** What has happened cannot change any more, and is grey. */
function Happened({ d, size, until }: { d: string; size: Size; until: number }) {
  const id = useId()
  return (
    <>
      <clipPath id={id}>
        <rect x={0} y={0} width={Math.max(0, until)} height={size.height} />
      </clipPath>
      <path className="line happened" d={d} clipPath={`url(#${id})`} />
    </>
  )
}

const isShort = (value: number, floor = 0): boolean => value < floor

/** Room that a day below needs. */
const dayWidth = 64
const daysShown = (places: readonly string[], width: number) =>
  dateTicks(places[0] ?? '', places.at(-1) ?? '', Math.max(2, Math.floor(width / dayWidth)))

function wordsShown(places: readonly string[], width: number): readonly string[] {
  const longest = Math.max(...places.map(({ length }) => length))
  const every = Math.ceil(places.length / Math.max(1, Math.floor(width / (longest * 12 + 12))))
  return places.filter((_, at) => at % every === 0)
}

interface AreaProps {
  placed: readonly Placed[]
  steps: boolean
  size: Size
  zeroY: number
}

/** What is missing is hatched, so that it is not told by a colour alone. */
function Area({ placed, steps, size, zeroY }: AreaProps) {
  const id = useId()
  const [first] = placed
  const last = placed.at(-1)
  if (!first || !last) return null
  const end = size.width - size.right
  const close = steps ? end : last.x
  const area = `${linePath(placed, steps, end)}L${String(close)} ${String(zeroY)}H${String(first.x)}Z`
  return (
    <>
      <path className="area" d={area} />
      {placed.some(({ value }) => value < 0) ? (
        <>
          <clipPath id={`${id}under`}>
            <rect x={0} y={zeroY} width={size.width} height={size.height} />
          </clipPath>
          <pattern
            id={`${id}hatch`}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line className="hatch" x1={0} x2={0} y1={0} y2={6} />
          </pattern>
          <path d={area} clipPath={`url(#${id}under)`} fill={`url(#${id}hatch)`} />
        </>
      ) : null}
    </>
  )
}

/** A figure of 12 px, in pixels for each sign. */
const signWidth = 7

/** Figures beside their points, as many as can be read. */
function Told({ placed, size, floor }: { placed: readonly Placed[]; size: Size; floor: number | undefined }) {
  const words = useChartWords()
  const room = { end: size.width - size.right, bottom: size.height - size.bottom }
  const widthOf = (value: number) => words.figure(value).length * signWidth
  return figuresPlaced(placed, widthOf, room).flatMap(({ at, x, y, anchor }) => {
    const value = placed[at]?.value
    if (value === undefined) return []
    return [
      <text
        key={at}
        className={isShort(value, floor) ? 'figure short' : 'figure'}
        x={x}
        y={y}
        textAnchor={anchor}
      >
        {words.figure(value)}
      </text>,
    ]
  })
}
