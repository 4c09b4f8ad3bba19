import { z } from 'zod'

/** A part that a plan waits for, and what brings it; not what lies in stock. */
export const partWait = z.object({
  /** What the structure calls for, and what is taken: a substitute may stand in. */
  part_cd: z.string(),
  item_cd: z.string(),
  /** A document by its kind in the stock; else a plan, a proposal, goods in inspection, or what nobody has ordered yet. */
  kind: z.string(),
  no: z.string(),
  line: z.int(),
  /** The day from which it is there, as far as the schedule does not say it. */
  date: z.string(),
  /** So many days pass between that supply and the part: it goes through a supplier's hands. */
  days: z.int(),
})
export type PartWait = z.output<typeof partWait>

/** The part that makes a plan late, or comes behind where somebody has put it: what brings it, on which day, and how many days too late. */
export const latePart = partWait.omit({ part_cd: true, days: true }).extend({ late_days: z.int() })
export type LatePart = z.output<typeof latePart>

export const waitsForPlan = 'plan'
export const waitsForProposal = 'proposal'
export const waitsForInspection = 'inspection'
/** To be bought, and not ordered yet. */
export const waitsForPurchase = 'buy'
