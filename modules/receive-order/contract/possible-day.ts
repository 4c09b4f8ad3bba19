import { compare, decimal } from '#platform/contract/decimal.ts'

/** What comes and goes of an item, the first day first, and what there is after each. */
interface Step {
  readonly date: string
  readonly balance: string
}

interface Asked {
  readonly qty: string
  readonly on_hand: string
  readonly today: string
  readonly steps: readonly Step[]
}

/**
 * The first day from which so much can be taken without anybody going short who is to have it later; nothing when it is
 * never there.
 */
export function freeFrom({ qty, on_hand, today, steps }: Asked): string | undefined {
  const days = [{ date: today, balance: on_hand }, ...steps]
  const wanted = decimal(qty)
  const isEnough = (balance: string) => compare(decimal(balance), wanted) >= 0
  // What several do on one day is there when the last of them has been.
  const short = days.findLastIndex(
    ({ date, balance }, at) => days[at + 1]?.date !== date && !isEnough(balance),
  )
  return days.slice(short + 1).find(({ date }, at, rest) => at === 0 || rest[at - 1]?.date !== date)?.date
}
