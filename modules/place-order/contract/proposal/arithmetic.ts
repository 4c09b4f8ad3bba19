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
/** The kind of a purpose that is itself a proposal: one that a person has edited, and that parts are supplied for. */
export const proposalPurpose = 'proposal'
export type Purpose = z.output<typeof purpose>
