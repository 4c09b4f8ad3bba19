import type { FileAnswer } from '#platform/contract/endpoint.ts'
import { logAccess } from '../audit/access-log.ts'
import type { TransactionsContext } from '../context.ts'
import { spool } from '../csv/spool.ts'
import type { DownloadSource, FileFormat, Reading } from './download-source.ts'
import type { Search } from './where-of-list.ts'

/** A list as a file at once, for who waits in front of it. */
export async function downloadNow(
  name: string,
  source: DownloadSource,
  format: FileFormat,
  context: TransactionsContext,
  search: Search,
): Promise<FileAnswer> {
  const { session, transaction, language } = context
  const { company_cd, user_cd, factory_cd } = session
  const reading: Reading = {
    ...context,
    search,
    read: (work) => transaction('read', work),
    written: () => Promise.resolve(),
  }
  await source.count(reading)
  const event = `${name} download`.slice(0, 60)
  await transaction('write', (tx) =>
    logAccess(tx, context, { company_cd, user_cd, factory_cd, event, code: 200 }),
  )
  return spool(source.fileName(format, language), (file) => source.write(format, reading, file))
}
