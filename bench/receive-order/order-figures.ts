/** A line of the document. */
export interface OrderFigures {
  readonly what: string
  readonly clients: number
  readonly calls: number
  readonly p50Ms: number
  readonly p95Ms: number
  /** Of a call, of this process and of the database. */
  readonly nodeMs: number
  readonly databaseMs: number
}
