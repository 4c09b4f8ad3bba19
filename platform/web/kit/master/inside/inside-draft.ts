import { z } from 'zod'
import { abortDivision } from '#platform/contract/code-table.ts'
import { ability, commonColumns } from '#platform/contract/list.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { contentDraft } from '../../slip/slip-draft.ts'

const row: z.ZodType<MasterRow> = z.looseObject({
  abort_div: abortDivision.schema,
  ...commonColumns,
  abilities: z.object({ edit: ability, abolish: ability.optional() }),
})

/**
 * Half-typed rows of each set, by the name of their master. What was stored when they were typed is kept with them: taken up
 * again, they are compared with what is stored then.
 */
export const insideDraft = z.record(z.string(), z.object({ stored: z.array(row), content: contentDraft }))

export type InsideDraft = z.output<typeof insideDraft>
