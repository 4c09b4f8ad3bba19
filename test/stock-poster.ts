import { openDatabase } from '#platform/server/database/open.ts'
import { readSettings } from '#platform/server/settings.ts'
import { inContext } from './context.ts'
import { bought, makeStockCompany, moved, postTestGoods, sold } from './stock-stage.ts'

/**
 * A process to be killed: posts slip after slip, and says a movement's number only when it has been committed. Where no
 * company is named it makes one, and says its code first.
 */
const { database } = await openDatabase(readSettings(process.env), {
  onError: (error) => console.error(error),
})
const company_cd = process.argv[2] ?? (await makeStockCompany(database))
process.stdout.write(`${company_cd}\n`)
for (let n = 0; ; n++) {
  const items = Array.from({ length: 30 }, (_, at) => `M${(n + at) % 40}`)
  const { ledger_nos } = await inContext(database, { company_cd }, (context) =>
    postTestGoods(
      context,
      items.flatMap((item) => [bought(item, '5', '100'), moved(item, '3', 'W1', 'W2'), sold(item, '2')]),
    ),
  )
  process.stdout.write(`${ledger_nos.at(-1)}\n`)
}
