/** A seeded source of chance (Marsaglia's xorshift with 32 bits): the same seed gives the same schedule. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = (Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bd1e995) | 0 || 1
    for (let i = 0; i < 8; i++) this.next()
  }

  /** 32 bits, never 0. */
  next(): number {
    let x = this.state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.state = x
    return x >>> 0
  }

  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number {
    return this.next() % limit
  }

  /** From 0 up to, and without, 1. */
  fraction(): number {
    return this.next() / 4294967296
  }
}
