import { type Instance } from './instance-files.ts'
import { type Run } from './instance-run.ts'

/** The families that the targets name, and what they ask for. */
const groups = [
  {
    name: 'flexible shops',
    target: '10 s: 1.0 %, 60 s: 0.5 %',
    has: ({ format }: Instance) => format === 'fjsp',
  },
  {
    name: 'job shops: ft, la, abz, ta01–51, swv, yn',
    target: '10 s: 1.5 %',
    has: ({ name, family }: Instance) =>
      ['ft', 'la', 'abz', 'swv', 'yn'].includes(family) || (family === 'ta' && Number(name.slice(2)) <= 51),
  },
  {
    name: 'tai, 1,000 × 100',
    target: '60 s: 2.3 %',
    has: ({ name }: Instance) => name.startsWith('tai_1000_100_'),
  },
  {
    name: 'tai, 100 × 100',
    target: '60 s: 8 %',
    has: ({ name }: Instance) => name.startsWith('tai_100_100_'),
  },
  { name: 'bel', target: '60 s: 0.1 %', has: ({ family }: Instance) => family === 'bel' },
  {
    name: 'dct-short, 1,000 machines',
    target: '60 s: 0.1 %',
    has: ({ name }: Instance) => name.startsWith('dct-short-1000-'),
  },
]

/** Per family the mean over its instances of the median over the seeds that were run. */
export function instanceTables(
  instances: readonly Instance[],
  runs: readonly Run[],
  marks: readonly number[],
): string {
  const seeds = [...new Set(runs.map(({ seed }) => seed))].sort((a, b) => a - b)
  const families = [...new Set(instances.map(({ family }) => family))]
  const head = `| instances | count | runs | ${marks.map((mark) => `${mark} s`).join(' | ')} | failures |`
  const rule = `|---|---:|---:|${marks.map(() => '---:').join('|')}|---:|`
  const row = (name: string, members: readonly Instance[]) => {
    const own = runs.filter((run) => members.some((one) => one.name === run.name))
    const cells = marks.map((mark) => cell(members, own, mark))
    return `| ${name} | ${members.length} | ${own.length} | ${cells.join(' | ')} | ${own.filter(({ faults }) => faults > 0).length} |`
  }
  return [
    '## Public instances: gap to the best known makespan',
    '',
    `Seeds ${seeds.join(', ')}. Seconds of one core. Per instance the median over its seeds, then the mean over the instances; "not run" unless`,
    'all of them were run that long. Every schedule passed the independent checker or counts as a failure. The runs are in',
    '`bench/planning/results/instances.jsonl`.',
    '',
    head.replace('| instances |', '| instances | target |'),
    rule.replace('|---|', '|---|---|'),
    ...groups.map(({ name, target, has }) => row(`${name} | ${target}`, instances.filter(has))),
    '',
    'Each family:',
    '',
    head,
    rule,
    ...families.map((family) =>
      row(
        family,
        instances.filter((one) => one.family === family),
      ),
    ),
    '',
  ].join('\n')
}

function cell(members: readonly Instance[], runs: readonly Run[], mark: number): string {
  const counts: number[] = []
  const medians = members.flatMap(({ name, best }) => {
    const reached = runs
      .filter((run) => run.name === name)
      .flatMap(({ after }) => after[String(mark)] ?? [])
      .sort((a, b) => a - b)
    counts.push(reached.length)
    return reached.length ? [(100 * ((reached[reached.length >> 1] ?? 0) - best)) / best] : []
  })
  // Those that met their bound sooner are the easy ones: without the others their mean would flatter.
  if (medians.length < members.length || medians.length === 0) return 'not run'
  const mean = medians.reduce((sum, gap) => sum + gap, 0) / medians.length
  const fewest = Math.min(...counts)
  return `${mean.toFixed(2)} %${fewest < new Set(runs.map(({ seed }) => seed)).size ? ` (${fewest} of the seeds)` : ''}`
}
