import type { Alternative, JobList } from './shop.ts'

export type InstanceFormat = 'jsp' | 'fjsp'

/**
 * Public job-shop files. `jsp`: `jobs machines`, then a row a job of `machine duration` pairs; a row may be shorter than
 * others and may end in `-1 -1`. `fjsp`: per job the number of operations, per operation the number of alternatives and
 * their pairs. Machines count from 0.
 */
export function readInstance(text: string, format: InstanceFormat): JobList {
  const rows = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/).map(Number))
  const [jobs = 0, machines = 0] = rows[0] ?? []
  const body = rows.slice(1, jobs + 1)
  if (!(jobs > 0 && machines > 0) || body.length < jobs)
    throw new Error(`The file announces ${jobs} jobs on ${machines} machines and holds ${body.length} rows.`)
  const list = { machines, jobs: body.map((row) => (format === 'jsp' ? plainJob(row) : flexibleJob(row))) }
  refuseNonsense(list)
  return list
}

function plainJob(row: readonly number[]): Alternative[][] {
  const job: Alternative[][] = []
  for (let i = 0; i + 1 < row.length; i += 2) {
    const machine = row[i]!
    if (machine === -1) break
    job.push([{ machine, duration: row[i + 1]! }])
  }
  return job
}

function flexibleJob(row: readonly number[]): Alternative[][] {
  let at = 0
  const take = () => row[at++] ?? Number.NaN
  return Array.from({ length: take() }, () =>
    Array.from({ length: take() }, () => ({ machine: take(), duration: take() })),
  )
}

function refuseNonsense({ machines, jobs }: JobList): void {
  jobs.forEach((job, j) =>
    job.forEach((operation, o) => {
      const sound = operation.every(
        ({ machine, duration }) =>
          Number.isInteger(machine) &&
          machine >= 0 &&
          machine < machines &&
          Number.isInteger(duration) &&
          duration >= 0,
      )
      if (!operation.length || !sound)
        throw new Error(`Job ${j}, operation ${o}: a machine from 0 to ${machines - 1} and a whole duration.`)
    }),
  )
}
