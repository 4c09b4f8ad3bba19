import { z } from 'zod'
import { ability } from '#platform/contract/list.ts'
import { textParams, textShape } from '#platform/contract/text-shape.ts'
import type { SlipContent } from './slip-content.ts'

const values = z.record(z.string(), z.string())

const typedLine = {
  values,
  given: values.optional(),
  wrong: z.record(
    z.string(),
    z.object({
      typed: z.string(),
      text: textShape,
      params: textParams,
      refused: z.boolean().optional(),
    }),
  ),
}

export const contentDraft: z.ZodType<SlipContent> = z.object({
  header: z.object(typedLine),
  lines: z.array(z.object({ ...typedLine, lineNo: z.number(), edit: ability })).readonly(),
})

/** A half-typed slip as it is kept. */
export const slipDraft = z.object({ updateCount: z.number(), content: contentDraft })
