import { useId } from 'react'
import { languageTags, useLanguage } from '../../language/say.ts'
import { ChartFrame } from './chart-frame.tsx'
import { chartHeight } from './chart-series.ts'
import { useChartWords } from './chart-words.ts'
import { bandsOfLoad, type DayRate } from './load-bands.ts'
import { Plot } from './plot.tsx'

interface Props {
  label: string
  days: readonly DayRate[]
}

/** How full something is on each day, beside what it can: what is above its capacity is hatched, days off are shaded. */
export function LoadChart({ label, days }: Props) {
  const points = days.map(({ date, load_rate }) => ({ at: date, value: load_rate ?? 0 }))
  return (
    <ChartFrame label={label} axis="days" series={[{ name: 'load', label, points }]} heading>
      {(width) => <Days label={label} days={days} width={width} />}
    </ChartFrame>
  )
}

function Days({ label, days, width }: Props & { width: number }) {
  const hatch = useId()
  const words = useChartWords()
  const language = useLanguage()
  const weekday = new Intl.DateTimeFormat(languageTags[language], {
    weekday: language === 'ja' ? 'narrow' : 'short',
    timeZone: 'UTC',
  })
  const { bands, full, floor } = bandsOfLoad(days, { width, height: chartHeight })
  return (
    <Plot
      label={label}
      width={width}
      height={chartHeight}
      stops={bands.map(({ middle, top, date, rate }) => ({
        x: middle,
        y: top,
        words: `${words.day(date)}　${rate === null ? '—' : `${String(rate)}%`}`,
      }))}
    >
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="load-ground" width="6" height="6" />
        <rect className="load-hatch" width="3" height="6" />
      </pattern>
      {bands.map(({ date, rate, middle, x, wide, left, band, top }, at) => {
        const day = new Date(`${date}T00:00:00Z`)
        const look = ['axis', ['sunday', '', '', '', '', '', 'saturday'][day.getUTCDay()]].join(' ')
        return (
          <g key={date}>
            {rate === null ? (
              <rect className="load-off" x={left} y={0} width={band} height={floor} />
            ) : (
              <>
                <rect
                  className={at === 0 ? 'load-bar today' : 'load-bar'}
                  {...{ x, y: Math.max(top, full), width: wide }}
                  height={floor - Math.max(top, full)}
                />
                {top < full ? (
                  <rect {...{ x, y: top, width: wide }} height={full - top} fill={`url(#${hatch})`} />
                ) : null}
                <text
                  className={rate > 100 ? 'axis load-over' : 'axis'}
                  x={middle}
                  y={Math.min(top, rate > 80 ? full : top) - 5}
                  textAnchor="middle"
                >
                  {rate}
                </text>
              </>
            )}
            <text className={look} x={middle} y={floor + 15} textAnchor="middle">
              {day.getUTCDate()}
            </text>
            <text className={look} x={middle} y={floor + 29} textAnchor="middle">
              {weekday.format(day)}
            </text>
          </g>
        )
      })}
      <line className="load-full" x1={0} x2={width} y1={full} y2={full} />
      <line className="zero" x1={0} x2={width} y1={floor} y2={floor} />
    </Plot>
  )
}
