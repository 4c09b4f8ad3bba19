import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { downloadJob, type startDownload as startDownloadCall } from '#platform/contract/download-calls.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { maySeeCosts, mayWrite } from '#platform/contract/permission.ts'
import type { Context, SessionContext } from '../context.ts'
import { badInput } from '../http/answer.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { handle, type JobContext } from '../jobs/handler.ts'
import { keepResultFile } from '../jobs/job-file.ts'
import type { Session } from '../session.ts'
import type { Reading } from './download-source.ts'
import { listNamed } from './list-service.ts'
import { visibleList } from './list-view.ts'

type Wanted = InputOf<typeof startDownloadCall>

/** Whoever may see the list and has the right to files; what is asked must be what the list can be asked. */
export async function startDownload(context: Context, wanted: Wanted): Promise<{ job_no: string }> {
  const { session, tx } = context
  const list = visibleList(context, wanted.list)
  if (list.write && !mayWrite(list.write, session)) throw http[403].with()
  const search = searchOf(context, wanted)
  const { costs } = list.endpoints.getList
  const sees_costs = maySeeCosts(session)
  if (!sees_costs && costs?.some((name) => wanted.conditions[name])) throw http[403].with()
  await sourceOf(context, wanted.list).count({
    ...context,
    search,
    read: (work) => work(tx),
    written: () => Promise.resolve(),
  })
  const { job_no } = await enqueue(context, downloadJob, { ...wanted, sees_costs })
  return { job_no }
}

type Lists = Pick<SessionContext, 'registered'>

function searchOf(lists: Lists, { list, conditions }: Wanted) {
  const asked = listNamed(lists, list)?.list.endpoints.getTotal.input.safeParse(conditions, {
    reportInput: true,
  })
  if (!asked) throw http[404].with()
  if (!asked.success) throw badInput(asked.error)
  return asked.data
}

function sourceOf(lists: Lists, name: string) {
  const found = listNamed(lists, name)
  if (!found) throw http[404].with()
  return found.files
}

export const downloadHandler = handle(downloadJob, async (context, wanted) => {
  const source = sourceOf(context, wanted.list)
  const file_nm = source.fileName(wanted.format, context.language)
  const folder = await mkdtemp(path.join(tmpdir(), 'kaname-job-'))
  const file = path.join(folder, 'content')
  let count = 0
  const reading: Reading = {
    ...calledBy(context),
    session: { ...sessionOfStarter(context), permissions: wanted.sees_costs ? ['cost:yes'] : [] },
    search: searchOf(context, wanted),
    read: context.read,
    written: (rows, total) => {
      count = rows
      return context.progress(rows, total)
    },
  }
  try {
    await source.write(wanted.format, reading, file)
    await keepResultFile(context, { file, file_nm })
  } catch (error) {
    if (error instanceof BusinessError) await logPlaces(context, error)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { title: file_nm, rows: count.toLocaleString('ja-JP') }
})

const mostPlaces = 20

/** Which rows it was, for the reader of the log. */
async function logPlaces(context: JobContext, { fields }: BusinessError): Promise<void> {
  for (const { text, params } of fields.slice(0, mostPlaces)) await context.log(text, params)
}

/** What may be read was decided when it was started: this session has no right of its own. */
export const sessionOfStarter = ({ company_cd, factory_cd, user_cd, username }: JobContext): Session => ({
  company_cd,
  factory_cd,
  user_cd,
  username,
  factory_nm: '',
  token_hash: '',
  visit_mode: false,
  extend: false,
  admin: false,
  roles: [],
  permissions: [],
})

/** A job as a call of who started it. */
export const calledBy = (job: JobContext): SessionContext => {
  const { language, registered, requestId, now } = job
  return { session: sessionOfStarter(job), language, registered, requestId, now, address: '' }
}
