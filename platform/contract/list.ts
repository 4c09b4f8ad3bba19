import { z } from 'zod'
import { firstPage, maxPageSize, pageSize } from './constants.ts'
import { textParams } from './text-shape.ts'

/** Paging and order of a list call; the search fields come beside these in the query string. */
export const listQuery = {
  page: z.coerce.number().int().min(1).default(firstPage),
  size: z.coerce.number().int().min(1).max(maxPageSize).default(pageSize),
  /** A column name, with a minus before it for descending order. */
  sort: z
    .string()
    .regex(/^-?[a-z][a-z0-9_]*$/)
    .optional(),
  /** The exact number of rows, where the caller has been told it: pages past the middle are then counted from the end. */
  known_total: z.coerce.number().int().min(0).optional(),
}

/** Rows come first; the exact total is a second call (decisions.md), so `total` is null until it is known. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), total: z.number().int().nullable(), has_next: z.boolean() })

/** Sums over the whole result, of the columns that have one, as exact text. */
export const totalOf = z.object({
  total: z.number().int(),
  totals: z.record(z.string(), z.string()).optional(),
})

/** What a person may do with a record now, and why not (decisions.md): `true`, or the refusal. */
export const ability = z.union([
  z.literal(true),
  z.object({
    code: z.union([z.number(), z.string()]),
    params: textParams,
    msg: z.string(),
  }),
])
export type Ability = z.output<typeof ability>

/** Columns that every table has, as the specification spells them. */
export const commonColumns = {
  create_user: z.string(),
  create_dt: z.string(),
  update_user: z.string(),
  update_dt: z.string(),
  update_cnt: z.number().int(),
}
