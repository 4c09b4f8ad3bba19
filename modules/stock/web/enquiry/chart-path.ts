export interface ChartStep {
  /** yyyy-mm-dd */
  readonly date: string
  readonly balance: number
}

interface Size {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Point {
  readonly x: number
  readonly y: number
  readonly balance: number
  readonly short: boolean
  /** Its figure stands beside it. */
  readonly told: boolean
}

/** A day under the picture. */
interface Tick {
  readonly x: number
  readonly label: string
}

export interface Chart {
  readonly path: string
  readonly area: string
  readonly points: readonly Point[]
  readonly ticks: readonly Tick[]
  readonly zeroY: number
  readonly floorY: number | undefined
  readonly least: number
  readonly most: number
}

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** Places on the picture: days to the right, as far apart as they are; quantities upwards, zero always in sight. */
export function chartOf(begin: ChartStep, steps: readonly ChartStep[], floor: number, size: Size): Chart {
  const all = [begin, ...steps]
  const balances = all.map(({ balance }) => balance)
  const least = Math.min(0, ...balances)
  const most = Math.max(1, floor, ...balances)
  const first = dayOf(begin.date)
  const days = Math.max(1, ...all.map(({ date }) => dayOf(date) - first))
  const x = (date: string) =>
    round(size.left + ((dayOf(date) - first) / days) * (size.width - size.left - size.right))
  const y = (qty: number) =>
    round(size.top + ((most - qty) / (most - least)) * (size.height - size.top - size.bottom))
  const told = figuresToTell(all)
  const points = all.map(({ date, balance }, at): Point => ({
    x: x(date),
    y: y(balance),
    balance,
    short: balance < floor,
    told: told.has(at),
  }))
  const [start] = points
  const end = size.width - size.right
  const path = points.reduce(
    (line, { x: right, y: down }, at) =>
      at === 0 ? `M${String(right)} ${String(down)}` : `${line}H${String(right)}V${String(down)}`,
    '',
  )
  const whole = `${path}H${String(end)}`
  return {
    path: whole,
    area: start ? `${whole}V${String(y(0))}H${String(start.x)}Z` : '',
    points,
    ticks: ticksOf(
      [...new Set(all.map(({ date }) => date))].map((date) => ({ x: x(date), label: dayText(date) })),
    ),
    zeroY: y(0),
    floorY: floor > 0 ? y(floor) : undefined,
    least: Math.min(...balances),
    most,
  }
}

/** More figures than this would stand in each other's way. */
const mostFigures = 8

/** What is left at the end of each day; of many days the first, the last and the lowest. */
function figuresToTell(all: readonly ChartStep[]): ReadonlySet<number> {
  const ends = all.flatMap(({ date }, at) => (all[at + 1]?.date === date ? [] : [at]))
  if (ends.length <= mostFigures) return new Set(ends)
  const lowest = ends.reduce((low, at) => ((all[at]?.balance ?? 0) < (all[low]?.balance ?? 0) ? at : low))
  return new Set([0, lowest, all.length - 1])
}

/** So far apart that they can be read. */
const tickWidth = 48

/** The first day and the last, and as many between them as find a place. */
function ticksOf(days: readonly Tick[]): readonly Tick[] {
  const last = days.at(-1)
  const kept: Tick[] = []
  for (const day of days) {
    const free = day.x - (kept.at(-1)?.x ?? -Infinity) >= tickWidth
    if (day === last || (free && (last?.x ?? 0) - day.x >= tickWidth)) kept.push(day)
  }
  return kept
}

const dayText = (date: string): string => date.slice(5).replace('-', '/')

const round = (value: number): number => Math.round(value * 10) / 10
