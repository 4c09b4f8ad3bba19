import { open, stat } from 'node:fs/promises'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import {
  JOB_FILE_GONE,
  resultFileDays,
  type jobFile as jobFileCall,
} from '#platform/contract/download-calls.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { TransactionsContext } from '../context.ts'
import { rows } from '../database/database.ts'
import type { StatedColumns } from '../database/stated-columns.ts'
import type { JobContext } from './handler.ts'
import { job, jobFile, jobFileChunk } from './tables.ts'
import { isVisible } from './visible-job.ts'

const chunkBytes = 256 * 1024

/** Keeps what a job has written, piece by piece, for some days. What an earlier try has left is replaced. */
export async function keepResultFile(
  { company_cd, job_no, now, write, safePoint }: JobContext,
  { file, file_nm }: { readonly file: string; readonly file_nm: string },
): Promise<void> {
  const { size } = await stat(file)
  const expires = new Date(now.getTime() + resultFileDays * 86_400_000).toISOString()
  const no = BigInt(job_no)
  await write(async (tx) => {
    await tx.execute(sql`DELETE FROM ${jobFile} WHERE company_cd = ${company_cd} AND job_no = ${job_no}`)
    await tx.insert(jobFile).values({ company_cd, job_no: no, file_nm, size, expires_dt: expires })
  })
  const handle = await open(file)
  try {
    for (let chunk_no = 0; chunk_no * chunkBytes < size; chunk_no++) {
      const content = Buffer.alloc(Math.min(chunkBytes, size - chunk_no * chunkBytes))
      await handle.read(content, 0, content.length, chunk_no * chunkBytes)
      await write((tx) => tx.insert(jobFileChunk).values({ company_cd, job_no: no, chunk_no, content }))
      await safePoint()
    }
  } finally {
    await handle.close()
  }
}

/** A piece at a time, each in a transaction of its own: however large it is and however slow the reader. */
export async function readResultFile(
  { transaction, session }: Pick<TransactionsContext, 'transaction' | 'session'>,
  { job_no }: InputOf<typeof jobFileCall>,
): Promise<FileAnswer> {
  const { company_cd } = session
  const read = <C extends StatedColumns>(columns: C, statement: SQL) =>
    transaction('read', (tx) => rows(tx, columns, statement))
  const isThis = sql`company_cd = ${company_cd} AND job_no = ${job_no}`
  const [known] = await read(
    {},
    sql`SELECT FROM ${job} WHERE ${isVisible(session, true)} AND job_no = ${job_no}`,
  )
  if (!known) throw http[404].with()
  const [found] = await read(
    { file_nm: z.string(), size: z.int() },
    sql`SELECT file_nm, size FROM ${jobFile} WHERE ${isThis} AND expires_dt > now()
        AND EXISTS (SELECT FROM ${job} WHERE ${isThis} AND state = 'done')`,
  )
  if (!found) throw JOB_FILE_GONE.with({ days: resultFileDays })

  async function* content(count: number) {
    for (let chunk_no = 0; chunk_no < count; chunk_no++) {
      const [piece] = await read(
        { content: z.instanceof(Uint8Array) },
        sql`SELECT content FROM ${jobFileChunk} WHERE ${isThis} AND chunk_no = ${chunk_no}`,
      )
      if (!piece) throw JOB_FILE_GONE.with({ days: resultFileDays })
      yield piece.content
    }
  }
  return { name: found.file_nm, content: content(Math.ceil(found.size / chunkBytes)) }
}
