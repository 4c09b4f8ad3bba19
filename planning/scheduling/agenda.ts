/**
 * What happens when, by minute: a list of arrivals and one of services for every minute of the horizon instead of a heap,
 * because there are many events and few minutes. A node stands in one list of a kind at a time; what lies behind the
 * horizon is dropped.
 */
export class Agenda {
  minute = 0
  private readonly arriving: Int32Array
  private readonly serving: Int32Array
  private readonly nextArrival: Int32Array
  private readonly nextService: Int32Array

  constructor(minutes: number, operations: number, facilities: number) {
    this.arriving = new Int32Array(minutes + 1)
    this.serving = new Int32Array(minutes + 1)
    this.nextArrival = new Int32Array(operations)
    this.nextService = new Int32Array(facilities)
  }

  clear(): void {
    this.arriving.fill(-1)
    this.serving.fill(-1)
    this.minute = 0
  }

  arrive(time: number, operation: number): void {
    const minute = Math.max(this.minute, Math.ceil(time))
    if (minute >= this.arriving.length) return
    this.nextArrival[operation] = this.arriving[minute]!
    this.arriving[minute] = operation
  }

  serve(time: number, facility: number): void {
    const minute = Math.max(this.minute, Math.ceil(time))
    if (minute >= this.serving.length) return
    this.nextService[facility] = this.serving[minute]!
    this.serving[minute] = facility
  }

  /** Goes on to the next minute in which something happens; false at the end. */
  advance(): boolean {
    const { arriving, serving } = this
    let minute = this.minute
    while (minute < arriving.length && arriving[minute] === -1 && serving[minute] === -1) minute++
    this.minute = minute
    return minute < arriving.length
  }

  /** The next who arrives in this minute, or -1. */
  takeArrival(): number {
    const operation = this.arriving[this.minute]!
    if (operation >= 0) this.arriving[this.minute] = this.nextArrival[operation]!
    return operation
  }

  /** The next who chooses in this minute, or -1. */
  takeService(): number {
    const facility = this.serving[this.minute]!
    if (facility >= 0) this.serving[this.minute] = this.nextService[facility]!
    return facility
  }
}
