import { enquiryTexts } from './enquiry.text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { chartOf, type ChartStep } from './chart-path.ts'

interface Props {
  begin: ChartStep
  steps: readonly ChartStep[]
  /** A line that the stock should not fall below. */
  floor: number
}

const size = { width: 640, height: 170, left: 56, right: 12, top: 12, bottom: 24 } as const

/** The stock of the days to come as steps: what one looks at before one reads. */
export function ProjectionChart({ begin, steps, floor }: Props) {
  const say = useSay()
  const { path, area, points, zeroY, floorY, least, most } = chartOf(begin, steps, floor, size)
  return (
    <svg
      className="projection"
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
      role="img"
      aria-label={say(enquiryTexts.chart, { least: least.toLocaleString(), most: most.toLocaleString() })}
    >
      <path className="area" d={area} />
      <line className="zero" x1={size.left} x2={size.width - size.right} y1={zeroY} y2={zeroY} />
      {floorY === undefined ? null : (
        <>
          <line className="floor" x1={size.left} x2={size.width - size.right} y1={floorY} y2={floorY} />
          <text className="axis" x={size.left - 6} y={floorY + 4} textAnchor="end">
            {say(enquiryTexts.safety)}
          </text>
        </>
      )}
      <path className="line" d={path} />
      {points.map(({ x, y, label, short }, at) => (
        <g key={`${label} ${String(at)}`}>
          <circle className={short ? 'dot short' : 'dot'} cx={x} cy={y} r={3} />
        </g>
      ))}
      {points
        .filter((_, at) => at === 0 || at === points.length - 1)
        .map(({ x, label }, at) => (
          <text
            key={label + String(at)}
            className="axis"
            x={x}
            y={size.height - 8}
            textAnchor={at === 0 ? 'start' : 'end'}
          >
            {label}
          </text>
        ))}
      <text className="axis" x={size.left - 6} y={size.top + 4} textAnchor="end">
        {most.toLocaleString()}
      </text>
      <text className="axis" x={size.left - 6} y={zeroY + 4} textAnchor="end">
        0
      </text>
    </svg>
  )
}
