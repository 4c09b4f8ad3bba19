import { readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { z } from 'zod'
import { buildSnapshot } from '#planning/mrp/build-snapshot.ts'
import { planRequirements } from '#planning/mrp/plan.ts'
import { planIssues } from '#planning/mrp/plan-issues.ts'
import { type PlanState } from '#planning/mrp/plan-state.ts'
import { plannedOrders, supplyMessages } from '#planning/mrp/proposal.ts'
import { thousandths } from '#planning/mrp/quantity.ts'
import { MrpRefusal, type RefusalReason } from '#planning/mrp/refusal.ts'
import { mrpInput } from './mrp-input.ts'

/** Plans a given input, writes the plan, and says in a line what is in it. */
export async function planFile(file: string, out: string | undefined): Promise<void> {
  const plan = planOf(await readFile(file, 'utf8'))
  const text = `${JSON.stringify(plan, null, 2)}\n`
  if (out === undefined) process.stdout.write(text)
  else await writeFile(out, text)
  const late = plan.orders.filter((order) => order.late).length
  console.error(
    `${plan.orders.length} orders, ${late} of them late | ${plan.messages.length} messages | ${plan.issues.length} issues`,
  )
}

/** The plan of an input as text, in quantities, dates and codes; what cannot be planned is refused in words. */
export function planOf(text: string) {
  const input = mrpInput.safeParse(JSON.parse(text))
  if (!input.success) throw new Error(z.prettifyError(input.error))
  try {
    return planInWords(planRequirements(buildSnapshot(input.data)))
  } catch (error) {
    throw error instanceof MrpRefusal ? new Error(refusalInWords(error.detail)) : error
  }
}

function planInWords(state: PlanState) {
  const units = (quantity: number) => quantity / thousandths
  return {
    orders: [...plannedOrders(state)].map(({ item: _item, ordinal: _ordinal, itemCode, ...order }) => ({
      item: itemCode,
      ...order,
      quantity: units(order.quantity),
      good: units(order.good),
      origin: order.origin === undefined ? undefined : state.snapshot.codes.demand(order.origin),
    })),
    messages: [...supplyMessages(state)].map(({ supply: _supply, supplyCode, itemCode, ...message }) => ({
      supply: supplyCode,
      item: itemCode,
      ...message,
      quantity: units(message.quantity),
      change: message.change && { ...message.change, to: units(message.change.to) },
    })),
    issues: planIssues(state).map((issue) =>
      'quantity' in issue ? { ...issue, quantity: units(issue.quantity) } : issue,
    ),
  }
}

function refusalInWords(detail: RefusalReason): string {
  switch (detail.reason) {
    case 'cycle':
      return `The BOM contains itself: ${detail.path.join(' → ')}.`
    case 'unknown-code':
      return `There is no ${detail.field} ${detail.code}.`
    case 'duplicate-code':
      return `There are two of ${detail.field} ${detail.code}.`
    case 'usage-too-fine':
      return `The quantity of ${detail.child} in ${detail.parent} is too fine to be multiplied exactly.`
    case 'quantity-too-large':
      return `More is needed of ${detail.item} than any order could hold.`
    case 'bad-policy':
      return `${detail.code}: ${detail.field} does not hold together.`
    default:
      return `${detail.code ? `${detail.code}: ` : ''}${detail.field} must not be ${detail.value}.`
  }
}
