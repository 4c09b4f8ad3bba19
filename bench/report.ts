import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { secondsPerRun, type Figures, type Report } from './measure.ts'

/** What the machine was doing before the benchmark: others' work makes every figure worse. */
const loadBefore = loadavg()[0] ?? 0

export function asMarkdown(reports: readonly Report[], makeStartMs: number | undefined): string {
  return [
    '# Benchmarks',
    '',
    'Written by `make bench`; not edited by hand.',
    '',
    ...conditions(),
    ...(makeStartMs === undefined
      ? []
      : [
          `- Warm \`make start\` (nothing changed, embedded database) to the first ready answer: ${number(makeStartMs)} ms.`,
        ]),
    '',
    '| database | start on an empty database (ms) | start (ms) | memory of the Node process at rest (MB) | after the load (MB) |',
    '|---|---:|---:|---:|---:|',
    ...reports.map((r) =>
      row(r.title, number(r.firstStartMs), number(r.startMs), number(r.restMb), number(r.afterLoadMb)),
    ),
    '',
    'CPU time is counted per operation, of the Node process and of all processes of the database server. The embedded',
    'database runs inside the Node process, so its share cannot be told apart.',
    '',
    '| database | operation | clients | operations/s | p50 (ms) | p95 (ms) | CPU Node (ms) | CPU database (ms) | CPU together (ms) |',
    '|---|---|---:|---:|---:|---:|---:|---:|---:|',
    ...reports.flatMap(({ title, figures }) => figures.map((each) => rowOf(title, each))),
    '',
    'A list as a file, written by a job in the same process, while its progress is asked ten times a second.',
    '',
    '| database | file | rows | seconds | file (MB) | most memory of the Node process (MB) |',
    '|---|---|---:|---:|---:|---:|',
    ...reports.flatMap(({ title, files }) =>
      files.map((file) =>
        row(
          title,
          file.format,
          file.rows.toLocaleString('en'),
          number(file.seconds, 1),
          number(file.fileMb, 1),
          number(file.mostMb),
        ),
      ),
    ),
    '',
  ].join('\n')
}

function conditions(): string[] {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const [cpu] = cpus()
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown CPU'}, ${number(totalmem() / 2 ** 30)} GiB`
  return [
    `- Machine: ${machine}, Linux ${release()}, Node ${process.version}; load average before: ${number(loadBefore, 1)}.`,
    '- Callers, server and database are on this one machine; one server process, log level info; PostgreSQL with fsync.',
    `- Commit ${commit}, ${new Date().toISOString().slice(0, 10)}; ${secondsPerRun} s a run after a warm-up.`,
  ]
}

const rowOf = (title: string, f: Figures): string =>
  row(
    title,
    f.what,
    String(f.clients),
    number(f.perSecond),
    number(f.p50Ms, 2),
    number(f.p95Ms, 2),
    number(f.nodeMs, 2),
    f.databaseMs === undefined ? '–' : number(f.databaseMs, 2),
    number(f.nodeMs + (f.databaseMs ?? 0), 2),
  )

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const number = (value: number, digits = 0): string => value.toFixed(digits)
