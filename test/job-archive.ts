import { inflateRawSync } from 'node:zlib'
import { jobFile } from '#platform/contract/download-calls.ts'
import { transactionsOf } from '#platform/server/database/across-factories.ts'
import { readResultFile } from '#platform/server/jobs/job-file.ts'
import { inContext } from './context.ts'
import type { Site } from './site.ts'

/** What a job has written, as its drawer hands it over. */
export async function fetchJobFile(site: Site, company_cd: string, job_no: string): Promise<Buffer> {
  const answer = await inContext(site.database, { company_cd }, (context) =>
    Promise.resolve({
      session: context.session,
      transaction: transactionsOf(site.database, context.session),
    }),
  )
  const { content } = await readResultFile(answer, jobFile.input.parse({ job_no }))
  const pieces: Uint8Array[] = []
  if (content instanceof Uint8Array) pieces.push(content)
  else for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** By the entries that stand before the files. */
export function filesIn(archive: Buffer): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const [packed, name] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)]
    const start = at + 30 + name
    found.set(
      archive.toString('utf8', at + 30, start),
      inflateRawSync(archive.subarray(start, start + packed)),
    )
    at = start + packed
  }
  return found
}
