import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { writtenAsWorkbook } from '#platform/contract/download-calls.ts'
import { handle, type JobContext } from '#platform/server/jobs/handler.ts'
import { keepResultFile } from '#platform/server/jobs/job-file.ts'
import { calledBy } from '#platform/server/list/download-job.ts'
import type { Reading } from '#platform/server/list/download-source.ts'
import { mayCall } from '#platform/server/http/guard.ts'
import { listNamed } from '#platform/server/list/list-service.ts'
import { servedMasters } from '#platform/server/master/served-master.ts'
import { writeZip, type Packed } from '#platform/server/zip/write-zip.ts'
import { exportJob, type exportChoices, type startExport } from '../../contract/csv-export.ts'

const fileName = 'マスタCSV.zip'
const everyState = { abort_div: '0,1,2' }

/** Masters with a list that this session may see. */
function readable({ registered, session }: Context) {
  return registered(servedMasters).flatMap(({ master }) => {
    const source = listNamed({ registered }, master.name)?.files
    return source && mayCall(master.endpoints.getDetail, session) ? [{ master, source }] : []
  })
}

export async function listExports(context: Context): Promise<OutputOf<typeof exportChoices>> {
  const { tx, language } = context
  const list: OutputOf<typeof exportChoices>['list'] = []
  for (const { master, source } of readable(context)) {
    const rows = await source.count({
      ...context,
      search: everyState,
      read: (work) => work(tx),
      written: () => Promise.resolve(),
    })
    list.push({ name: master.name, title: say(master.title, language), area: master.area, rows })
  }
  return { list }
}

/** What may be read is decided now, for the one who asks. */
export async function beginExport(
  context: Context,
  wanted: InputOf<typeof startExport>,
): Promise<OutputOf<typeof startExport>> {
  const known = new Set(readable(context).map(({ master }) => master.name))
  if (wanted.masters.some((name) => !known.has(name))) throw http[404].with()
  const { job_no } = await enqueue(context, exportJob, wanted)
  return { job_no }
}

export const exportHandler = handle(exportJob, async (context, { masters, abolished }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaname-job-'))
  const search = abolished ? everyState : { abort_div: '0,1' }
  let rows = 0
  let files = 0

  async function* packed(): AsyncGenerator<Packed> {
    for (const [at, name] of masters.entries()) {
      await context.progress(at, masters.length)
      let count = 0
      const reading: Reading = {
        ...calledBy(context),
        search,
        read: context.read,
        written: async (written) => {
          count = written
          await context.safePoint()
        },
      }
      yield await writeOne(context, name, reading, path.join(folder, name))
      rows += count
      files += 1
    }
  }

  try {
    const target = path.join(folder, 'archive')
    await writeZip(target, packed())
    await keepResultFile(context, { file: target, file_nm: fileName })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { files: String(files), rows: rows.toLocaleString('ja-JP') }
})

/** What CP932 cannot write goes out as a workbook instead, and the log says which characters it was. */
async function writeOne(context: JobContext, name: string, reading: Reading, file: string): Promise<Packed> {
  const source = listNamed(context, name)?.files
  if (!source) throw http[404].with()
  const nameIn = (format: 'csv' | 'xlsx') => source.fileName(format, context.language)
  try {
    await source.write('csv', reading, file)
    return { name: nameIn('csv'), content: createReadStream(file) }
  } catch (error) {
    if (!(error instanceof BusinessError) || error.code !== 'CSV_NOT_WRITABLE') throw error
    await context.log(writtenAsWorkbook, { name: nameIn('csv') })
    for (const { text, params } of error.fields.slice(0, 3)) await context.log(text, params)
    await source.write('xlsx', reading, file)
    return { name: nameIn('xlsx'), content: createReadStream(file) }
  }
}
