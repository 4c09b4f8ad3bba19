import { z } from 'zod'
import { itemMaster } from '#modules/master/contract/item.ts'
import { csvColumns } from '#platform/contract/csv.ts'
import { maxFileBytes } from '#platform/contract/stored-file.ts'
import { cellsOf, csvLine } from '#platform/server/csv/cell-text.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { headingOf } from '#platform/server/csv/template-files.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import type { RunningServer } from '../../test/running-server.ts'
import { writeFile } from '../files.ts'

export const itemsInMaster = 60_000
const uploadedRows = 3000
const papers = 50

export interface HeavyWork {
  readonly what: string
  run(): Promise<unknown>
}

/** What one person may ask of a server while others work on it. */
export async function heavyWork(server: RunningServer, caller: Caller): Promise<readonly HeavyWork[]> {
  const file = await fileOfItems(caller)
  const long = z
    .object({ slip_no: z.string() })
    .parse((await caller.post('/api/developer/trialSlip/makeLong', {})).data)
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(maxFileBytes - 9, 0x20)])
  return [
    {
      what: `workbook of ${itemsInMaster.toLocaleString('en')} items`,
      run: () => writeFile(server, caller, 'item', 'xlsx'),
    },
    {
      what: `CSV of ${itemsInMaster.toLocaleString('en')} items`,
      run: () => writeFile(server, caller, 'item', 'csv'),
    },
    {
      what: `preview of a file of ${uploadedRows.toLocaleString('en')} new items`,
      run: () => succeeded(caller.post('/api/master/item/csvPreview', file)),
    },
    {
      what: 'import of the same file',
      run: () =>
        succeeded(
          caller.post('/api/master/item/csvUpload', {
            ...file,
            seen: Array.from({ length: uploadedRows }, () => -1),
          }),
        ),
    },
    {
      what: `${papers} PDFs of 200 lines`,
      run: () => Promise.all(Array.from({ length: papers }, () => paper(server, caller, long.slip_no))),
    },
    {
      what: 'ten files of 10 MB put on records',
      run: async () => {
        for (let n = 0; n < 10; n++)
          await succeeded(
            caller.post('/api/master/item/doEditFile', {
              item_cd: 'G000001',
              file_nm: `drawing-${n}.pdf`,
              content: content.toString('base64'),
            }),
          )
      },
    },
    {
      what: 'twenty JSON bodies of 1 MB, with as many values as one may have',
      run: () =>
        Promise.all(
          Array.from({ length: 20 }, () => caller.post('/api/developer/trialSlip/step', manyValues)),
        ),
    },
  ]
}

/** What it is answered does not matter: it has been read. */
const manyValues = {
  values: Array.from({ length: 59_000 }, (_, at) => `値${at.toString(36)}`.slice(0, 5)),
}

async function succeeded(answering: ReturnType<Caller['post']>): Promise<void> {
  const { code, msg } = await answering
  if (code !== 200) throw new Error(`${code} ${msg}`)
}

async function paper({ url }: RunningServer, { token }: Caller, slip_no: string): Promise<void> {
  const answer = await fetch(`${url}/api/developer/trialSlip/print?slip_no=${slip_no}`, {
    headers: { authorization: `Kaname ${token}` },
  })
  const drawn = Buffer.from(await answer.arrayBuffer())
  if (!drawn.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`No PDF: ${drawn.toString('utf8')}`)
}

const items = z.object({ list: z.array(z.record(z.string(), z.unknown())) })

/** As large as an upload may be in rows: new items, each like the first that there is. */
async function fileOfItems(caller: Caller) {
  const [model] = items.parse((await caller.get('/api/master/item/getList', { size: '1' })).data).list
  const columns = csvColumns(itemMaster.fields)
  const rows = Array.from({ length: uploadedRows }, (_, at) =>
    cellsOf(columns, { ...model, item_cd: `UP${at}`, item_nm: `取込品目 ${at}` }),
  )
  const text = [headingOf(itemMaster), ...rows].map(csvLine).join('')
  return { file_nm: 'items.csv', content: (encodeCp932(text) ?? Buffer.alloc(0)).toString('base64') }
}
