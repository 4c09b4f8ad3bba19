import type { Urgency } from './dispatch-factory.ts'
import type { Factory } from './factory.ts'
import { usualRun } from './latest-start.ts'

/** Single dispatching rules of a factory; the search begins with the best of them and has to beat it. */
export const factoryRules = [
  'latest-start',
  'due',
  'weighted-slack',
  'weighted-shortest',
  'shortest',
  'release',
  'latest-start-setup',
  'due-setup',
] as const
export type FactoryRule = (typeof factoryRules)[number]

export function urgencyOf(
  factory: Factory,
  rule: FactoryRule,
  latest: Float64Array,
  fillsGaps = false,
): Urgency {
  const keys = new Float64Array(factory.operations)
  const heaviest = factory.weight.reduce((a, b) => Math.max(a, b), 1)
  for (let x = 0; x < keys.length; x++) keys[x] = key(factory, rule, latest, x, heaviest)
  return { keys, setupWorth: rule.endsWith('-setup') ? 20 : 0, fillsGaps }
}

function key(factory: Factory, rule: FactoryRule, latest: Float64Array, x: number, heaviest: number): number {
  const order = factory.orderOf[x]!
  const weight = factory.weight[order]!
  const run = usualRun(factory, x)
  switch (rule) {
    case 'latest-start':
    case 'latest-start-setup':
      return latest[x]!
    case 'due':
    case 'due-setup':
      return factory.due[order]!
    case 'weighted-slack':
      return latest[x]! - (weight / heaviest) * 1440
    case 'weighted-shortest':
      return run / weight
    case 'shortest':
      return run
    case 'release':
      return factory.release[order]!
  }
}
