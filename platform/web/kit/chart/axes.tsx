import type { Size } from './chart-series.ts'

interface Props {
  size: Size
  figures: readonly { readonly y: number; readonly words: string }[]
  places: readonly { readonly x: number; readonly words: string }[]
  /** Where zero is. */
  zeroY: number
}

/** Figures at the left with their lines, what they are of below. */
export function Axes({ size, figures, places, zeroY }: Props) {
  const end = size.width - size.right
  return (
    <>
      {figures.map(({ y, words }) => (
        <g key={words}>
          <line className="rule" x1={size.left} x2={end} y1={y} y2={y} />
          <text className="axis" x={size.left - 6} y={y + 4} textAnchor="end">
            {words}
          </text>
        </g>
      ))}
      <line className="zero" x1={size.left} x2={end} y1={zeroY} y2={zeroY} />
      {places.map(({ x, words }) => (
        <text key={`${String(x)} ${words}`} className="axis" x={x} y={size.height - 7} textAnchor="middle">
          {words}
        </text>
      ))}
    </>
  )
}
