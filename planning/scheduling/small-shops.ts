import { type JobList } from './shop.ts'
import { Random } from './random.ts'

/** Fisher and Thompson's 6×6 of 1963, whose best makespan is 55: the smallest shop with a name. */
export const sixBySix = `6 6
2 1 0 3 1 6 3 7 5 3 4 6
1 8 2 5 4 10 5 10 0 10 3 4
2 5 3 4 5 8 0 9 1 1 4 7
1 5 0 5 2 5 3 3 4 8 5 9
2 9 1 3 4 5 5 4 0 3 3 1
1 3 3 3 5 9 0 10 4 4 2 1
`

export interface ShopSize {
  readonly jobs: number
  readonly machines: number
  /** Operations a job has at most. */
  readonly steps: number
  /** Machines an operation may choose from at most. */
  readonly choices: number
  readonly longest: number
}

/** A shop by chance: jobs of different lengths, machines that come back, operations without duration. */
export function randomShop({ jobs, machines, steps, choices, longest }: ShopSize, seed: number): JobList {
  const random = new Random(seed)
  return {
    machines,
    jobs: Array.from({ length: jobs }, () =>
      Array.from({ length: 1 + random.below(steps) }, () => {
        const first = random.below(machines)
        return Array.from({ length: 1 + random.below(Math.min(choices, machines)) }, (_, i) => ({
          machine: (first + i) % machines,
          duration: random.below(longest + 1),
        }))
      }),
    ),
  }
}

/** Every job once on every machine, in an order of its own, as in Taillard's instances. */
export function plainShop(jobs: number, machines: number, seed: number): JobList {
  const random = new Random(seed)
  return {
    machines,
    jobs: Array.from({ length: jobs }, () =>
      Array.from({ length: machines }, (_, machine) => ({ machine, drawn: random.next() }))
        .sort((a, b) => a.drawn - b.drawn)
        .map(({ machine }) => [{ machine, duration: 1 + random.below(99) }]),
    ),
  }
}

/** The same shop as a file. */
export function asText({ machines, jobs }: JobList): string {
  const rows = jobs.map((job) =>
    [
      job.length,
      ...job.flatMap((choices) => [choices.length, ...choices.flatMap((one) => [one.machine, one.duration])]),
    ].join(' '),
  )
  return [`${jobs.length} ${machines}`, ...rows].join('\n')
}

/**
 * A shop that can be done without an idle minute, if one finds out how: the hours of every machine are cut into pieces,
 * and each piece continues some job that ended before it, or begins a new one.
 */
export function fullShop(machines: number, pieces: number, length: number, seed: number): JobList {
  const random = new Random(seed)
  const all = Array.from({ length: machines }, (_, machine) => {
    const cuts = new Set(Array.from({ length: pieces - 1 }, () => 1 + random.below(length - 1)))
    const ends = [...cuts, length].sort((a, b) => a - b)
    return ends.map((end, i) => ({ machine, start: ends[i - 1] ?? 0, end }))
  }).flat()
  const jobs: { end: number; steps: { machine: number; duration: number }[] }[] = []
  for (const { machine, start, end } of all.sort((a, b) => a.start - b.start)) {
    const free = jobs.filter((job) => job.end <= start)
    const job = free[random.below(free.length + Math.ceil(free.length / 3))] ?? { end: 0, steps: [] }
    if (job.steps.length === 0) jobs.push(job)
    job.steps.push({ machine, duration: end - start })
    job.end = end
  }
  return { machines, jobs: jobs.map(({ steps }) => steps.map((step) => [step])) }
}
