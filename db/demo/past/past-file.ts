import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { z } from 'zod'
import { projectRoot } from '#platform/server/settings.ts'

/** How the values of a column follow the days: a day of work, a day of the calendar, a moment, a month, a lot that carries its day. */
const following = z.enum(['', 'day', 'fixed', 'moment', 'month', 'lot'])
const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
])
export type PastValue = z.output<typeof value>

const column = z.object({
  name: z.string(),
  follows: following,
  /** One value for all rows, or one for each. */
  same: value.optional(),
  values: z.array(value).optional(),
})
export type PastColumn = Readonly<z.output<typeof column>>

const table = z.object({
  name: z.string(),
  rows: z.int(),
  columns: z.array(column),
  /** The column that counts by itself: its next number follows the last one here. */
  counts: z.string(),
})
export type PastTable = Readonly<z.output<typeof table>>

const past = z.object({ tables: z.array(table) })
export type Past = Readonly<z.output<typeof past>>

export const pastFile = () => path.join(projectRoot(), 'db/demo/past/past.json.br')

export async function readPast(): Promise<Past> {
  const packed = await readFile(pastFile())
  return past.parse(JSON.parse((await promisify(brotliDecompress)(packed)).toString()))
}

/** The same past gives the same bytes. */
export const packPast = (one: Past): Promise<Buffer> => {
  const text = Buffer.from(JSON.stringify(one))
  return promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGWIN]: 24,
    },
  })
}
