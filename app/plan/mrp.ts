import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { planRequirements } from '#planning/mrp/plan.ts'
import { generateFactory } from './generated-factory.ts'

/** `plan mrp --items N --bom-lines N --demands N --seed K`: generates a factory, plans it, and prints what it took. */
export function planGeneratedFactory(words: readonly string[]): void {
  const { values } = parseArgs({
    args: [...words],
    options: {
      items: { type: 'string', default: '10000' },
      'bom-lines': { type: 'string', default: '100000' },
      demands: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      levels: { type: 'string', default: '5' },
    },
  })
  const snapshot = generateFactory({
    items: Number(values.items),
    bomLines: Number(values['bom-lines']),
    demands: Number(values.demands),
    seed: Number(values.seed),
    levels: Number(values.levels),
  })
  const peakBefore = peakMb()
  const began = process.cpuUsage()
  const wall = performance.now()
  const plan = planRequirements(snapshot)
  const wallMs = performance.now() - wall
  const cpu = process.cpuUsage(began)
  const peak = peakMb()
  let draws = 0
  const { usedParent } = plan.structure
  for (const parent of usedParent) draws += plan.orders.size[parent] ?? 0
  console.log(
    JSON.stringify({
      cpuMs: (cpu.user + cpu.system) / 1000,
      wallMs,
      peakBefore,
      peak,
      orders: plan.orders.count(),
      draws,
      supplies: plan.supplies.count,
      terms: snapshot.bom.terms.numerator.length,
    }),
  )
}

function peakMb(): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))
  return Number(line?.[1] ?? 0) / 1024
}
