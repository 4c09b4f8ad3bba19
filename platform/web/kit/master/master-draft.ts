import { z } from 'zod'
import { insideDraft } from './inside/inside-draft.ts'
import type { Opened } from './master-on-screen.ts'

const values = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** A half-typed form as it is kept in the browser tab. Its ability is asked again by saving. */
export const masterDraft = z.object({
  mode: z.enum(['create', 'edit']),
  title: z.string(),
  base: values,
  typed: values,
  updateCount: z.number(),
  inside: insideDraft.optional(),
})

export const openDraft = (draft: z.output<typeof masterDraft>): Opened => ({
  ...draft,
  ability: true,
  resumed: true,
})
