import { z } from 'zod'

/** Words in the three languages, and what is filled into them, as they travel and are kept. */
export const textShape = z.object({ ja: z.string(), en: z.string(), zh: z.string() })
export const textParams = z.record(z.string(), z.union([z.string(), z.number(), textShape]))
