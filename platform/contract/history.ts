import { z } from 'zod'

/** One change of one record: who, when, and each field's old and new value. */
export const historyEntry = z.object({
  history_no: z.string(),
  action: z.enum(['create', 'update', 'stop', 'abolish', 'reuse', 'delete']),
  actor_cd: z.string(),
  actor_nm: z.string(),
  at: z.string(),
  /** Of a record inside this one: which one. */
  row: z.object({ table: z.string(), key: z.string() }).optional(),
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
})
export type HistoryEntry = z.output<typeof historyEntry>
