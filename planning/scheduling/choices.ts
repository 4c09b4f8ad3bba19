import type { FacilityInput, FactorySnapshot, OperationInput } from './factory-snapshot.ts'

type Candidate = OperationInput['candidates'][number]

export interface Choice {
  readonly facility: string
  /** Minutes for the whole quantity on this facility. */
  readonly run: number
  readonly priority: number
}

/**
 * The facilities that can do each operation. One that gets nothing done, or does nothing at a time, cannot; but what was
 * started there goes on there.
 */
export function choicesOf({ operations, facilities }: FactorySnapshot): readonly (readonly Choice[])[] {
  const idle = new Set(facilities.filter((one) => capacityOf(one) === 0).map(({ id }) => id))
  return operations.map(({ id, candidates, progress }) =>
    candidates
      .map((one) => ({ ...one, efficiency: efficiencyOf(one, id) }))
      .filter((one) => one.facility === progress?.facility || (one.efficiency > 0 && !idle.has(one.facility)))
      .map(({ facility, minutes, efficiency, priority = 1 }) => ({
        facility,
        run: Math.ceil(minutes / (efficiency || 1)),
        priority,
      })),
  )
}

/** Lanes of the facilities, in their order: what stands on one that does nothing at a time needs one all the same. */
export function lanesOf({ facilities, operations }: FactorySnapshot): readonly number[] {
  const taken = new Set(operations.map(({ fixed, progress }) => (fixed ?? progress)?.facility))
  return facilities.map((one) => Math.max(capacityOf(one), taken.has(one.id) ? 1 : 0))
}

export function capacityOf({ id, capacity = 1 }: FacilityInput): number {
  if (!Number.isInteger(capacity) || capacity < 0) throw new Error(`Facility ${id}: capacity ${capacity}`)
  return capacity
}

function efficiencyOf({ facility, efficiency = 1 }: Candidate, operation: string): number {
  if (!Number.isFinite(efficiency) || efficiency < 0)
    throw new Error(`Operation ${operation}: efficiency ${efficiency} on ${facility}`)
  return efficiency
}
