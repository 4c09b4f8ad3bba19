import { delayAfter } from './judge-password.ts'

const windowMs = 10 * 60_000
const mostFailures = 30
const mostAddresses = 10_000

/**
 * Failures of the first sign-in step by address, kept in the process: the access log cannot count guesses at companies
 * that do not exist, and an address must not learn from the pace of the refusals which companies do.
 */
export class AddressFailures {
  readonly #byAddress = new Map<string, readonly number[]>()

  /** Seconds until this address may try again; 0 when it may now. */
  secondsToWait(address: string, now: Date): number {
    const recent = this.#recent(address, now)
    const [oldest] = recent
    if (recent.length < mostFailures || oldest === undefined) return 0
    return Math.max(1, Math.ceil((oldest + windowMs - now.getTime()) / 1000))
  }

  /** Counts a failure, and says how long its answer waits. */
  add(address: string, now: Date): number {
    const recent = [...this.#recent(address, now), now.getTime()]
    this.#byAddress.delete(address)
    this.#byAddress.set(address, recent)
    const [oldest] = this.#byAddress.keys()
    if (this.#byAddress.size > mostAddresses && oldest !== undefined) this.#byAddress.delete(oldest)
    return delayAfter(recent.length)
  }

  #recent(address: string, now: Date): readonly number[] {
    return (this.#byAddress.get(address) ?? []).filter((at) => at > now.getTime() - windowMs)
  }
}
