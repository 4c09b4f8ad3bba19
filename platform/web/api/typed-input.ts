import type { Endpoint, SentInputOf } from '#platform/contract/endpoint.ts'

/** What was typed, once the endpoint's own schema has read it without finding fault: that is what the call takes. */
export const asSent = <E extends Endpoint>(
  _endpoint: E,
  typed: Readonly<Record<string, unknown>>,
): SentInputOf<E> => typed as SentInputOf<E>
