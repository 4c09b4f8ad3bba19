import { costKinds, shareOf, type CostSplit } from './tree-costs.ts'

/** How much of the whole it is, and of what: one scale for all lines, so that the eye finds the dear branch. */
export function CostBar({ cost, of }: { cost: CostSplit | undefined; of: number }) {
  if (!cost) return null
  return (
    <span className="cost-bar" title={shareOf(cost.total, of)}>
      {costKinds.map((kind) => (
        <span key={kind} className={kind} style={{ width: shareOf(cost[kind], of) }} />
      ))}
    </span>
  )
}
