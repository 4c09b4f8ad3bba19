import type { KeptProposal } from './snapshot/fill-expected.ts'
import type { ExpectedRow } from './snapshot/read-expected.ts'
import type { FactorySnapshot } from './snapshot/read-snapshot.ts'

/** A supply of the plan by what it is outside of it. */
type NamedSupply =
  /** An open document, by the kind that the stock calls it. */
  | { readonly of: 'document'; readonly kind: string; readonly no: string; readonly line: number }
  | { readonly of: 'proposal'; readonly no: string }
  /** There, and not inspected yet. */
  | { readonly of: 'inspection' }
  /** What a planner has typed, changed or locked. */
  | { readonly of: 'firm-plan'; readonly no: string; readonly beside: boolean }

/** In the order in which the snapshot has filled them: open documents, edited proposals, goods in inspection, plans by hand, what comes beside. */
export function namedSupply(
  { orders, kept, inspected, made, beside }: FactorySnapshot,
  supply: number,
): NamedSupply | undefined {
  const ordered = orders[supply] ?? kept[supply - orders.length]
  if (ordered) return nameOf(ordered)
  const after = supply - orders.length - kept.length
  if (inspected[after]) return { of: 'inspection' }
  const plan = made[after - inspected.length]
  if (plan) return { of: 'firm-plan', no: plan.no, beside: plan.beside }
  const found = beside[after - inspected.length - made.length]
  return found && nameOf(found.of)
}

const nameOf = (ordered: ExpectedRow | KeptProposal): NamedSupply =>
  'proposal_no' in ordered
    ? { of: 'proposal', no: ordered.proposal_no }
    : { of: 'document', kind: ordered.kind, no: ordered.no, line: ordered.line }
