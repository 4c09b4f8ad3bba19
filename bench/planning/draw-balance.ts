import { type PhasedDay } from '#planning/explain/time-phased.ts'
import { block, line, svg, text } from './draw-svg.ts'

const [left, top, width, height] = [56, 44, 960, 300]
const legend = [
  ['#a8324a', 'needed'],
  ['#0f766e', 'open order arrives'],
  ['#2563a8', 'planned order arrives'],
  ['#1f2933', 'balance at the end of the day'],
] as const

/** An item’s days: what is needed hangs down, what arrives stands up, the line is what is there. */
export function balanceChart(
  title: string,
  days: readonly PhasedDay[],
  length: number,
  safety: number,
): string {
  const most =
    Math.max(...days.flatMap((one) => [one.balance, one.existing + one.planned, one.required])) * 1.1
  const least = -Math.max(...days.map((one) => one.required)) * 1.1
  const x = (day: number) => left + (day / length) * (width - left - 16)
  const y = (pieces: number) => top + ((most - pieces) / (most - least)) * (height - top - 34)
  const wide = Math.max(3, (x(1) - x(0)) * 0.6)
  const bars = days.flatMap(({ day, required, existing, planned }) => [
    block(x(day), y(0), wide, y(-required) - y(0), '#a8324a'),
    block(x(day), y(existing), wide, y(0) - y(existing), '#0f766e'),
    block(x(day), y(existing + planned), wide, y(existing) - y(existing + planned), '#2563a8'),
  ])
  const steps = days.flatMap(({ day, balance }, i) => {
    const until = days[i + 1]?.day ?? length
    return `${i === 0 ? 'M' : 'L'}${x(day + 0.8).toFixed(1)} ${y(balance).toFixed(1)} L${x(Math.min(length, until + 0.8)).toFixed(1)} ${y(balance).toFixed(1)}`
  })
  const scale = [0, Math.round(most / 2 / 10_000) * 10_000, Math.round(most / 10_000 - 0.5) * 10_000].map(
    (pieces) =>
      text(left - 8, y(pieces) + 4, `${pieces / 1000}`, 'text-anchor="end" fill="#5b6673" font-size="11"'),
  )
  const marks = Array.from({ length: Math.floor(length / 5) + 1 }, (_, i) =>
    text(x(5 * i), height - 12, `day ${5 * i}`, 'fill="#5b6673" font-size="11"'),
  )
  const keys = legend.map(
    ([fill, words], i) => block(left + 230 * i, 26, 10, 10, fill) + text(left + 230 * i + 16, 35, words),
  )
  return svg(
    width,
    height,
    [
      text(left, 18, title, 'font-weight="600" font-size="14"'),
      ...keys,
      line(left, y(0), width - 16, y(0), 'stroke="#9aa5b1"'),
      line(left, y(safety), width - 16, y(safety), 'stroke="#c27803" stroke-dasharray="5 4"'),
      text(width - 20, y(safety) - 5, 'safety stock', 'text-anchor="end" fill="#9a5b0a" font-size="11"'),
      ...bars,
      `<path d="${steps.join(' ')}" fill="none" stroke="#1f2933" stroke-width="2"/>`,
      ...scale,
      ...marks,
    ].join('\n'),
  )
}
