import { useCallback, useState, type ReactNode } from 'react'
import { useSay } from '../../language/say.ts'
import { PlainTable } from '../table/plain-table.tsx'
import { chartHeight, placesOf, type ChartSeries } from './chart-series.ts'
import { chartTexts } from './chart.text.ts'
import './chart.css'

interface Props {
  label: string
  series: readonly ChartSeries[]
  axis: 'days' | 'words'
  /** The same stands in a table beside it already. */
  tableBeside?: boolean
  legend?: boolean
  /** Its label is read above it. */
  heading?: boolean
  /** Of the picture, and so of the table in its place: what stands below does not move. */
  height?: number
  children: (width: number) => ReactNode
}

/** What all charts have: who is who, the table behind, and the same height in every state. */
export function ChartFrame({ label, series, axis, tableBeside = false, children, ...props }: Props) {
  const { legend = true, heading = false, height = chartHeight } = props
  const say = useSay()
  const [asTable, setAsTable] = useState(false)
  const [width, measure] = useWidth()
  const places = placesOf(series, axis)
  return (
    <figure className="chart">
      {tableBeside && series.length < 2 ? null : (
        <figcaption className="chart-head">
          {heading ? label : null}
          {legend && series.length > 1
            ? series.map(({ name, label: words }, at) => (
                <span key={name} className={`chart-key c-${String(at % 4)}`}>
                  {words}
                </span>
              ))
            : null}
          <span className="spacer" />
          {tableBeside || places.length === 0 ? null : (
            <button type="button" className="btn quiet" onClick={() => setAsTable(!asTable)}>
              {say(asTable ? chartTexts.asChart : chartTexts.asTable)}
            </button>
          )}
        </figcaption>
      )}
      <div className="chart-body" style={{ height }} ref={measure}>
        {places.length === 0 ? (
          <p className="chart-nothing dim">{say(chartTexts.nothing)}</p>
        ) : asTable ? (
          <PlainTable
            label={label}
            rows={places}
            keyOf={(at) => at}
            columns={[
              {
                name: 'at',
                label: axis === 'days' ? chartTexts.day : chartTexts.at,
                ...(axis === 'days' ? { kind: 'date' } : {}),
                cell: (at) => at,
              },
              ...series.map(({ name, label: words, points }) => ({
                name,
                label: words,
                kind: 'figure' as const,
                cell: (at: string) => points.findLast((point) => point.at === at)?.value ?? '',
              })),
            ]}
          />
        ) : (
          children(width)
        )}
      </div>
    </figure>
  )
}

/** Charts are drawn in the pixels that they get, so that their words have the size of words. */
function useWidth(): readonly [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(640)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, measure]
}
