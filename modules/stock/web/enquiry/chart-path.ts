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
  readonly label: string
  readonly short: boolean
}

export interface Chart {
  readonly path: string
  readonly area: string
  readonly points: readonly Point[]
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
  const points = all.map(({ date, balance }): Point => {
    return { x: x(date), y: y(balance), label: date.slice(5).replace('-', '/'), short: balance < floor }
  })
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
    zeroY: y(0),
    floorY: floor > 0 ? y(floor) : undefined,
    least: Math.min(...balances),
    most,
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
