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

/** In the order in which the snapshot has filled them: open documents, edited proposals, goods in inspection, plans by hand. */
export function namedSupply(
  { orders, kept, inspected, made }: FactorySnapshot,
  supply: number,
): NamedSupply | undefined {
  const document = orders[supply]
  if (document) return { of: 'document', kind: document.kind, no: document.no, line: document.line }
  const proposal = kept[supply - orders.length]
  if (proposal) return { of: 'proposal', no: proposal.proposal_no }
  const after = supply - orders.length - kept.length
  if (inspected[after]) return { of: 'inspection' }
  const plan = made[after - inspected.length]
  return plan && { of: 'firm-plan', no: plan.no, beside: plan.beside }
}
