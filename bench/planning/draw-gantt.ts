import { workingTime } from '#planning/calendar/shift-calendar.ts'
import { type FactorySnapshot } from '#planning/scheduling/factory-snapshot.ts'
import { type Proposal, type ProposedOperation } from '#planning/scheduling/proposal.ts'
import { colours, svg, text } from './draw-svg.ts'

export interface Chart {
  readonly title: string
  readonly snapshot: FactorySnapshot
  readonly operations: readonly ProposedOperation[]
  readonly late?: Proposal['late']
  /** Operations that are outlined. */
  readonly marked?: ReadonlySet<string>
}

const left = 92
const right = 16
const width = 960
const rowHeight = 30
const minutesPerDay = 1440

/** Charts of the same days, one below the other. Closed hours are grey, set-ups dark, late orders have a red edge. */
export function gantt(charts: readonly Chart[], days: number): string {
  let top = 0
  const parts = charts.map((chart) => {
    const height = 46 + chart.snapshot.facilities.length * rowHeight + 14
    const part = `<g transform="translate(0 ${top})">${drawn(chart, days)}</g>`
    top += height
    return part
  })
  return svg(width, top, parts.join('\n'))
}

function drawn({ title, snapshot, operations, late = [], marked = new Set() }: Chart, days: number): string {
  const first = Math.floor(snapshot.now / minutesPerDay) * minutesPerDay
  const x = (minute: number) =>
    left + Math.min(1, (minute - first) / (days * minutesPerDay)) * (width - left - right)
  const orders = snapshot.orders.map(({ id }) => id)
  const lateOrders = new Set(late.map(({ order }) => order))
  const rows = snapshot.facilities.map(({ id, calendar }, row) => {
    const y = 46 + row * rowHeight
    const hours = workingTime(
      snapshot.calendars.find((one) => one.id === calendar) ?? { id: '', week: [] },
      snapshot,
    )
    const open = hours.stretches
      .filter(({ from, to }) => to > first && from < first + days * minutesPerDay)
      .map(({ from, to }) => rect(x(from), y, x(to) - x(from), rowHeight - 4, 'fill="#ffffff"'))
    const bars = operations
      .filter(({ facility, start }) => facility === id && start < first + days * minutesPerDay)
      .map((one) =>
        bar(one, y, { x, orders, isLate: lateOrders.has(one.order), isMarked: marked.has(one.operation) }),
      )
    return [
      text(left - 8, y + 18, id, 'text-anchor="end"'),
      rect(left, y, width - left - right, rowHeight - 4, 'fill="#d9dee5"'),
      ...open,
      ...bars,
    ].join('')
  })
  const marks = Array.from({ length: days }, (_, day) =>
    text(x(first + day * minutesPerDay) + 4, 40, `day ${day + 1}`, 'fill="#5b6673" font-size="11"'),
  )
  return [text(left, 20, title, 'font-weight="600" font-size="14"'), ...marks, ...rows].join('\n')
}

interface Look {
  readonly x: (minute: number) => number
  readonly orders: readonly string[]
  readonly isLate: boolean
  readonly isMarked: boolean
}

function bar({ operation, order, start, setup, end }: ProposedOperation, y: number, look: Look): string {
  const { x, orders, isLate, isMarked } = look
  const fill = colours[orders.indexOf(order) % colours.length] ?? ''
  const stroke = isMarked ? '#111827' : isLate ? '#d11a2a' : fill
  const wide = x(end) - x(start)
  return [
    rect(
      x(start) + 1,
      y + 3,
      Math.max(2, wide - 2),
      rowHeight - 10,
      `rx="3" fill="${fill}" stroke="${stroke}" stroke-width="${isMarked || isLate ? 2.5 : 1}"`,
    ),
    setup > 0
      ? rect(x(start) + 1, y + 3, x(start + setup) - x(start), rowHeight - 10, 'rx="3" fill="#374151"')
      : '',
    wide > 7 * operation.length + 6
      ? text(
          x(start) + 6 + (setup > 0 ? x(start + setup) - x(start) : 0),
          y + 17,
          operation,
          'fill="#ffffff" font-size="11"',
        )
      : '',
  ].join('')
}

function rect(x: number, y: number, wide: number, high: number, rest: string): string {
  return `<rect x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${high}" ${rest}/>`
}
