import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readInstance } from '#planning/scheduling/read-instance.ts'
import { buildShop, type JobList } from '#planning/scheduling/shop.ts'
import { solveShop, type Solution } from '#planning/scheduling/solve-shop.ts'

const usage = 'plan solve FILE --format jsp|fjsp [--seconds N] [--seed K] [--out OUT.json]'

/** Schedules a public job-shop file on one thread, writes the schedule and prints one line. */
export async function solve(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'jsp' },
      seconds: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
    },
  })
  const [file] = positionals
  const { format } = values
  const limit = Number(values.seconds)
  const seed = Number(values.seed)
  if (!file || (format !== 'jsp' && format !== 'fjsp') || !(limit >= 0) || !Number.isInteger(seed))
    throw new Error(usage)
  const list = readInstance(await readFile(file, 'utf8'), format)
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1000
  const solution = solveShop(buildShop(list), { seed, until: () => elapsed() >= limit })
  const seconds = Number(elapsed().toFixed(3))
  if (values.out)
    await writeFile(values.out, JSON.stringify({ format, ...schedule(list, solution, seconds) }))
  const { makespan, lowerBound, moves } = solution
  const gap = lowerBound > 0 ? (100 * (makespan - lowerBound)) / lowerBound : 0
  console.log(
    `makespan ${makespan} | lower bound ${lowerBound} (at most ${gap.toFixed(2)} % from the best possible) | ` +
      `${moves} moves | ${seconds.toFixed(2)} s | seed ${seed}`,
  )
}

function schedule({ jobs }: JobList, solution: Solution, seconds: number) {
  const operations = jobs
    .flatMap((job, j) => job.map((_, op) => ({ job: j, op })))
    .map(({ job, op }, x) => ({
      job,
      op,
      machine: solution.machine[x],
      start: solution.start[x],
      end: solution.end[x],
    }))
  const { makespan, lowerBound: lower_bound, moves } = solution
  return { makespan, lower_bound, moves, seconds, operations }
}
