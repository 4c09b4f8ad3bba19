export interface LoggedError extends Record<string, unknown> {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly query?: string
  readonly constraint?: string
  readonly stack: string
  readonly cause?: LoggedError
}

/**
 * An error as the log may keep it. Errors of the database carry the values of the statement (in the message, in
 * `params`, in `detail`): names, hashes and codes of people that do not belong into a log.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object', stack: '' }
  const query = textOf(error, 'query')
  const code = textOf(error, 'code')
  const constraint = textOf(error, 'constraint')
  return {
    type: error.name,
    message: query ? 'Failed query' : firstLine(error.message),
    ...(code ? { code } : {}),
    ...(query ? { query } : {}),
    ...(constraint ? { constraint } : {}),
    stack: framesOf(error.stack ?? ''),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}

function textOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value.slice(0, 2000) : undefined
}

const firstLine = (message: string) => message.split('\n', 1)[0]?.slice(0, 300) ?? ''

/** The stack begins with the message, values and all: only its frames are kept. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')
