/** What a job shop is before it is flattened: jobs in order, each a chain of operations with their alternatives. */
export interface Alternative {
  readonly machine: number
  readonly duration: number
}

export interface JobList {
  readonly machines: number
  readonly jobs: readonly (readonly (readonly Alternative[])[])[]
}

/**
 * A job shop on flat arrays. Nodes 0…operations-1 are the operations, job after job. Behind them stand posts that open
 * and close every machine and every job, so that each operation has a neighbour on all four sides and no inner loop
 * asks whether there is one. `postTime` is when an opening post lets go (its head) and what remains after a closing
 * post (its tail): zero for a whole shop, the fixed surroundings for a window cut out of a larger schedule.
 */
export interface Shop {
  readonly operations: number
  readonly machines: number
  readonly jobs: number
  readonly nodes: number
  readonly jobPred: Int32Array
  readonly jobSucc: Int32Array
  readonly jobOf: Int32Array
  /** Alternatives of operation x: altMachine and altDuration from altStart[x] to altStart[x + 1]. */
  readonly altStart: Int32Array
  readonly altMachine: Int32Array
  readonly altDuration: Int32Array
  readonly postTime: Int32Array
}

/** Later than every schedule, and two of them still fit into 32 bits. */
export const never = 1 << 29

export const machineOpening = (shop: Shop, machine: number) => shop.operations + machine
export const machineClosing = (shop: Shop, machine: number) => shop.operations + shop.machines + machine
export const jobOpening = (shop: Shop, job: number) => shop.operations + 2 * shop.machines + job
export const jobClosing = (shop: Shop, job: number) => shop.operations + 2 * shop.machines + shop.jobs + job

export function buildShop({ machines, jobs }: JobList): Shop {
  const operations = jobs.reduce((total, job) => total + job.length, 0)
  const alternatives = jobs.reduce(
    (total, job) => total + job.reduce((sum, operation) => sum + operation.length, 0),
    0,
  )
  const shop = emptyShop({ operations, machines, jobs: jobs.length, alternatives })
  let node = 0
  let next = 0
  jobs.forEach((job, index) => {
    chain(shop, index, node, job.length)
    for (const operation of job) {
      shop.altStart[node] = next
      for (const { machine, duration } of operation) {
        shop.altMachine[next] = machine
        shop.altDuration[next] = duration
        next++
      }
      node++
    }
  })
  shop.altStart[operations] = next
  return shop
}

interface Sizes {
  readonly operations: number
  readonly machines: number
  readonly jobs: number
  readonly alternatives: number
}

export function emptyShop({ operations, machines, jobs, alternatives }: Sizes): Shop {
  const nodes = operations + 2 * machines + 2 * jobs
  return {
    operations,
    machines,
    jobs,
    nodes,
    jobPred: new Int32Array(nodes),
    jobSucc: new Int32Array(nodes),
    jobOf: new Int32Array(nodes),
    altStart: new Int32Array(operations + 1),
    altMachine: new Int32Array(alternatives),
    altDuration: new Int32Array(alternatives),
    postTime: new Int32Array(nodes),
  }
}

/** Links `length` operations from `first` on into one job, between its two posts. */
export function chain(shop: Shop, job: number, first: number, length: number): void {
  const { jobPred, jobSucc, jobOf } = shop
  let before = jobOpening(shop, job)
  for (let x = first; x < first + length; x++) {
    jobPred[x] = before
    jobSucc[before] = x
    jobOf[x] = job
    before = x
  }
  const closing = jobClosing(shop, job)
  jobSucc[before] = closing
  jobPred[closing] = before
}

/** The same shop with time running backwards: every job from its last operation to its first. */
export function mirrored(shop: Shop): Shop {
  const { operations, machines, jobs, nodes } = shop
  const opposite = (node: number) => {
    if (node < operations) return node
    if (node < operations + machines) return node + machines
    if (node < operations + 2 * machines) return node - machines
    return node < operations + 2 * machines + jobs ? node + jobs : node - jobs
  }
  const jobPred = new Int32Array(nodes)
  const jobSucc = new Int32Array(nodes)
  const postTime = new Int32Array(nodes)
  for (let node = 0; node < nodes; node++) {
    jobPred[opposite(node)] = opposite(shop.jobSucc[node]!)
    jobSucc[opposite(node)] = opposite(shop.jobPred[node]!)
    postTime[opposite(node)] = shop.postTime[node]!
  }
  return { ...shop, jobPred, jobSucc, postTime }
}
