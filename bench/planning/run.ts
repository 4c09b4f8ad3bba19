import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `make bench-planning DATA=directory ONLY="mrp machines factories dct" SECONDS=60 SEEDS=1,2,3`: the parts, or the families of public
 * instances, that are asked for, and the page with everything that was measured so far. Without DATA no public instances.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '' },
    seeds: { type: 'string', default: '' },
  },
})
const words = values.only.split(/[\s,]+/).filter(Boolean)
const families = words.filter((word) => !['mrp', 'machines', 'factories'].includes(word))
const isAsked = (part: string) => words.length === 0 || words.includes(part)
const options = [
  ...(values.seconds ? ['--seconds', values.seconds] : []),
  ...(values.seeds ? ['--seeds', values.seeds] : []),
]

if (isAsked('mrp')) run('mrp.ts', [])
if (isAsked('machines')) run('machines.ts', [])
if (isAsked('factories')) run('factories.ts', values.seeds ? ['--seeds', values.seeds] : [])
if (words.length === 0 || families.length > 0) publicInstances()
run('collect.ts', [])

function publicInstances(): void {
  if (!existsSync(path.join(values.data, 'bounds')))
    return console.log('No public instances: DATA is not a directory with bounds/ in it.')
  run('instances.ts', [values.data, '--only', families.join(), ...options])
}

/** A process of its own, so that no part works with what another left in memory. */
function run(script: string, args: readonly string[]): void {
  execFileSync('node', ['--import', 'tsx', path.join('bench/planning', script), ...args], {
    stdio: 'inherit',
  })
}
