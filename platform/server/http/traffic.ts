/** Calls that are being worked on. Shutting down waits for the last of them, also when its client has gone. */
export class Traffic {
  /** No longer ready for new calls; what has arrived is still answered. */
  draining = false
  #active = 0
  #waiting: (() => void)[] = []

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#active++
    try {
      return await work()
    } finally {
      this.#active--
      if (this.#active === 0) for (const wake of this.#waiting.splice(0)) wake()
    }
  }

  /** Settles when nothing is being worked on. */
  async idle(): Promise<void> {
    if (this.#active === 0) return
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    traffic: Traffic
  }
}
