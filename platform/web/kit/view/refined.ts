import { z } from 'zod'

const schema = z.object({ refined: z.literal(true) })

/** Goes with an address that says what is asked on a screen: its tab is found again under the screen's own path. */
export const refined: z.input<typeof schema> = { refined: true }

export const isRefined = (state: unknown): boolean => schema.safeParse(state).success
