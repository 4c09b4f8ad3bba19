import { commitImport, uploadOrders } from '#modules/receive-order/contract/import/import-calls.ts'
import { saveMatching } from '#modules/receive-order/contract/import/matching-calls.ts'
import { importHandler } from '#modules/receive-order/server/import/import-job.ts'
import type { Database } from '#platform/server/database/database.ts'
import { column, csv, matching } from '../../test/order-file.ts'
import { runJob } from '../../test/run-job.ts'
import type { CallVerb } from '../verbs.ts'
import type { CallFigures } from '../documents.ts'

interface Asked {
  readonly items: readonly string[]
  readonly rows: number
  readonly files: number
  /** CPU of this process and of the database so far. */
  readonly cpu: () => { readonly node: number; readonly database: number }
}

const rowsOfOrder = 10
/** The goods that there are plenty of have no customer's number. */
const byOurItems = {
  ...matching,
  fields: matching.fields.map((one) => (one.field === 'customer_item_cd' ? column('item_cd', 3) : one)),
}

/** A customer's file: what it would become, with all checks, and the orders that it becomes. */
export async function measureImports(
  call: CallVerb,
  database: Database,
  { items, rows, files, cpu }: Asked,
): Promise<readonly CallFigures[]> {
  await call(saveMatching, {
    ...{
      target: 'order',
      matching_cd: 'BENCH',
      assign_mode: '0',
      matching_nm: 'BENCH',
      matching: byOurItems,
    },
    sample: { file_nm: 'sample.csv', content: csv([['B-0', '1', items[0] ?? '', '1', '261127', '', '']]) },
  })
  const previews: Spent[] = []
  const imports: Spent[] = []
  const spent = async <T>(into: Spent[], work: () => Promise<T>): Promise<T> => {
    const [began, before] = [performance.now(), cpu()]
    const answer = await work()
    const after = cpu()
    into.push({
      ms: performance.now() - began,
      node: after.node - before.node,
      database: after.database - before.database,
    })
    return answer
  }
  for (let file = 0; file <= files; file++) {
    const content = csv(
      Array.from({ length: rows }, (_row, at) => [
        `B${String(file)}-${String(Math.floor(at / rowsOfOrder))}`,
        ...[String(1 + (at % rowsOfOrder)), items[at % items.length] ?? '', '1', '261127', '新', ''],
      ]),
    )
    const { head } = await spent(previews, () =>
      call(uploadOrders, { file_nm: `bench-${String(file)}.csv`, content, matching_cd: 'BENCH' }),
    )
    if (head.error_cnt > 0) throw new Error(`The file of the bench has ${String(head.error_cnt)} errors`)
    const { import_no, update_cnt } = head
    await spent(imports, async () => {
      await call(commitImport, { import_no, update_cnt })
      await runJob(database, importHandler, { company_cd: 'DEMO', input: { import_no } })
    })
  }
  const many = rows.toLocaleString('en')
  return [
    asFigures(`preview of a file of ${many} rows`, previews.slice(1)),
    asFigures(`import of ${many} rows with all checks`, imports.slice(1)),
  ]
}

interface Spent {
  readonly ms: number
  readonly node: number
  readonly database: number
}

function asFigures(what: string, all: readonly Spent[]): CallFigures {
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const mean = (of: (one: Spent) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length
  return {
    ...{ what, clients: 1, calls: all.length, p50Ms: at(0.5), p95Ms: at(0.95) },
    ...{ nodeMs: mean(({ node }) => node), databaseMs: mean(({ database }) => database) },
  }
}
