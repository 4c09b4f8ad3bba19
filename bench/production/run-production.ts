import { documented } from '../documents.ts'
import { measurePlan, type PlanFigures } from './measure-plan.ts'

const size = { items: 10_000, demands: 20_000 }
/** `--quick`: as much as a minute allows, to try a change; what it measures is not written down. */
const quick = { items: 2000, demands: 4000 }

/** `make bench ONLY=production`: what a run of the plan costs, whole and by its parts; writes docs/benchmarks-production.md. */
export async function benchProduction(isQuick: boolean): Promise<void> {
  const asked = isQuick ? quick : size
  await documented(
    'production',
    async ({ database, server, machine }) => {
      const { runs, parts } = await measurePlan(database, asked)
      return `# Benchmarks: production plan

Written by \`make bench ONLY=production\`; not edited by hand. ${server}, ${asked.items.toLocaleString('en')} items in five-level structures, five lines each, beside those of the demo company, and ${asked.demands.toLocaleString('en')} lines of orders.
${machine}; run and database on this one machine.
Targets: first plan written within 10,000 ms, a second run without changes within 2,000 ms and not one row written.

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

const row = ({ what, ms, answer }: PlanFigures): string => `| ${what} | ${ms.toFixed(0)} | ${answer} |`
