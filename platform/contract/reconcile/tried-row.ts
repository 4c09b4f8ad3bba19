import { z } from 'zod'

const text = z.string()
const words = z.object({ ja: text, en: text, zh: text })

/** What a row of a partner's statement comes to while its matching is tried: its fields, and what cannot be read. */
export const triedRow = z.object({
  shown: z.record(text, text),
  problems: z.array(z.object({ text: words, params: z.record(text, z.union([text, z.number(), words])) })),
})
