import type { MachineOrders } from './machine-orders.ts'
import type { Random } from './random.ts'

/** Fills `path` from a drawn last operation back to a first one, and returns its length: the path stands backwards. */
export function drawCriticalPath(orders: MachineOrders, path: Int32Array, random: Random): number {
  const { head, tail, duration, pred, makespan } = orders
  const { jobPred, operations, machines, jobs, nodes } = orders.shop
  let x = -1
  let found = 0
  for (let post = operations + machines; post < nodes; post++) {
    if (post === operations + 2 * machines) post += jobs
    const y = post < operations + 2 * machines ? pred[post]! : jobPred[post]!
    if (head[y]! + duration[y]! + tail[post]! !== makespan || y >= operations) continue
    found++
    if (found === 1 || random.below(found) === 0) x = y
  }
  let length = 0
  while (x >= 0 && x < operations) {
    path[length++] = x
    const j = jobPred[x]!
    const m = pred[x]!
    const byJob = head[j]! + duration[j]! === head[x]!
    const byMachine = head[m]! + duration[m]! === head[x]!
    x = byJob && (!byMachine || (random.next() & 1024) !== 0) ? j : m
  }
  return length
}
