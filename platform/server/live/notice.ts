import { z } from 'zod'

/** What travels from the database to every server. */
export const notice = z.object({
  company_cd: z.string(),
  /** Blank: of the whole company. */
  factory_cd: z.string(),
  name: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()])),
  /** The keys were too many to travel. */
  reload: z.boolean(),
})
export type Notice = z.output<typeof notice>
