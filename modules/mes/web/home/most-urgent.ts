import type { MachineNow } from '../../contract/line-board/line-board-calls.ts'

const urgency: Readonly<Record<MachineNow['machine_state'], number>> = { 2: 0, 3: 1, 1: 2, 0: 3 }

/** Machines at which somebody is needed first; those that have nothing to do are left out. */
export const mostUrgent = (machines: readonly MachineNow[]): readonly MachineNow[] =>
  machines
    .filter(({ machine_state }) => machine_state !== '0')
    .sort((one, other) => urgency[one.machine_state] - urgency[other.machine_state])
