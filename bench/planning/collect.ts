import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem } from 'node:os'
import path from 'node:path'

/** Puts what the planning benchmarks wrote (bench/planning/results/*.md) into docs/benchmarks-planning.md. */
const results = 'bench/planning/results'
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const [cpu] = cpus()
const parts = readdirSync(results)
  .filter((name) => name.endsWith('.md'))
  .sort()
  .map((name) => readFileSync(path.join(results, name), 'utf8').trim())

const page = [
  '# Benchmarks of the planning engines',
  'Written by `make bench-planning`; not edited by hand. (The server’s figures are in docs/benchmarks.md.)',
  `- Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown CPU'}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Linux ${release()}, Node ${process.version}; others work on it too, load average ${loadavg()[2]?.toFixed(0)} when this was written. Times are CPU time, which a crowded processor makes longer.\n- Commit ${commit}, ${new Date().toISOString().slice(0, 10)}.`,
  ...parts,
]
writeFileSync('docs/benchmarks-planning.md', `${page.join('\n\n')}\n`)
