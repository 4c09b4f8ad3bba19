import type { OperationInput } from '../scheduling/factory-snapshot.ts'

interface Sized {
  readonly qty: number
  readonly minutes: number | null
}

/** As long as a planner has made it on the Gantt, on whatever machine, as long as it is the same quantity. */
export function resizedTo(operation: OperationInput, { qty, minutes }: Sized): OperationInput {
  if (minutes === null || qty !== operation.quantity) return operation
  const candidates = operation.candidates.map((one) => ({ ...one, efficiency: 1, minutes }))
  return { ...operation, candidates }
}
