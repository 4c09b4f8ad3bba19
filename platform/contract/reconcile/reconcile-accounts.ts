import {
  compare,
  minus,
  negated,
  rounded,
  times,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'

/** 照合: what we have posted beside what a partner's statement says, row by row. Pure, for suppliers and customers. */

/** How a row of the statement differs from ours. What each is called, who reconciles says: suppliers post, customers accept. */
export const accountDifferences = [
  ...(['qty', 'price', 'amount', 'period', 'notPosted', 'notStated', 'return'] as const),
] as const
export type AccountDifference = (typeof accountDifferences)[number]

/** A line of the account as either side has it. What a statement does not say is blank. */
export interface AccountRow {
  /** The number of the slip that went with the goods. */
  readonly slip_no: string
  readonly order_no: string
  readonly item_cd: string
  readonly date: string
  /** Negative for what went back. */
  readonly qty: string
  /** Of one unit. */
  readonly unit_price: string
  readonly amount: string
}

export interface Accounts<Ours extends AccountRow, Theirs extends AccountRow> {
  /** What we have posted of the period. */
  readonly ours: readonly Ours[]
  /** What was posted before or after, and the statement may mean. */
  readonly around: readonly Ours[]
  /** What stands on the statement. */
  readonly theirs: readonly Theirs[]
  /** What a person has put together; it holds whatever the rows say. */
  readonly known?: ReadonlyMap<Theirs, Ours>
  readonly keys?: RecognisedBy
}

export interface NamedDifference {
  readonly kind: AccountDifference
  /** By how much the statement is higher than our account. */
  readonly amount: string
}

/** A pair, or a row of one side that the other does not have. */
export interface Reconciled<Ours extends AccountRow, Theirs extends AccountRow> {
  readonly ours: Ours | undefined
  readonly theirs: Theirs | undefined
  /** Nothing where both say the same. */
  readonly differences: readonly NamedDifference[]
}

type KeyField = 'slip_no' | 'order_no' | 'item_cd' | 'date' | 'qty' | 'unit_price'

/** By what a row is recognised, from the surest to the last. */
export type RecognisedBy = readonly (readonly KeyField[])[]

/** Goods: slip, order, then item with day and quantity. */
const keysOfGoods: RecognisedBy = [
  ['slip_no', 'item_cd', 'qty', 'unit_price'],
  ['slip_no', 'item_cd', 'qty'],
  ['slip_no', 'item_cd'],
  ['slip_no', 'qty', 'unit_price'],
  ['slip_no', 'qty'],
  ['order_no', 'item_cd', 'qty', 'unit_price'],
  ['order_no', 'item_cd', 'qty'],
  ['order_no', 'item_cd'],
  ['item_cd', 'date', 'qty', 'unit_price'],
  ['item_cd', 'date', 'qty'],
]

/**
 * Every row of the statement and of ours stands in the answer once, one from around only in a pair. What the differences
 * come to is what the statement is higher than our account.
 */
export function reconcileAccounts<Ours extends AccountRow, Theirs extends AccountRow>(
  accounts: Accounts<Ours, Theirs>,
): readonly Reconciled<Ours, Theirs>[] {
  const steps = reconciling(accounts)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** The same in steps: whoever else waits has their turn between them. */
export function* reconciling<Ours extends AccountRow, Theirs extends AccountRow>({
  ours,
  around,
  theirs,
  known,
  keys = keysOfGoods,
}: Accounts<Ours, Theirs>): Generator<undefined, readonly Reconciled<Ours, Theirs>[]> {
  // What was posted in the period is recognised before what was posted around it.
  const pairs = yield* pairsOf([...ours, ...around], theirs, keys, known)
  const other = new Set(around)
  const paired = new Set(pairs.values())
  return [
    ...theirs.map((row) => {
      const own = pairs.get(row)
      if (!own)
        return {
          ours: own,
          theirs: row,
          differences: [named(isReturn(row) ? 'return' : 'notPosted', amountOf(row))],
        }
      const late = other.has(own) ? [named('period', amountOf(own))] : []
      return { ours: own, theirs: row, differences: [...late, ...differencesOf(own, row)] }
    }),
    ...ours
      .filter((row) => !paired.has(row))
      .map((row) => ({
        ...{ ours: row, theirs: undefined },
        differences: [named(isReturn(row) ? 'return' : 'notStated', negated(amountOf(row)))],
      })),
  ]
}

function* pairsOf<Ours extends AccountRow, Theirs extends AccountRow>(
  ours: readonly Ours[],
  theirs: readonly Theirs[],
  keys: RecognisedBy,
  known: ReadonlyMap<Theirs, Ours> = new Map(),
): Generator<undefined, ReadonlyMap<Theirs, Ours>> {
  const pairs = new Map(known)
  const taken = new Set(known.values())
  const free = new Set(ours.filter((row) => !taken.has(row)))
  for (const names of keys) {
    const waiting = new Map<string, Ours[]>()
    for (const row of free) {
      const key = keyOf(row, names)
      const same = waiting.get(key)
      if (same) same.push(row)
      else if (key !== '') waiting.set(key, [row])
    }
    for (const row of theirs) {
      const own = pairs.has(row) ? undefined : waiting.get(keyOf(row, names))?.shift()
      if (!own) continue
      pairs.set(row, own)
      free.delete(own)
    }
    yield
  }
  return pairs
}

/** Blank where the row does not say all of it. Goods and returns are never the same. */
function keyOf(row: AccountRow, names: readonly KeyField[]): string {
  const parts = names.map((name) => {
    const figure = name === 'qty' || name === 'unit_price' ? figureOf(row[name]) : undefined
    return figure ? written(figure, 0) : normaliseCode(row[name])
  })
  return parts.includes('') ? '' : JSON.stringify([isReturn(row), ...parts])
}

const amountOf = ({ amount }: AccountRow): Decimal => figureOf(amount) ?? zero

const isReturn = ({ qty, amount }: AccountRow): boolean =>
  compare(figureOf(qty) ?? figureOf(amount) ?? zero, zero) < 0

const named = (kind: AccountDifference, amount: Decimal): NamedDifference => ({
  kind,
  amount: written(amount, 0),
})

/** The price's part is that of the quantity stated; what is left of a gap with both is the quantity's. */
function differencesOf(ours: AccountRow, theirs: AccountRow): readonly NamedDifference[] {
  const gap = minus(amountOf(theirs), amountOf(ours))
  const qty = changeOf(ours.qty, theirs.qty)
  const price = changeOf(ours.unit_price, theirs.unit_price)
  if (qty && price) {
    const ofPrice = rounded(times(price, figureOf(theirs.qty) ?? zero), 0, 'half-up')
    return [named('qty', minus(gap, ofPrice)), named('price', ofPrice)]
  }
  if (qty) return [named('qty', gap)]
  if (price) return [named('price', gap)]
  return compare(gap, zero) === 0 ? [] : [named('amount', gap)]
}

/** Undefined where it is the same, or one side does not say it. */
function changeOf(ours: string, theirs: string): Decimal | undefined {
  const [before, after] = [figureOf(ours), figureOf(theirs)]
  if (!before || !after || compare(before, after) === 0) return undefined
  return minus(after, before)
}
