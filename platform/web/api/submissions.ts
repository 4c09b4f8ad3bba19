/** One submission of one content to one address. */
interface Submission {
  readonly key: string
  readonly startedAt: number
  readonly answer: Promise<unknown>
  state: 'under way' | 'answered' | 'unanswered'
}

/**
 * Saves are debounced per address and content: identical requests that are still under way, or that began less than
 * `debounceMs` ago, are one request. Each submission has an idempotency key; when no answer came, the next try of the
 * same content uses the same key, so that the server does not save twice.
 */
export class Submissions {
  readonly #known = new Map<string, Submission>()
  readonly #debounceMs: number
  readonly #now: () => number
  readonly #newKey: () => string

  constructor(debounceMs: number, now: () => number, newKey: () => string) {
    this.#debounceMs = debounceMs
    this.#now = now
    this.#newKey = newKey
  }

  /** `isUnanswered` tells from an error whether the server may have saved without our knowing. */
  submit(
    content: string,
    send: (idempotencyKey: string) => Promise<unknown>,
    isUnanswered: (error: unknown) => boolean,
  ): Promise<unknown> {
    this.#forgetOld()
    const before = this.#known.get(content)
    if (before && before.state !== 'unanswered') return before.answer
    const key = before?.key ?? this.#newKey()
    const answer = send(key)
    const submission: Submission = { key, startedAt: this.#now(), answer, state: 'under way' }
    this.#known.set(content, submission)
    answer.then(
      () => (submission.state = 'answered'),
      (error: unknown) => (submission.state = isUnanswered(error) ? 'unanswered' : 'answered'),
    )
    return answer
  }

  #forgetOld(): void {
    for (const [content, { state, startedAt }] of this.#known)
      if (state === 'answered' && this.#now() - startedAt >= this.#debounceMs) this.#known.delete(content)
  }
}
