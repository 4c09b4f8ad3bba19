import { allowedLot, comesOut, lotsFor, milli, started, unitOf } from './amounts.ts'
import { drawsOf } from './needs.ts'
import { balances, type Lane, type ReferenceOrder, type ReferenceWorld, sum, type Taken } from './world.ts'

/** What a lane gets when somebody orders only when something is short, one day after the other. */
export class Shortage {
  readonly orders: ReferenceOrder[] = []
  readonly taken: Taken[] = []
  /** The most that is short on any day because nothing can be ordered. */
  uncovered = 0n
  private balance: bigint

  constructor(
    private readonly world: ReferenceWorld,
    private readonly lane: Lane,
    private readonly substitutesFor: (code: string) => readonly string[],
  ) {
    this.balance = lane.stock
  }

  run(): void {
    const { lane, world } = this
    const within = world.input.messages?.expediteWithinDays ?? world.wall.horizon
    for (let today = 0; today < world.wall.horizon; today++) {
      this.arrive(today, ({ at }) => at <= today)
      this.balance -= lane.needs[today] ?? 0n
      this.arrive(today, ({ at, movable }) => movable && at <= today + within && this.isShort())
      if (this.isShort()) this.addToSupply(today)
      if (this.isShort()) this.takeSubstitutes(today)
      if (this.isShort()) this.order(today)
    }
  }

  private isShort(): boolean {
    return this.balance < this.lane.safety
  }

  private arrive(today: number, is: (one: Lane['coming'][number]) => boolean): void {
    for (const one of this.lane.coming) {
      if (one.counted !== undefined || !is(one)) continue
      one.counted = today
      this.balance += one.quantity
    }
  }

  /** To the last supply that was counted and is near enough, once. */
  private addToSupply(today: number): void {
    const { item, coming, safety } = this.lane
    const tolerance = this.world.input.messages?.toleranceDays ?? 0
    const isFree = ({ code }: { code: string }) => !this.orders.some(({ addedTo }) => addedTo === code)
    const near = coming
      .filter((one) => one.adjustable && one.movable && isFree(one))
      .filter(({ counted }) => counted !== undefined && counted >= today - tolerance)
      .map((one, place) => ({ ...one, place, counted: one.counted ?? 0 }))
      .sort((a, b) => a.counted - b.counted || a.place - b.place)
      .at(-1)
    const dates = near && this.world.wall.datesOf(item, near.counted)
    if (!near || !dates || item.lot?.rule === 'fixed' || item.phantom) return
    const whole = allowedLot(item, near.quantity + safety - this.balance)
    const most = item.lot && 'max' in item.lot ? milli(item.lot.max) : 0n
    if (most && whole > most) return
    const quantity = started(item, whole - near.quantity)
    const good = comesOut(item, quantity)
    const { origin } = this.lane
    this.orders.push({
      need: near.counted,
      ...dates,
      quantity,
      good,
      origin,
      counted: near.counted,
      addedTo: near.code,
    })
    this.balance += good
  }

  /** When an order would be late: what each drawing order needs on this day, from what the substitute has left for good. */
  private takeSubstitutes(today: number): void {
    const { world, lane } = this
    const dates = world.wall.datesOf(lane.item, today)
    if (lane.origin !== undefined || (dates && dates.due <= today)) return
    const may = this.substitutesFor(lane.item.code)
    for (const draw of drawsOf(world, lane.item)) {
      if (draw.day !== today || draw.substitute === undefined || !may.includes(draw.substitute)) continue
      if (!this.isShort()) return
      const short = lane.safety - this.balance
      const wanted = short < draw.quantity ? short : draw.quantity
      const left = this.leftOf(draw.substitute, today)
      const unit = [lane.item, this.itemOf(draw.substitute)].map(unitOf).reduce((a, b) => (a > b ? a : b))
      const quantity = ((wanted < left ? wanted : left) / unit) * unit
      if (quantity <= 0n) continue
      this.taken.push({ from: draw.substitute, day: today, quantity })
      lane.needs[today] = (lane.needs[today] ?? 0n) - quantity
      this.balance += quantity
    }
  }

  private leftOf(code: string, from: number): bigint {
    const { world } = this
    const planned = world.planned.get(code)
    const lane = planned?.lanes.find(({ origin }) => origin === undefined)
    if (!planned || !lane) throw new Error(`${code} is planned too late`)
    const pooled = planned.orders.filter(({ origin }) => origin === undefined)
    const others = [...world.planned.values()].flatMap(({ taken }) => taken)
    const left = balances(lane, pooled).map((balance, day) => {
      const takes = [...others, ...this.taken].filter((one) => one.from === code && one.day <= day)
      return balance - sum(takes.map(({ quantity }) => quantity)) - milli(this.itemOf(code).safetyStock)
    })
    return left.slice(from).reduce((least, one) => (one < least ? one : least))
  }

  private itemOf(code: string) {
    const item = this.world.input.items.find((one) => one.code === code)
    if (!item) throw new Error(code)
    return item
  }

  private order(today: number): void {
    const { world, lane } = this
    const { item, origin } = lane
    const dates = world.wall.datesOf(item, today)
    const short = lane.safety - this.balance
    if (!dates) this.uncovered = short > this.uncovered ? short : this.uncovered
    if (!dates) return
    for (const { quantity, good } of lotsFor(item, this.shortFor(today))) {
      this.orders.push({ need: today, ...dates, quantity, good, origin, counted: today })
      this.balance += good
    }
  }

  /** On this day, or the most on any day of the item's period. */
  private shortFor(today: number): bigint {
    const { item, safety, coming, needs } = this.lane
    const days = item.lot?.rule === 'period' && !item.phantom ? item.lot.days : 1
    let balance = this.balance
    let most = safety - balance
    for (let day = today + 1; day < Math.min(today + days, this.world.wall.horizon); day++) {
      const arriving = coming.filter(({ counted, at }) => counted === undefined && at === day)
      balance += sum(arriving.map(({ quantity }) => quantity)) - (needs[day] ?? 0n)
      if (safety - balance > most) most = safety - balance
    }
    return most
  }
}
