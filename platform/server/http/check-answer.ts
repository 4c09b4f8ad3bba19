import type { Endpoint } from '#platform/contract/endpoint.ts'

export class AnswerError extends Error {}

/**
 * An answer must be what its schema says and nothing more: in production it is sent as it is, so a field that the
 * schema does not name (a password hash) would leave the house unseen. On in tests and development.
 */
export function checkAnswer(endpoint: Endpoint, data: unknown): void {
  const parsed = endpoint.output.safeParse(data)
  const place = parsed.success ? unnamedField(data, parsed.data, '') : firstIssue(parsed.error.issues)
  if (place) throw new AnswerError(`The answer of ${endpoint.path} does not fit its schema: ${place}`)
}

const firstIssue = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) =>
  issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`).join('; ')

function unnamedField(sent: unknown, named: unknown, path: string): string | undefined {
  if (!isObject(sent) || !isObject(named)) return undefined
  for (const [key, value] of Object.entries(sent)) {
    if (value === undefined) continue
    const place = path ? `${path}.${key}` : key
    if (!(key in named)) return `${place} is not named`
    const inner = unnamedField(value, named[key], place)
    if (inner) return inner
  }
  return undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
