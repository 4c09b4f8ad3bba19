import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { checkShop } from '#planning/checker/check-shop.ts'

const usage = 'plan check FILE OUT.json [--format jsp|fjsp]'

const number = z.number()
const solved = z.object({
  makespan: number,
  lower_bound: number,
  operations: z.array(z.object({ job: number, op: number, machine: number, start: number, end: number })),
  format: z.string().optional(),
})

/** Replays a schedule that `plan solve` wrote against its file; exit code 1 when it does not hold. */
export async function check(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: 'string' } },
  })
  const [file, out] = positionals
  if (!file || !out) throw new Error(usage)
  const text = await readFile(file, 'utf8')
  const schedule = solved.parse(JSON.parse(await readFile(out, 'utf8')))
  const format = values.format ?? schedule.format ?? 'jsp'
  if (format !== 'jsp' && format !== 'fjsp') throw new Error(usage)
  const faults = checkShop(text, format, schedule)
  for (const { fault, detail, job, op } of faults.slice(0, 20))
    console.log(`${fault}: ${job === undefined ? '' : `job ${job}, operation ${op}. `}${detail}`)
  if (faults.length > 0) {
    console.log(`does not hold: ${faults.length} faults`)
    process.exitCode = 1
    return
  }
  console.log(`holds: makespan ${schedule.makespan}, ${schedule.operations.length} operations`)
}
