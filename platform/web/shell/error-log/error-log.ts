import { createStore } from '../../store/store.ts'

export interface LoggedError {
  readonly id: number
  readonly at: string
  readonly kind: 'script' | 'call'
  readonly message: string
  /** Where one was. */
  readonly page: string
  /** Finds the line in the server's log. */
  readonly requestId?: string | undefined
  readonly detail?: string | undefined
}

const most = 100
let last = 0

/** What has gone wrong on this page since it was loaded, the latest first. */
export const errorLog = createStore<readonly LoggedError[]>([])

export function logError(error: Omit<LoggedError, 'id' | 'at' | 'page'>): void {
  const entry = { ...error, id: ++last, at: new Date().toISOString(), page: window.location.pathname }
  errorLog.set((now) => [entry, ...now].slice(0, most))
}

export const clearErrorLog = (): void => errorLog.set([])

/** In production builds errors of the page are listed for the person who reports them (specification section 2). */
export function watchErrors(): void {
  const log = (message: string, error: unknown) =>
    logError({ kind: 'script', message, detail: error instanceof Error ? error.stack : undefined })
  window.addEventListener('error', (event) => log(event.message, event.error))
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason
    log(reason instanceof Error ? reason.message : String(reason), reason)
  })
}

/** As text for a mail or a ticket. */
export const errorLogText = (errors: readonly LoggedError[]): string =>
  errors
    .map(({ at, kind, message, page, requestId, detail }) =>
      [`${at} [${kind}] ${page}${requestId ? ` request ${requestId}` : ''}`, message, detail]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n')
