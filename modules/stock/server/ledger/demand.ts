import { valueOfEither, type NowOrLater } from '#platform/server/unit/later.ts'

/** What stock is promised to: a line of an order or of production. */
export interface Demand {
  readonly demand_kind: string
  readonly demand_no: string
  readonly demand_line: number
}

/** A demand that may be a line of a document whose number is taken in the same unit of work. */
export interface NewDemand extends Omit<Demand, 'demand_no'> {
  readonly demand_no: NowOrLater<string>
}

/** When the unit of work writes. */
export const numbered = <D extends NewDemand>(demand: D): Omit<D, 'demand_no'> & Demand => ({
  ...demand,
  demand_no: valueOfEither(demand.demand_no),
})

export const demandKey = ({ demand_kind, demand_no, demand_line }: Demand): string =>
  [demand_kind, demand_no, demand_line].join('\u0001')
