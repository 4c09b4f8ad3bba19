import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

/**
 * A backup is one gzip file of text:
 *
 *     {"format":"kaname-backup-1", product, created, migration, tables}
 *     @table {"name", "columns"}
 *     …the rows as COPY text, which never is the line `\.`…
 *     \.
 *     …the other tables…
 *     @end {"sequences", "sha256" of everything before this line}
 *
 * Only the last line proves that the file is whole, so it is read once to the end before anything is changed.
 */
export const backupHeader = z.object({
  format: z.literal('kaname-backup-1'),
  product: z.string(),
  created: z.string(),
  migration: z.object({ number: z.number(), name: z.string(), hash: z.string() }),
  tables: z.array(z.string()),
})
export type BackupHeader = z.output<typeof backupHeader>

export const tableHeader = z.object({ name: z.string(), columns: z.array(z.string()) })
export type TableHeader = z.output<typeof tableHeader>

export const backupTrailer = z.object({
  sequences: z.record(z.string(), z.string()),
  sha256: z.string(),
})
export type BackupTrailer = z.output<typeof backupTrailer>

export const tableMark = '@table '
export const endMark = '@end '
export const endOfRows = '\\.\n'

export class BackupError extends Error {}

/** The header and trailer of a file that was read to its end and is whole. */
export async function verifyBackup(
  file: string,
): Promise<{ readonly header: BackupHeader; readonly trailer: BackupTrailer }> {
  const lines = backupLines(file)
  const hash = createHash('sha256')
  let header: BackupHeader | undefined
  let trailer: BackupTrailer | undefined
  let inRows = false
  for await (const line of lines) {
    if (trailer) throw new BackupError(`${file} goes on after its end.`)
    if (!header) header = parseLine(file, '', line, backupHeader)
    else if (!inRows && startsWith(line, endMark)) {
      trailer = parseLine(file, endMark, line, backupTrailer)
      if (trailer.sha256 !== hash.digest('hex'))
        throw new BackupError(`${file} is damaged: its checksum does not match.`)
      continue
    } else if (!inRows) {
      parseLine(file, tableMark, line, tableHeader)
      inRows = true
    } else if (isEndOfRows(line)) inRows = false
    hash.update(line)
  }
  if (!header || !trailer)
    throw new BackupError(`${file} is cut off: its end is missing. Nothing was changed.`)
  return { header, trailer }
}

/** The tables of a file, each with its rows; the rows must be read before the next table is asked for. */
export async function* backupTables(
  file: string,
): AsyncGenerator<{ readonly table: TableHeader; readonly pieces: AsyncIterable<Buffer> }> {
  const lines = backupLines(file)
  try {
    await lines.next()
    for (;;) {
      const { value, done } = await lines.next()
      if (done || startsWith(value, endMark)) return
      yield { table: parseLine(file, tableMark, value, tableHeader), pieces: rowsUntilEnd(lines) }
    }
  } finally {
    await lines.return(undefined)
  }
}

const bytesPerPiece = 64 * 1024

async function* rowsUntilEnd(lines: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new BackupError('The rows of a table have no end.')
    if (isEndOfRows(value)) break
    waiting.push(value)
    bytes += value.length
    if (bytes < bytesPerPiece) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

/** Lines with their newline. */
async function* backupLines(file: string): AsyncGenerator<Buffer, void> {
  let rest: Buffer = Buffer.alloc(0)
  try {
    for await (const chunk of createReadStream(file).pipe(createGunzip()) as AsyncIterable<Buffer>) {
      const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      let start = 0
      for (let end = text.indexOf(0x0a); end >= 0; end = text.indexOf(0x0a, start)) {
        yield text.subarray(start, end + 1)
        start = end + 1
      }
      rest = text.subarray(start)
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(
      `${file} cannot be read to its end; it is cut off, damaged or not a backup. Nothing was changed.`,
      {
        cause: error,
      },
    )
  }
  if (rest.length > 0)
    throw new BackupError(`${file} is cut off: its last line has no end. Nothing was changed.`)
}

function parseLine<Shape>(file: string, mark: string, line: Buffer, shape: z.ZodType<Shape>): Shape {
  const text = line.toString('utf8')
  try {
    if (!text.startsWith(mark)) throw new Error(`Expected ${mark}`)
    return shape.parse(JSON.parse(text.slice(mark.length)))
  } catch (error) {
    throw new BackupError(`${file} is not a backup of this program, or of a format that it does not know.`, {
      cause: error,
    })
  }
}

const startsWith = (line: Buffer, mark: string) => line.subarray(0, mark.length).toString('latin1') === mark
const isEndOfRows = (line: Buffer) => line.length === 3 && line[0] === 0x5c && line[1] === 0x2e
