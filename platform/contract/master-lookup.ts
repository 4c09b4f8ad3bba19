import { z } from 'zod'
import { byName } from './by-name.ts'
import { asStated } from './stated.ts'

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

/** A record as a lookup finds it; `Told` are the fields that its master tells. */
export interface LookupRow<Told extends string = string> {
  /** The parts of the key, in its order. */
  readonly key: readonly string[]
  readonly name: string
  readonly kana: string
  readonly abort_div: string
  /** What else those who type its code must know, as it is typed. */
  readonly told: Readonly<Record<Told, string>>
}

export interface LookupAnswer<Told extends string = string> {
  readonly list: readonly LookupRow<Told>[]
  readonly has_next: boolean
}
export type LookupOutput<Told extends string = string> = z.ZodType<LookupAnswer<Told>, LookupAnswer<Told>>

/** Put together by the names of what the master tells. */
export const lookupOutput = <Told extends string>(tells: readonly Told[]): LookupOutput<Told> =>
  asStated(
    z.object({
      list: z.array(
        z.object({
          ...{ key: z.array(z.string()), name: z.string(), kana: z.string(), abort_div: z.string() },
          told: z.object(byName(tells, () => z.string())),
        }),
      ),
      has_next: z.boolean(),
    }),
  )

/** A master whose codes are looked up, by what it tells of them. */
export interface Telling<Told extends string> {
  readonly name: string
  readonly tells: readonly Told[]
}

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
