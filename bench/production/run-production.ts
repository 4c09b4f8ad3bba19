import { documented, onOwnCluster } from '../documents.ts'
import { measurePlan, warmPromise, type PlanFigures } from './measure-plan.ts'

const size = { items: 10_000, demands: 20_000 }
/** The same factory smaller; the second has about the ten thousand operations of which a promise is asked. */
const smaller = [
  { items: 2000, demands: 4000 },
  { items: 4000, demands: 8000 },
] as const

/** `--quick`: the smallest only, to try a change; what it measures is not written down. */
export async function benchProduction(isQuick: boolean): Promise<void> {
  const asked = isQuick ? smaller[0] : size
  const columns: Column[] = []
  for (const one of isQuick ? [] : smaller)
    columns.push({ ...one, ...(await onOwnCluster(({ database }) => measurePlan(database, one))) })
  await documented(
    'production',
    async ({ database, server, machine }) => {
      const { runs, parts } = await measurePlan(database, asked)
      columns.push({ ...asked, runs, parts })
      return `# Benchmarks: production plan

Written by \`make bench ONLY=production\`; not edited by hand. ${server}, ${asked.items.toLocaleString('en')} items in five-level structures, five lines each, beside those of the demo company, and ${asked.demands.toLocaleString('en')} lines of orders.
${machine}; run and database on this one machine.
Targets: first plan written within 10,000 ms, a second run without changes within 2,000 ms and not one row written; a promise beside 10,000 operations within 200 ms.

| items | lines of orders | first run (ms) | nothing has changed (ms) | one order wants more (ms) | promise, warm (ms) | which is |
|---:|---:|---:|---:|---:|---:|---|
${columns.map(rowOfSize).join('\n')}

| run | ms | answer |
|---|---:|---|
${runs.map(row).join('\n')}

| part of a run without changes | ms | what |
|---|---:|---|
${parts.map(row).join('\n')}
`
    },
    isQuick,
  )
}

type Column = Awaited<ReturnType<typeof measurePlan>> & {
  readonly items: number
  readonly demands: number
}

function rowOfSize({ items, demands, runs, parts }: Column): string {
  const promise = parts.find(({ what }) => what === warmPromise)
  const ms = [...runs, ...(promise ? [promise] : [])].map((one) => one.ms.toFixed(0))
  const size = [items, demands].map((count) => count.toLocaleString('en'))
  return `| ${[...size, ...ms, promise?.answer ?? ''].join(' | ')} |`
}

const row = ({ what, ms, answer }: PlanFigures): string => `| ${what} | ${ms.toFixed(0)} | ${answer} |`
