import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { type MrpFigures } from '../../app/plan/mrp.ts'

/** `make bench-planning ONLY=mrp`: MRP on generated factories; each run is a fresh process, figures are medians of five seeds. */
const seeds = [1, 2, 3, 4, 5]

interface Shape {
  readonly name: string
  readonly options: Readonly<Record<string, number>>
}

const shapes: readonly Shape[] = [
  { name: 'small', options: { items: 1_000, 'bom-lines': 10_000, demands: 2_000 } },
  { name: 'medium', options: { items: 10_000, 'bom-lines': 100_000, demands: 20_000 } },
  { name: 'large', options: { items: 100_000, 'bom-lines': 1_000_000, demands: 200_000 } },
  {
    name: 'frePPLe’s shape: 1,000 finished goods, 4 levels',
    options: { items: 10_000, 'bom-lines': 30_000, demands: 20_000, finished: 1_000, levels: 4 },
  },
]

const rows = shapes.map(({ name, options }) => {
  const runs = seeds.map((seed) => run({ ...options, seed }))
  console.log(name, runs.map(({ coldMs }) => Math.round(coldMs)).join(' '))
  return { name, runs }
})

const n = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const lines = [
  '## MRP',
  '',
  `Factories generated with seeds ${seeds.join(', ')} (\`app/plan/generated-factory.ts\` says what they are made of), daily buckets over a year,`,
  'one thread. CPU milliseconds of the planning thread, medians; in brackets those of the process, whose compiler works on',
  'other threads while the first plan of a fresh process runs. "Again" is what a worker that has planned before needs; net',
  'change is one order’s quantity changed.',
  'Memory is the peak of the built program’s process with the generated factory in it; Node itself holds the part in brackets.',
  '',
  '| factory | items | BOM lines | demands | planned orders | requirements | first (ms) | again (ms) | net change (ms) | p95 (ms) | items looked at | peak memory (MB) |',
  '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
  ...rows.map(({ name, runs }) => row(name, runs)),
  '',
  'frePPLe’s C++ engine plans that last shape (10,000 items, 30,000 BOM lines, 20,000 demands) without capacity in 11–15 s of CPU.',
  '',
]
writeFileSync('bench/planning/results/mrp.md', lines.join('\n'))

function run(options: Readonly<Record<string, number>>): MrpFigures {
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  const output = execFileSync('node', ['dist/server/plan.js', 'mrp', '--json', ...words])
  return JSON.parse(output.toString()) as MrpFigures
}

function row(name: string, runs: readonly MrpFigures[]): string {
  const median = (of: (figures: MrpFigures) => number) =>
    runs.map(of).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0
  const size = runs[0]?.size
  const cells = [
    n(size?.items ?? 0),
    n(size?.bomLines ?? 0),
    n(size?.demands ?? 0),
    n(median((f) => f.plannedOrders)),
    n(median((f) => f.requirements)),
    `${n(median((f) => f.coldMs))} (${n(median((f) => f.coldProcessMs))})`,
    n(median((f) => f.warmMs)),
    n(
      median((f) => f.changeMs),
      2,
    ),
    n(
      median((f) => f.changeP95Ms),
      2,
    ),
    n(median((f) => f.changedItems)),
    `${n(median((f) => f.peakMb))} (${n(median((f) => f.baseMb))})`,
  ]
  return `| ${name} | ${cells.join(' | ')} |`
}
