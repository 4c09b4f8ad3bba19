import { expect, it } from 'vitest'
import { itemMaster } from '../contract/item.ts'
import { csvColumns } from '#platform/contract/csv.ts'
import type { Database, Mode } from '#platform/server/database/database.ts'
import { mastersChanged } from '#platform/contract/master-facts.ts'
import { inside } from '#platform/server/facts/listener.ts'
import { compose } from '#platform/server/module/compose.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { at, refused, speaker } from '#test/master-stage.ts'
import { modulesOf } from '#test/product.ts'
import { cellsOf, csvLine } from '#platform/server/csv/cell-text.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { headingOf } from '#platform/server/csv/template-files.ts'

/** On the embedded database a transaction keeps everybody else waiting. */
onPostgres((open) => {
  const columns = csvColumns(itemMaster.fields)
  const file = (...lines: readonly (readonly string[])[]) => ({
    file_nm: 'items.csv',
    content: (encodeCp932(lines.map(csvLine).join('')) ?? Buffer.alloc(0)).toString('base64'),
  })

  it('a file is read before the transaction that compares it; what is tried out in a preview is told to nobody', async () => {
    const database = await open(demo)
    const begun: Mode[] = []
    const watched: Database = {
      ...database,
      asking: (company_cd, mode, question, work) => {
        begun.push(mode)
        return database.asking(company_cd, mode, question, work)
      },
    }
    const heard: unknown[] = []
    const composition = compose([
      ...modulesOf(),
      { name: 'listening', listeners: [inside(mastersChanged, async (_, data) => void heard.push(data))] },
    ])
    const say = speaker(watched, composition)
    const [preview, upload] = (['csvPreview', 'csvUpload'] as const).map((call) =>
      at(composition.routes, itemMaster, call),
    )
    if (!preview || !upload) throw new Error('Items are not imported')

    expect(await refused(say(preview, file(['品目'], ['A'])))).toMatchObject({ code: 20097 })
    expect(begun).toEqual(['read'])

    const one = {
      item_cd: 'NEW-1',
      item_nm: '新品目',
      item_type_cd: 'PART',
      unit_cd: 'PCS',
      make_buy: '3',
      tax_cd: '10',
    }
    const whole = file(
      headingOf(itemMaster),
      cellsOf(columns, { ...one, rank: 'A', lot_control: '0', abort_div: '0' }),
    )
    expect(await say(preview, whole)).toMatchObject({ counts: { new: 1, wrong: 0 } })
    expect(heard).toEqual([])
    expect(await say(upload, { ...whole, seen: [-1] })).toMatchObject({ counts: { new: 1 } })
    expect(heard).toHaveLength(1)
  })
})
