import type { FactorySnapshot, OperationInput } from './factory-snapshot.ts'

/** Where an operation stands; facility and worker are blank for what is done outside. */
export interface StandingPlace {
  readonly facility: string
  readonly worker: string
  readonly qty: number
  readonly start: number
  readonly end: number
}

/** An operation at its place, as long as it is the same work and its machine may still do it. */
export function standingAt(
  operation: OperationInput,
  place: StandingPlace | undefined,
  workers: FactorySnapshot['workers'],
): OperationInput {
  if (!place || place.start < 0 || place.qty !== operation.quantity) return operation
  const machine = operation.candidates.find(
    ({ facility }) => facility === place.facility || (place.facility === '' && facility.startsWith('*')),
  )
  if (!machine) return operation
  const worker = workers.find(({ id }) => id === place.worker)?.id
  return {
    ...operation,
    fixed: {
      ...{ facility: machine.facility, start: place.start, end: place.end },
      ...(worker === undefined ? {} : { worker }),
    },
  }
}
