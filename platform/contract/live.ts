import { z } from 'zod'

/**
 * `GET`: what happens while a page is open, as server-sent events. Read by `fetch`, because an EventSource cannot send the
 * token; one stream serves all tabs of a browser that work as the same person in the same factory.
 */
export const livePath = '/api/live'

/** The last event that a reader has seen, when its stream was cut. */
export const lastEventHeader = 'last-event-id'

/** A stream is silent for no longer than this: whoever reads it knows that it is still there. */
export const heartbeatMs = 15_000

/** A fact as it reaches a page. */
export const liveFact = z.object({
  name: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()])),
  /** There are more keys than could be told: read again whatever is shown. */
  reload: z.boolean(),
})
export type LiveFact = z.output<typeof liveFact>

/** `fact`: something happened. `gap`: something may have been missed, read again. `end`: the session is over. */
export const liveEvents = ['fact', 'gap', 'end'] as const
export type LiveEvent = (typeof liveEvents)[number]
