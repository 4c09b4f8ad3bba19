import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FileAnswer } from '#platform/contract/endpoint.ts'

/**
 * A large answer is written to a temporary file first: it never is in memory as a whole, no transaction waits for a
 * slow reader, and what goes wrong in its last row is still told as an error, before the first byte has been sent.
 */
export async function spool(name: string, write: (file: string) => Promise<void>): Promise<FileAnswer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaname-download-'))
  const file = path.join(folder, 'content')
  try {
    await write(file)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return { name, content: onceOnly(folder, file) }
}

async function* onceOnly(folder: string, file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
