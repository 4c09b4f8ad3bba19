import { z } from 'zod'

/** A slip of two hundred lines asks for its names in a few calls; an address has room for so many keys. */
export const lookupMaxKeys = 100

/**
 * Codes with their names, for typing them. `key` asks for one record, in whatever state it is, `keys` for several, with
 * commas between them; `keyword` finds records in use by the beginning of their code, their name or their reading; `within` holds the first parts of the key.
 */
export const lookupInput = z.object({
  key: z.string().max(200).optional(),
  keys: z
    .string()
    .max(lookupMaxKeys * 42)
    .refine((keys) => keys.split(',').length <= lookupMaxKeys, { error: 'V_INVALID' })
    .optional(),
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
  /** What else those who type its code must know: the fields that the master tells, as they are typed. */
  told: z.record(z.string(), z.string()),
})
export type LookupRow = z.output<typeof lookupRow>

export const lookupOutput = z.object({ list: z.array(lookupRow), has_next: z.boolean() })

/** A record that uses another one: in words, and what finds it on its screen. */
export const usedBy = z.object({ name: z.string(), key: z.record(z.string(), z.string()) })
export type UsedBy = z.output<typeof usedBy>

const usage = z.object({
  /** Where: a master, or a kind of slips, and the field. */
  label: z.string(),
  total: z.number().int(),
  /** The first of them, in words. */
  records: z.array(usedBy),
  /** The screen that shows them, where there is one. */
  path: z.string(),
})
export type Usage = z.output<typeof usage>

export const usageOutput = z.object({ list: z.array(usage) })
