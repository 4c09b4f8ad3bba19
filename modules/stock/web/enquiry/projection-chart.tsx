import { useId } from 'react'
import { useSay } from '#platform/web/language/say.ts'
import { chartOf, type ChartStep } from './chart-path.ts'
import { enquiryTexts } from './enquiry.text.ts'

interface Props {
  begin: ChartStep
  steps: readonly ChartStep[]
  /** A line that the stock should not fall below. */
  floor: number
}

const size = { width: 640, height: 180, left: 24, right: 24, top: 22, bottom: 24 } as const

/** The stock of the days to come as steps: what one looks at before one reads. */
export function ProjectionChart({ begin, steps, floor }: Props) {
  const say = useSay()
  const id = useId()
  const { path, area, points, ticks, zeroY, floorY, least, most } = chartOf(begin, steps, floor, size)
  const end = size.width - size.right
  /** Words at an edge stay inside the picture. */
  const anchor = (x: number) => (x < size.left + 20 ? 'start' : x > end - 20 ? 'end' : 'middle')
  return (
    <svg
      className="projection"
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
      role="img"
      aria-label={say(enquiryTexts.chart, { least: least.toLocaleString(), most: most.toLocaleString() })}
    >
      <path className="area" d={area} />
      {least < 0 ? <Shortage id={id} area={area} zeroY={zeroY} /> : null}
      <line className="zero" x1={size.left} x2={end} y1={zeroY} y2={zeroY} />
      {floorY === undefined ? null : (
        <>
          <line className="floor" x1={size.left} x2={end} y1={floorY} y2={floorY} />
          <text className="axis" x={end} y={floorY - 5} textAnchor="end">
            {`${say(enquiryTexts.safety)} ${floor.toLocaleString()}`}
          </text>
        </>
      )}
      <path className="line" d={path} />
      {points.map(({ x, y, balance, short, told }, at) => (
        <g key={`${String(x)} ${String(balance)} ${String(at)}`}>
          <circle className={short ? 'dot short' : 'dot'} cx={x} cy={y} r={3} />
          {told ? (
            <text
              className={short ? 'figure short' : 'figure'}
              x={x > end - 40 ? x : x + 5}
              y={y - 6}
              textAnchor={x > end - 40 ? 'end' : 'start'}
            >
              {balance < 0 ? `▲${(-balance).toLocaleString()}` : balance.toLocaleString()}
            </text>
          ) : null}
        </g>
      ))}
      {ticks.map(({ x, label }) => (
        <text key={label} className="axis" x={x} y={size.height - 6} textAnchor={anchor(x)}>
          {label}
        </text>
      ))}
      <text className="axis" x={size.left - 6} y={zeroY + 4} textAnchor="end">
        0
      </text>
    </svg>
  )
}

/** What will be missing is hatched, so that it is not told by a colour alone. */
const Shortage = ({ id, area, zeroY }: { id: string; area: string; zeroY: number }) => (
  <>
    <defs>
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
    </defs>
    <path d={area} clipPath={`url(#${id}under)`} fill={`url(#${id}hatch)`} />
  </>
)
