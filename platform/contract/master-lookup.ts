import { z } from 'zod'

/**
 * Codes with their names, for typing them. `key` asks for one record, in whatever state it is; `keyword` finds records
 * in use by the beginning of their code, their name or their reading; `within` holds the first parts of the key.
 */
export const lookupInput = z.object({
  key: z.string().max(200).optional(),
  within: z.string().max(200).optional(),
  keyword: z.string().max(100).optional(),
})

/** More than one looks through: a further letter is typed instead. */
export const lookupMaxRows = 50

const lookupRow = z.object({
  /** The parts of the key, in its order. */
  key: z.array(z.string()),
  name: z.string(),
  kana: z.string(),
  abort_div: z.string(),
})
export type LookupRow = z.output<typeof lookupRow>

export const lookupOutput = z.object({ list: z.array(lookupRow), has_next: z.boolean() })

const usage = z.object({
  /** Where: a master, or a kind of slips, and the field. */
  label: z.string(),
  total: z.number().int(),
  /** The first of them, in words. */
  records: z.array(z.string()),
  /** The screen that shows them, where there is one. */
  path: z.string(),
})
export type Usage = z.output<typeof usage>

export const usageOutput = z.object({ list: z.array(usage) })
