import type { Context } from '../context.ts'
import { Later } from './later.ts'
import { unitOf } from './unit-of-work.ts'

interface Wanted<One> {
  count: number
  readonly settle: ((all: readonly One[]) => void)[]
}

/** Numbers of one series: as many as somebody needs, one after the other. */
export interface NumbersTaken<Asked, One> {
  /** The same for whoever asks of the same series; they are taken in this order. */
  orderOf(context: Context, asked: Asked): string
  take(context: Context, asked: Asked, count: number): Promise<readonly One[]>
}

/** What the verbs of a unit of work need of one series is taken at once, in the order in which they have asked. */
export function takenTogether<Asked, One>({
  orderOf,
  take,
}: NumbersTaken<Asked, One>): (context: Context, asked: Asked, count: number) => Later<readonly One[]> {
  const open = new WeakMap<Context, Map<string, Wanted<One>>>()
  return (context, asked, count) => {
    const order = orderOf(context, asked)
    const ofUnit = open.get(context) ?? new Map<string, Wanted<One>>()
    open.set(context, ofUnit)
    const begin = (): Wanted<One> => {
      const begun: Wanted<One> = { count: 0, settle: [] }
      unitOf(context).number(order, async () => {
        ofUnit.delete(order)
        const all = await take(context, asked, begun.count)
        for (const settle of begun.settle) settle(all)
      })
      ofUnit.set(order, begun)
      return begun
    }
    const wanted = ofUnit.get(order) ?? begin()
    const from = wanted.count
    wanted.count += count
    const mine = new Later<readonly One[]>()
    wanted.settle.push((all) => mine.settle(all.slice(from, from + count)))
    return mine
  }
}
