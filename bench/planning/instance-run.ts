/** One run of an instance, as a line of results/instances.jsonl keeps it. */
export interface Run {
  readonly name: string
  readonly family: string
  readonly seed: number
  readonly engine: string
  /** The time it was given; a schedule that meets the bound needs no more. */
  readonly seconds: number
  readonly isBest: boolean
  /** When the last better schedule was found. */
  readonly lastBetter: number
  readonly best: number
  readonly lowerBound: number
  /** Makespans at the marks that lie within the time given. */
  readonly after: Readonly<Record<string, number>>
  readonly moves: number
  readonly faults: number
}
