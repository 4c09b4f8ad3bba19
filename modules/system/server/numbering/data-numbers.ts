import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Later } from '#platform/server/unit/later.ts'
import { takenTogether } from '#platform/server/unit/taken-together.ts'
import { dataKind, type DataKind } from '../../contract/data-kind.ts'
import { numberErrors } from '../../contract/number-errors.ts'
import { dataKindControl } from '../tables.ts'

/** Hands out internal document numbers in a unit of work. They tell documents apart; people read the printed ones. */
export interface DataNumbers {
  (context: Context, kind: DataKind, count?: number): Later<readonly number[]>
  /** What is in stock counts on from rows that are no more: a company was created, or a backup restored. */
  forget(company_cd?: string): void
}

interface Stock {
  next: number
  left: number
}

/**
 * One for each process. A call that finds nothing in stock takes a whole block in its own transaction (a second
 * connection could wait for itself, and the embedded database has only one); what it does not need itself goes into
 * stock after its commit, and the calls that follow wait for nobody. What a process has in stock when it ends, and what
 * a rollback had taken from the stock, is never issued: these numbers may have gaps.
 */
export function createDataNumbers(blockSize = 100): DataNumbers {
  const stocks = new Map<string, Stock>()

  const take = async (context: Context, kind: DataKind, count: number): Promise<readonly number[]> => {
    const key = `${context.session.company_cd} ${kind}`
    const stock = stocks.get(key)
    if (stock && stock.left >= count) {
      stock.next += count
      stock.left -= count
      return sequence(stock.next - count, count)
    }
    const size = Math.max(blockSize, count)
    const last = await takeBlock(context, kind, size)
    const first = last - size + 1
    const rest: Stock = { next: first + count, left: size - count }
    context.after(async () => {
      // Of two that ran out at the same time, the larger rest is kept.
      if (rest.left > (stocks.get(key)?.left ?? 0)) stocks.set(key, rest)
    })
    return sequence(first, count)
  }
  const together = takenTogether({
    // A block's row stays locked until the commit, like the row of a printed number.
    orderOf: (_context, kind: DataKind) => `1 ${kind}`,
    take,
  })
  const numbers = (context: Context, kind: DataKind, count = 1) => together(context, kind, count)
  const forget = (company_cd = '') => {
    for (const key of stocks.keys()) if (key.startsWith(company_cd && `${company_cd} `)) stocks.delete(key)
  }
  return Object.assign(numbers, { forget })
}

/** Those of this process. */
export const dataNumbers = createDataNumbers()

const sequence = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

async function takeBlock({ tx, session, language }: Context, kind: DataKind, size: number): Promise<number> {
  const { company_cd } = session
  const [taken] = await tx
    .update(dataKindControl)
    .set({ last_no: sql`${dataKindControl.last_no} + ${size}::bigint` })
    .where(
      and(
        eq(dataKindControl.company_cd, company_cd),
        eq(dataKindControl.kind, kind),
        sql`${dataKindControl.last_no} + ${size}::bigint <= ${dataKindControl.end_no}`,
      ),
    )
    .returning({ last_no: dataKindControl.last_no })
  if (!taken) throw numberErrors.BIZ_DATA_NO_FAILED.with({ name: dataKind.texts[kind][language] })
  return taken.last_no
}
