import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkShop } from '#planning/checker/check-shop.ts'
import { readInstance } from '#planning/scheduling/read-instance.ts'
import { buildShop } from '#planning/scheduling/shop.ts'
import { solveShop } from '#planning/scheduling/solve-shop.ts'

/**
 * Gap to the best known makespan on public instances: `tsx bench/planning/scheduling-instances.ts DIRECTORY --seconds 10
 * --seeds 1,2,3 --only mk,ta --out FILE.json`. Every schedule passes the independent checker or counts as a failure.
 */
interface Known {
  readonly name: string
  readonly family: string
  readonly file: string
  readonly format: 'jsp' | 'fjsp'
  readonly best: number
}

interface Measured {
  readonly name: string
  readonly family: string
  readonly seed: number
  readonly gap: number
  readonly makespan: number
  readonly lowerBound: number
  readonly moves: number
  readonly seconds: number
  readonly faults: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    seeds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
  },
})
const directory = positionals[0] ?? ''
const seconds = Number(values.seconds)
const seeds = values.seeds.split(',').map(Number)
const only = values.only.split(',').filter(Boolean)

const results: Measured[] = []
for (const known of [...flexibleShops(), ...jobShops()])
  if (only.length === 0 || only.some((word) => known.family === word || known.name === word))
    for (const seed of seeds) results.push(measure(known, seed))
printFamilies(results)
if (values.out) writeFileSync(values.out, JSON.stringify(results, undefined, 1))

function measure({ name, family, file, format, best }: Known, seed: number): Measured {
  const text = readFileSync(file, 'utf8')
  const began = process.cpuUsage()
  const elapsed = () => secondsOfCpu(process.cpuUsage(began))
  const list = readInstance(text, format)
  const { makespan, lowerBound, moves, machine, start, end } = solveShop(buildShop(list), {
    seed,
    until: () => elapsed() >= seconds,
  })
  const taken = elapsed()
  const operations = list.jobs
    .flatMap((job, j) => job.map((_, op) => ({ job: j, op })))
    .map((at, x) => ({ ...at, machine: machine[x] ?? -1, start: start[x] ?? -1, end: end[x] ?? -1 }))
  const faults = checkShop(text, format, { makespan, lower_bound: lowerBound, operations }).length
  const gap = (100 * (makespan - best)) / best
  console.log(
    `${name.padEnd(22)} ${String(makespan).padStart(8)} best ${String(best).padStart(8)} gap ${gap.toFixed(2).padStart(6)} % ` +
      `bound ${lowerBound} ${moves} moves ${taken.toFixed(1)} s${faults ? ` FAULTS ${faults}` : ''}`,
  )
  return { name, family, seed, gap, makespan, lowerBound, moves, seconds: taken, faults }
}

/** A core's time, so that what else the machine does meanwhile does not count. */
function secondsOfCpu({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6
}

function printFamilies(all: readonly Measured[]): void {
  for (const family of new Set(all.map((one) => one.family))) {
    const members = all.filter((one) => one.family === family)
    console.log(`| ${family} | ${members.length} | ${mean(members).toFixed(2)} % |`)
  }
  const failures = all.filter(({ faults }) => faults > 0).length
  console.log(`all ${all.length}: ${mean(all).toFixed(2)} %, ${failures} failures`)
}

function mean(members: readonly Measured[]): number {
  return members.reduce((sum, { gap }) => sum + gap, 0) / members.length
}

function flexibleShops(): Known[] {
  return table('fjsp_index.tsv').map((row) => ({
    name: row['bks_name'] ?? '',
    family: row['path']?.split('/').slice(1, -1).join('-') ?? '',
    file: path.join(directory, row['path'] ?? ''),
    format: 'fjsp',
    best: Number(row['ub']),
  }))
}

function jobShops(): Known[] {
  return table('jsp_bks.tsv').flatMap((row) => {
    const name = row['instance'] ?? ''
    const file = ['jsp', 'jsp_large', 'jsp_reentrant']
      .map((folder) => path.join(directory, folder, `${name}.txt`))
      .find((candidate) => existsSync(candidate))
    const known = {
      name,
      family: row['family'] ?? '',
      format: 'jsp' as const,
      best: Number(row['upper_bound']),
    }
    return file ? [{ ...known, file }] : []
  })
}

function table(file: string): Record<string, string>[] {
  const [header = '', ...rows] = readFileSync(path.join(directory, 'bounds', file), 'utf8')
    .trim()
    .split('\n')
  const names = header.split('\t')
  return rows.map((row) => Object.fromEntries(row.split('\t').map((cell, i) => [names[i] ?? '', cell])))
}
