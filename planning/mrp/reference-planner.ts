import { type BomLineInput, type CalendarInput, type ItemInput, type MrpInput } from './input.ts'

/**
 * MRP as a textbook says it, for the tests to compare with: slow, on plain maps, fractions in bigint, one day after the
 * other on a wall calendar. It shares no arithmetic with the engine. Reviews (order methods 1–3), substitutes and
 * additions to existing orders are not in it.
 */
export interface ReferenceOrder {
  readonly item: string
  readonly need: string
  readonly start: string
  readonly due: string
  readonly quantity: bigint
  readonly origin: string | undefined
}

interface Need {
  readonly day: number
  readonly quantity: bigint
  readonly origin: string | undefined
}

export function referencePlan(input: MrpInput): readonly ReferenceOrder[] {
  const day = (iso: string) => Math.round((Date.parse(iso) - Date.parse(input.today)) / 86_400_000)
  const iso = (offset: number) =>
    new Date(Date.parse(input.today) + offset * 86_400_000).toISOString().slice(0, 10)
  const itemOf = new Map(input.items.map((item) => [item.code, item]))
  const orders = new Map<string, ReferenceOrder[]>()

  for (const code of topDown(input)) {
    const item = itemOf.get(code)
    if (!item) throw new Error(code)
    const needs = [...ownNeeds(input, item, day), ...drawnNeeds(input, item, itemOf, orders, day)]
    const origins = [...new Set(needs.map(({ origin }) => origin))]
    const laneOrder = (origin: string | undefined) =>
      origin === undefined ? -1 : (input.demands ?? []).findIndex((one) => one.code === origin)
    if (!origins.includes(undefined)) origins.push(undefined)
    const planned: ReferenceOrder[] = []
    for (const origin of origins.sort((a, b) => laneOrder(a) - laneOrder(b)))
      for (const { need, quantity } of netLane(input, item, needs, origin, day))
        planned.push({ item: code, quantity, origin, need: iso(need), ...datesOf(input, item, need, iso) })
    orders.set(code, planned)
  }
  return [...orders.values()].flat().filter(({ item }) => !itemOf.get(item)?.phantom)
}

/** Parents before children, by asking for each item's depth. */
function topDown(input: MrpInput): readonly string[] {
  const depth = new Map<string, number>()
  const makes = new Set(input.items.filter(({ source }) => source !== 'buy').map(({ code }) => code))
  const depthOf = (code: string): number => {
    const known = depth.get(code)
    if (known !== undefined) return known
    const parents = (input.bom ?? []).filter((line) => line.child === code && makes.has(line.parent))
    const own = Math.max(-1, ...parents.map((line) => depthOf(line.parent))) + 1
    depth.set(code, own)
    return own
  }
  return input.items.map(({ code }) => code).sort((a, b) => depthOf(a) - depthOf(b))
}

function ownNeeds(input: MrpInput, item: ItemInput, day: (iso: string) => number): Need[] {
  const window = input.forecastWindow ?? { backwardDays: 0, forwardDays: 0 }
  const rows = (input.demands ?? [])
    .filter((row) => row.item === item.code)
    .map((row) => ({ ...row, at: day(row.date), open: milli(row.quantity) }))
    .sort((a, b) => a.at - b.at)
  for (const order of rows.filter(({ kind }) => kind === 'order')) {
    let rest = milli(order.quantity)
    const near = rows.filter(
      (row) =>
        row.kind === 'forecast' &&
        row.at >= order.at - window.backwardDays &&
        row.at <= order.at + window.forwardDays &&
        (row.customer === undefined || row.customer === order.customer),
    )
    const before = near.filter((row) => row.at <= order.at).reverse()
    const after = near.filter((row) => row.at > order.at)
    for (const forecast of [...before, ...after]) {
      const used = rest < forecast.open ? rest : forecast.open
      forecast.open -= used
      rest -= used
    }
  }
  return rows
    .filter((row) => row.kind !== 'forecast' || row.at >= 0)
    .map((row) => ({
      day: Math.max(row.at, 0),
      quantity: row.open - milli(row.allocated ?? 0),
      origin:
        item.production === 'order' && row.kind !== 'forecast'
          ? (row.origin ?? (row.kind === 'order' ? row.code : undefined))
          : undefined,
    }))
}

function drawnNeeds(
  input: MrpInput,
  item: ItemInput,
  itemOf: ReadonlyMap<string, ItemInput>,
  orders: ReadonlyMap<string, readonly ReferenceOrder[]>,
  day: (iso: string) => number,
): Need[] {
  return (input.bom ?? [])
    .filter((line) => line.child === item.code && itemOf.get(line.parent)?.source !== 'buy')
    .flatMap((line) =>
      (orders.get(line.parent) ?? [])
        .filter(({ start }) => (!line.from || start >= line.from) && (!line.to || start <= line.to))
        .map((order) => ({
          day: day(order.start),
          quantity: required(line, item, order.quantity),
          origin: item.production === 'order' ? order.origin : undefined,
        })),
    )
}

function required(line: BomLineInput, item: ItemInput, quantity: bigint): bigint {
  const scrap = hundredths(line.scrapPercent ?? 0)
  const above = quantity * milli(line.need) * (10_000n + scrap)
  return upToUnit(above, milli(line.base ?? 1) * 10_000n, item)
}

interface Netted {
  readonly need: number
  readonly quantity: bigint
}

function netLane(
  input: MrpInput,
  item: ItemInput,
  needs: readonly Need[],
  origin: string | undefined,
  day: (iso: string) => number,
): readonly Netted[] {
  const pooled = origin === undefined
  const safety = pooled && !item.phantom ? milli(item.safetyStock ?? 0) : 0n
  const allocated = (input.demands ?? [])
    .filter((row) => row.item === item.code)
    .reduce((sum, row) => sum + milli(row.allocated ?? 0), 0n)
  const coming = [
    ...(pooled ? (input.stock ?? []) : [])
      .filter((row) => row.item === item.code)
      .map((row) => ({
        at: row.from ? Math.max(day(row.from), 0) : 0,
        quantity: milli(row.quantity),
        fixed: true,
      })),
    ...(input.supplies ?? [])
      .filter((row) => row.item === item.code)
      .filter((row) => (item.production === 'order' ? row.origin : undefined) === origin)
      .map((row) => ({ at: day(row.date), quantity: milli(row.quantity), fixed: row.fixed ?? false }))
      .sort((a, b) => a.at - b.at),
  ]
  const frozen = input.frozenDays ?? 0
  const within = input.messages?.expediteWithinDays ?? input.horizonDays
  const counted = new Set<(typeof coming)[number]>()
  const orders: Netted[] = []
  let balance = pooled ? -allocated : 0n
  for (let today = 0; today < input.horizonDays; today++) {
    for (const one of coming) if (one.at <= today && !counted.has(one)) balance += take(one)
    balance -= needs
      .filter((need) => need.day === today && need.origin === origin)
      .reduce((sum, { quantity }) => sum + quantity, 0n)
    for (const one of coming) {
      const movable = !one.fixed && (one.at < 0 || one.at >= frozen) && one.at < input.horizonDays
      if (balance < safety && movable && one.at <= today + within && !counted.has(one)) balance += take(one)
    }
    if (balance >= safety) continue
    let short = safety - balance
    if (item.lot?.rule === 'period') {
      const end = Math.min(today + item.lot.days, input.horizonDays)
      const ahead = { balance, most: short }
      for (let later = today + 1; later < end; later++) lookAhead(later, ahead)
      short = ahead.most
    }
    for (const quantity of lots(item, short)) {
      orders.push({ need: today, quantity })
      balance += good(item, quantity)
    }
  }
  return orders

  function lookAhead(later: number, ahead: { balance: bigint; most: bigint }): void {
    for (const one of coming) if (one.at === later && !counted.has(one)) ahead.balance += one.quantity
    for (const need of needs) if (need.day === later && need.origin === origin) ahead.balance -= need.quantity
    if (safety - ahead.balance > ahead.most) ahead.most = safety - ahead.balance
  }

  function take(one: (typeof coming)[number]): bigint {
    counted.add(one)
    return one.quantity
  }
}

function lots(item: ItemInput, short: bigint): readonly bigint[] {
  const found: bigint[] = []
  for (let open = short; open > 0n;) {
    const quantity = item.phantom ? open : oneLot(item, open)
    found.push(quantity)
    open -= item.phantom ? open : good(item, quantity)
  }
  return found
}

function oneLot(item: ItemInput, open: bigint): bigint {
  const started = upToUnit(open * 10_000n, 10_000n - hundredths(item.scrapPercent ?? 0), item)
  const lot = item.lot ?? { rule: 'lot-for-lot' }
  if (lot.rule === 'lot-for-lot') return started
  if (lot.rule === 'fixed') return milli(lot.quantity)
  const inPacks = 'pack' in lot && lot.pack !== undefined
  const [min, max] = [milli(lot.min ?? 0), milli(lot.max ?? 0)]
  const step = milli((inPacks ? lot.pack : 'step' in lot ? lot.step : 0) ?? 0)
  let quantity = started > min ? started : min
  if (step) for (quantity = inPacks ? 0n : min; quantity < started || quantity < min;) quantity += step
  if (!max || quantity <= max) return quantity
  if (!step) return max
  for (quantity = min; quantity + step <= max;) quantity += step
  return quantity
}

function good(item: ItemInput, quantity: bigint): bigint {
  if (item.phantom) return quantity
  const unit = 10n ** BigInt(3 - (item.decimals ?? 0))
  return ((quantity * (10_000n - hundredths(item.scrapPercent ?? 0))) / 10_000n / unit) * unit
}

function upToUnit(above: bigint, below: bigint, item: ItemInput): bigint {
  const unit = 10n ** BigInt(3 - (item.decimals ?? 0))
  let units = above / (below * unit)
  while (units * below * unit < above) units++
  return units * unit
}

/** Day by day backward over the wall calendar; what would start too early starts on the first day allowed. */
function datesOf(
  input: MrpInput,
  item: ItemInput,
  need: number,
  iso: (day: number) => string,
): { start: string; due: string } {
  if (item.phantom) return { start: iso(need), due: iso(need) }
  const works = (day: number) =>
    isOpen(
      input.calendars?.find(({ code }) => code === item.calendar),
      iso(day),
    )
  const step = (day: number, by: 1 | -1, count: number) => {
    let at = day
    for (let left = count; left > 0;) {
      at += by
      if (works(at)) left--
      if (at < -400) return at
    }
    return at
  }
  let due = need
  while (!works(due) && due > -400) due--
  due = step(due, -1, item.safetyLeadTime ?? 0)
  const start = step(due, -1, item.leadTime ?? 0)
  let first = input.frozenDays ?? 0
  while (!works(first)) first++
  if (start >= first) return { start: iso(start), due: iso(due) }
  return { start: iso(first), due: iso(step(first, 1, item.leadTime ?? 0)) }
}

function isOpen(calendar: CalendarInput | undefined, date: string): boolean {
  const closed = calendar?.closedWeekdays ?? [0, 6]
  if (calendar?.open?.includes(date)) return true
  return !closed.includes(new Date(date).getUTCDay()) && !calendar?.closed?.includes(date)
}

const milli = (value: string | number) => scaled(value, 1000)
const hundredths = (value: string | number) => scaled(value, 100)

function scaled(value: string | number, by: number): bigint {
  const result = Math.round(Number(value) * by)
  return BigInt(result)
}
