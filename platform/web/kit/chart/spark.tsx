import { useSay } from '../../language/say.ts'
import { useChartWords } from './chart-words.ts'
import { chartTexts } from './chart.text.ts'
import { linear } from './scale.ts'
import './chart.css'

interface Props {
  label: string
  values: readonly number[]
}

const size = { width: 96, height: 22, edge: 3 } as const

/** The course of a few values among words or in a cell of a table, where the figures stand themselves. */
export function Spark({ label, values }: Props) {
  const say = useSay()
  const words = useChartWords()
  const [first] = values
  const last = values.at(-1)
  if (first === undefined || last === undefined) return <span className="dim">—</span>
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const x = linear([0, values.length - 1], [size.edge, size.width - size.edge])
  const y = linear([least, most], [size.height - size.edge, size.edge])
  return (
    <svg
      className="spark"
      width={size.width}
      height={size.height}
      role="img"
      aria-label={say(chartTexts.spark, {
        label,
        first: words.figure(first),
        last: words.figure(last),
        least: words.figure(least),
        most: words.figure(most),
      })}
    >
      <polyline
        className="line"
        points={values.map((value, at) => `${String(x(at))},${String(y(value))}`).join(' ')}
      />
      <circle className={last < 0 ? 'dot short' : 'dot'} cx={x(values.length - 1)} cy={y(last)} r={2.5} />
    </svg>
  )
}
