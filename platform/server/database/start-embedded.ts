import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import {
  PGlite,
  types,
  type ParserOptions,
  type PGliteOptions,
  type SerializerOptions,
} from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { durableOptions, syncTree } from './durable-files.ts'

const numericArray = 1231
const timestampArray = 1115
const timestamptzArray = 1185
const intervalArray = 1187
const dateArray = 1182

const asItIs = (value: string): string => value

/** Days, moments and exact numbers arrive as PostgreSQL writes them, as they do from a server. */
const written: ParserOptions = Object.fromEntries(
  [
    types.TIMESTAMP,
    types.TIMESTAMPTZ,
    types.INTERVAL,
    types.DATE,
    numericArray,
    timestampArray,
    timestamptzArray,
    intervalArray,
    dateArray,
  ].map((type) => [type, asItIs]),
)

const hexMark = String.raw`\x`

/** Bytes travel as hexadecimal digits. What PGlite has for them goes byte by byte: three seconds for a file of 10 MB. */
const parsers: ParserOptions = {
  ...written,
  [types.BYTEA]: (digits) => new Uint8Array(Buffer.from(digits.slice(hexMark.length), 'hex')),
}
const serializers: SerializerOptions = {
  [types.BYTEA]: (bytes: Uint8Array) =>
    hexMark + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex'),
}

/** PostgreSQL in this thread. Without a directory everything is in memory, for tests. */
export async function startEmbedded(options: PGliteOptions): Promise<PGlite> {
  const lite = await PGlite.create({ ...options, parsers, serializers, extensions: { pg_trgm } })
  await lite.exec("SET TimeZone = 'UTC'")
  return lite
}

export async function startInDirectory(directory: string): Promise<PGlite> {
  const isNew = !existsSync(path.join(directory, 'PG_VERSION'))
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lite = await startEmbedded(durableOptions(directory))
  if (isNew) syncTree(directory)
  return lite
}
