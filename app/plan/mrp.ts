import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { planRequirements } from '#planning/mrp/plan.ts'
import { type PlanState } from '#planning/mrp/plan-state.ts'
import { replan } from '#planning/mrp/replan.ts'
import { type MrpSnapshot } from '#planning/mrp/snapshot.ts'
import { generateFactory, type FactorySize } from './generated-factory.ts'
import { Random } from './random.ts'
import { wholeNumber } from './whole-number.ts'

/** What planning a generated factory took; times are CPU milliseconds, memory is resident. */
export interface MrpFigures {
  readonly size: FactorySize
  /** The first plan of a fresh process: of the planning thread, and with the compiler's own threads. */
  readonly coldMs: number
  readonly coldProcessMs: number
  /** The median of the plans after it: what a worker that has planned before needs. */
  readonly warmMs: number
  /** One order's quantity changed: median and 95th percentile of the net changes, and of the items looked at. */
  readonly changeMs: number
  readonly changeP95Ms: number
  readonly changedItems: number
  /** Peak of the process after the first plan, and what it held before the factory was generated. */
  readonly peakMb: number
  readonly baseMb: number
  readonly plannedOrders: number
  /** Parents' orders × lines: how often a part's requirement was calculated. */
  readonly requirements: number
  readonly supplies: number
  readonly messages: number
}

/**
 * `plan mrp FILE.json [--out OUT.json]`: plans a given input (`mrp-input.ts` says what is in it).
 * `plan mrp --items N --bom-lines N --demands N --seed K [--json]`: generates a factory, plans it, prints what it took.
 */
export async function mrp(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      items: { type: 'string', default: '10000' },
      'bom-lines': { type: 'string', default: '100000' },
      demands: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      levels: { type: 'string', default: '5' },
      finished: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const [file] = positionals
  // What reads files is not loaded where memory is measured.
  if (file !== undefined) return (await import('./mrp-file.ts')).planFile(file, values.out)
  const figures = measure({
    items: wholeNumber('items', values.items),
    bomLines: wholeNumber('bom-lines', values['bom-lines']),
    demands: wholeNumber('demands', values.demands),
    seed: wholeNumber('seed', values.seed),
    levels: wholeNumber('levels', values.levels),
    ...(values.finished === undefined ? {} : { finished: wholeNumber('finished', values.finished) }),
  })
  console.log(values.json ? JSON.stringify(figures) : inWords(figures))
}

function measure(size: FactorySize): MrpFigures {
  const baseMb = residentMb('VmRSS')
  const snapshot = generateFactory(size)
  const first = timed(() => planRequirements(snapshot))
  const peakMb = residentMb('VmHWM')
  const warm = Array.from({ length: 3 }, () => timed(() => planRequirements(snapshot)).ms)
  const counts = { requirements: requirementsOf(first.result), messages: messagesOf(first.result) }
  const plannedOrders = first.result.orders.count()
  const changes = timeChanges(first.result, snapshot, size.seed)
  return {
    size,
    coldMs: first.ms,
    coldProcessMs: first.processMs,
    warmMs: quantile(warm, 0.5),
    changeMs: quantile(
      changes.map(({ ms }) => ms),
      0.5,
    ),
    changeP95Ms: quantile(
      changes.map(({ ms }) => ms),
      0.95,
    ),
    changedItems: quantile(
      changes.map(({ items }) => items),
      0.5,
    ),
    peakMb,
    baseMb,
    plannedOrders,
    ...counts,
    supplies: snapshot.supplies.count,
  }
}

/** Two hundred times: some order wants a few pieces more. */
function timeChanges(state: PlanState, { demands }: MrpSnapshot, seed: number) {
  const random = new Random(seed)
  return Array.from({ length: 200 }, () => {
    const demand = random.whole(0, demands.count - 1)
    const quantity = (demands.quantity[demand] ?? 0) + random.whole(1, 10) * 1000
    const { processMs, result } = timed(() => replan(state, [{ change: 'edit-demand', demand, quantity }]))
    return { ms: processMs, items: result.items.length }
  })
}

interface Timed<Result> {
  readonly result: Result
  readonly ms: number
  readonly processMs: number
}

function timed<Result>(work: () => Result): Timed<Result> {
  const began = process.cpuUsage()
  const threadBegan = threadMs()
  const result = work()
  const threadTook = threadMs() - threadBegan
  const { user, system } = process.cpuUsage(began)
  return { result, ms: threadTook, processMs: (user + system) / 1000 }
}

/** CPU time of this thread, without the compiler's and the collector's threads; the kernel counts it in ticks. */
function threadMs(): number {
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
}

function requirementsOf({ structure, orders }: PlanState): number {
  return structure.usedParent.reduce((sum, parent) => sum + (orders.size[parent] ?? 0), 0)
}

function messagesOf({ advice }: PlanState): number {
  return advice.kind.reduce((sum, kind) => (kind ? sum + 1 : sum), 0)
}

function residentMb(what: 'VmRSS' | 'VmHWM'): number {
  const line = new RegExp(`${what}:\\s+(\\d+) kB`).exec(readFileSync('/proc/self/status', 'utf8'))
  return Number(line?.[1] ?? 0) / 1024
}

function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(share * (numbers.length - 1))] ?? 0
}

function inWords({ size, ...f }: MrpFigures): string {
  const n = (value: number, digits = 0) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return [
    `items ${n(size.items)}, BOM lines ${n(size.bomLines)}, demands ${n(size.demands)}, supplies ${n(f.supplies)}, seed ${size.seed}`,
    `planned orders ${n(f.plannedOrders)}, requirements ${n(f.requirements)}, messages ${n(f.messages)}`,
    `CPU ${n(f.coldMs)} ms the first time (${n(f.coldProcessMs)} ms with the compiler's threads), ${n(f.warmMs)} ms again`,
    `net change of one order: CPU ${n(f.changeMs, 2)} ms median, ${n(f.changeP95Ms, 2)} ms 95th percentile, ${n(f.changedItems)} items`,
    `peak memory ${n(f.peakMb)} MB, of which ${n(f.baseMb)} MB before the factory`,
  ].join('\n')
}
