import { z } from 'zod'
import { arithmeticRule } from './proposal-codes.ts'

/** One step of how a proposal came to its quantity; quantities as they are written. */
export const arithmeticStep = z.object({
  rule: arithmeticRule.schema,
  /** The rule's number: smallest lot, step, percent of scrap; blank where it has none. */
  parameter: z.string(),
  value: z.string(),
})
export type ArithmeticStep = z.output<typeof arithmeticStep>

/** What needs it: an open document, or an item that is made of it. */
export const purpose = z.object({
  kind: z.string(),
  no: z.string(),
  line: z.number().int(),
  qty: z.string(),
  date: z.string(),
})
export type Purpose = z.output<typeof purpose>
