import { sql } from 'drizzle-orm'
import { checkLedger } from '#modules/stock/server/check/check-ledger.ts'
import { closeMonth } from '#modules/stock/server/closing/close-month.ts'
import { payments } from '#modules/stock/server/as-of/payments.ts'
import { stockAsOf } from '#modules/stock/server/as-of/stock-as-of.ts'
import type { Movement } from '#modules/stock/server/ledger/posting.ts'
import type { Database } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { inContext } from '../../test/context.ts'
import { product } from '../../test/product.ts'
import { closedMonths, historyItems, itemsInHistory, seedHistory } from '../../test/stock-history.ts'
import { bought, makeStockCompany, moved, postTestGoods, sold } from '../../test/stock-stage.ts'
import type { Context } from '#platform/server/context.ts'
import { dice } from '../../test/dice.ts'
import { timed } from '../timed.ts'

export interface StockFigures {
  readonly what: string
  readonly clients: number
  readonly calls: number
  readonly perSecond: number
  readonly movesPerSecond: number | undefined
  readonly p50Ms: number
  readonly p95Ms: number
}

const seconds = 3
const warmUpSeconds = 1

/** The verbs themselves, in one process, without HTTP: each call is a transaction of its own. */
export async function measureStock(database: Database): Promise<readonly StockFigures[]> {
  const items = Array.from({ length: 400 }, (_, n) => `M${9000 + n}`)
  const company_cd = await makeStockCompany(database, [...items, ...historyItems])
  const call = <T>(work: (context: Context) => Promise<T>) => inContext(database, { company_cd }, work)
  const twenty = items.slice(0, 20)
  await call((context) =>
    postTestGoods(
      context,
      items.flatMap((item) => [bought(item, '9000000', '100'), bought(item, '9000000', '100', 'W2')]),
    ),
  )
  await database.script('VACUUM ANALYZE')
  const roll = dice(42)
  const any = (of: readonly string[]) => of[roll(of.length)] ?? ''
  const line = (of: readonly string[]): Movement => {
    const sort = roll(3)
    if (sort === 0) return bought(any(of), '3', String(90 + roll(20)))
    return sort === 1 ? sold(any(of), '1') : moved(any(of), '1', 'W1', 'W2')
  }
  const slip = (length: number, of: readonly string[]) => () =>
    call((context) =>
      postTestGoods(
        context,
        Array.from({ length }, () => line(of)),
      ),
    )

  const figures: StockFigures[] = []
  const add = async (
    what: string,
    clients: number,
    moves: number | undefined,
    work: () => Promise<unknown>,
  ) => {
    await timed(work, clients, warmUpSeconds)
    const figure = { what, clients, ...asFigures(await timed(work, clients, seconds), moves) }
    figures.push(figure)
    // Who stops a run that takes too long has seen how far it came.
    console.log(
      `${database.kind} ${what}, ${clients} clients: ${figure.perSecond.toFixed(0)}/s, p95 ${figure.p95Ms.toFixed(1)} ms`,
    )
  }
  const clients = database.kind === 'postgres' ? 8 : 1
  await add('slip of 1 line', 1, 1, slip(1, items))
  await add('slip of 10 lines', 1, 10, slip(10, items))
  await add('slip of 200 lines', 1, 200, slip(200, items))
  if (clients > 1) {
    await add('slip of 1 line, the same 20 items', clients, 1, slip(1, twenty))
    await add('slip of 5 lines, the same 20 items', clients, 5, slip(5, twenty))
  }

  // The embedded database is for a small factory, and takes minutes for what a server does in one.
  const movements = database.kind === 'postgres' ? 1_000_000 : 100_000
  await seedHistory(database, company_cd, movements)
  await database.script('VACUUM ANALYZE')
  for (const month of closedMonths) await call((context) => closeMonth(context, month))
  await database.script('VACUUM ANALYZE')
  const one = () => `M${String(roll(itemsInHistory)).padStart(4, '0')}`
  const pastDay = () => new Date(Date.UTC(2024, 3, 1 + roll(725))).toISOString().slice(0, 10)
  const of = `at ${movements.toLocaleString('en')} movements`
  await add(`on hand of one item by location, ${of}`, 1, undefined, () =>
    call((context) => onHand(context, [one()])),
  )
  await add(`on hand of 50 items by location, ${of}`, 1, undefined, () =>
    call((context) => onHand(context, Array.from({ length: 50 }, one))),
  )
  await add(`one item as of a past day, ${of}`, 1, undefined, () =>
    call((context) => stockAsOf(context, { item_cd: one(), date: pastDay() })),
  )
  await add(`one location (2,000 items) as of a past day, ${of}`, 1, undefined, () =>
    call((context) => stockAsOf(context, { location_cd: `W${roll(20)}`, date: pastDay() })),
  )
  await add(`受払台帳 of one item-month, ${of}`, 1, undefined, () => {
    const month = closedMonths[roll(closedMonths.length)] ?? ''
    return call((context) => payments(context, { item_cd: one(), from: `${month}-01`, to: `${month}-28` }))
  })
  await add(`slip of 10 lines, ${of}`, 1, 10, slip(10, items))
  await add(`slip of 200 lines, ${of}`, 1, 200, slip(200, items))
  const wrong = await call(({ tx }) => checkLedger(tx, product.registered))
  if (wrong.length > 0) throw new Error(`The stock does not add up: ${JSON.stringify(wrong[0])}`)
  return figures
}

const onHand = ({ tx, session }: Context, items: readonly string[]) =>
  tx.execute(sql`SELECT location_cd, item_cd, sum(qty) FROM stock_balance
    WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND qty > 0
      AND item_cd = ANY(${textArray(items)})
    GROUP BY 1, 2 ORDER BY 2, 1`)

function asFigures({ latencies, elapsed }: Awaited<ReturnType<typeof timed>>, moves: number | undefined) {
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  const perSecond = latencies.length / elapsed
  return {
    calls: latencies.length,
    perSecond,
    movesPerSecond: moves && perSecond * moves,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
  }
}
