import { itemMaster } from '#modules/master/contract/item.ts'
import { structureParents, structureTree } from '#modules/master/contract/structure.ts'
import { generatedItem, generateItems, levelsOf } from '#modules/master/server/index.ts'
import { csvColumns } from '#platform/contract/csv.ts'
import { cellsOf, csvLine } from '#platform/server/csv/cell-text.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { headingOf } from '#platform/server/csv/template-files.ts'
import type { Database } from '#platform/server/database/database.ts'
import { loadDemo } from '#db/demo/load.ts'
import { dice } from '../../test/dice.ts'
import { product } from '../../test/product.ts'
import { asFigures, callerOf, figuresOf, type CallVerb, type VerbFigures } from '../verbs.ts'

const uploadedRows = 3000
const day = '2026-11-18'

/** The verbs themselves, in one process, without HTTP: each call is a transaction of its own. */
export async function measureMasters(
  database: Database,
  { items, seconds }: { readonly items: number; readonly seconds: number },
): Promise<readonly VerbFigures[]> {
  await loadDemo(database, product.registered, day)
  await database.company('DEMO', 'write', (tx) => generateItems(tx, 'DEMO', items))
  await database.script('VACUUM ANALYZE')
  const call = callerOf(database)
  const roll = dice(42)
  const levels = levelsOf(items)
  const someOf = (level: number) => {
    const { first, count } = levels[level] ?? { first: 1, count: 1 }
    return generatedItem(first + roll(count))
  }
  const figures: VerbFigures[] = []
  const add = async (what: string, clients: number, ask: () => Promise<number>) =>
    void figures.push(await figuresOf(what, clients, seconds, ask))
  const tree = (direction: 'parts' | 'uses', level: number) => async () =>
    (await call(structureTree, { item_cd: someOf(level), direction, on_dt: day })).lines.length
  const found = (search: object) => async () =>
    (await call(itemMaster.endpoints.getList, { size: 50, ...search })).list.length

  await add('structure of a finished good, all levels', 1, tree('parts', 0))
  await add('structure of a finished good, all levels', 4, tree('parts', 0))
  await add('where used, from a bought part up to the finished goods', 1, tree('uses', 4))
  await add('where used, from a sub-assembly', 1, tree('uses', 2))
  await add('find a parent by a word', 1, async () => {
    const { list } = await call(structureParents, { keyword: `ブラケット ${roll(9000)}` })
    return list.length
  })
  await add('item list, first page', 1, found({}))
  await add('item list by a word', 1, found({ keyword: 'ギヤ 77' }))
  await add('item list by the beginning of a code', 1, async () => found({ item_cd: `G0${roll(90) + 10}` })())
  return [...figures, ...(await measureUpload(call))]
}

/** A file of new items, as large as one may be. */
async function measureUpload(call: CallVerb): Promise<readonly VerbFigures[]> {
  const [model] = (await call(itemMaster.endpoints.getList, { size: 1 })).list
  const columns = csvColumns(itemMaster.fields)
  const rows = Array.from({ length: uploadedRows }, (_, at) =>
    cellsOf(columns, { ...model, item_cd: `UP${at}`, item_nm: `取込品目 ${at}` }),
  )
  const text = [headingOf(itemMaster), ...rows].map(csvLine).join('')
  const content = (encodeCp932(text) ?? Buffer.alloc(0)).toString('base64')
  const file = { file_nm: 'items.csv', content }
  const began = performance.now()
  await call(itemMaster.endpoints.csvPreview, file)
  const previewed = performance.now()
  await call(itemMaster.endpoints.csvUpload, { ...file, seen: rows.map(() => -1) })
  const uploaded = performance.now()
  return [
    asFigures('preview of a file of 3,000 new items', 1, [previewed - began], uploadedRows),
    asFigures('upload of the same file', 1, [uploaded - previewed], uploadedRows),
  ]
}
