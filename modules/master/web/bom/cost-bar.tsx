import { decimal } from '#platform/contract/decimal.ts'
import { useFigureText } from '#platform/web/language/figure-text.ts'
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

/** Only what has changed draws the eye; of what was never rolled up nothing is said. */
export function Change({ by }: { by: number | null }) {
  const figure = useFigureText()
  const sen = Math.round((by ?? 0) * 100)
  if (by === null) return <span />
  if (sen === 0) return <span className="dim">—</span>
  return (
    <span className="cost-change">{`${sen > 0 ? '+' : ''}${figure(decimal((sen / 100).toFixed(2)))}`}</span>
  )
}
