import { z } from 'zod'
import type { LeftDraft } from '../../session/use-drafts.tsx'
import { insideDraft } from './inside/inside-draft.ts'
import type { Opened } from './master-on-screen.ts'

const values = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** A half-typed form as it is kept. Its ability is asked again by saving. */
export const masterDraft = z.object({
  mode: z.enum(['create', 'edit']),
  title: z.string(),
  base: values,
  typed: values,
  updateCount: z.number(),
  inside: insideDraft.optional(),
})

export const openDraft = ({ id, value }: LeftDraft<z.output<typeof masterDraft>>): Opened => ({
  ...value,
  ability: true,
  draftId: id,
})
