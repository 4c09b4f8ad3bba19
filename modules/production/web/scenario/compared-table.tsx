import { useMemo } from 'react'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { PlanFigures } from '../../contract/scenario/figures.ts'
import type { Scenario } from '../../contract/scenario/scenario-calls.ts'
import { bestOf, comparedRows, differenceOf, type ComparedRow } from './compared-rows.ts'
import { scenarioTexts } from './scenario.text.ts'

interface Props {
  basis: PlanFigures
  scenarios: readonly Scenario[]
  chosen: string
  machines: Parameters<typeof comparedRows>[2]
}

/** The plan that stands and the scenarios side by side; each differs from the first by what stands behind its figure. */
export function ComparedTable({ basis, scenarios, chosen, machines }: Props) {
  const say = useSay()
  const plans = useMemo(
    () => [basis, ...scenarios.flatMap(({ figures }) => figures ?? [])],
    [basis, scenarios],
  )
  const rows = useMemo(() => comparedRows(say, plans, machines), [say, plans, machines])
  return (
    <PlainTable
      label={say(scenarioTexts.comparison)}
      className="compared"
      rows={rows}
      keyOf={({ key }) => key}
      rowHeader="measure"
      rowClass={({ isHead }) => (isHead ? 'compared-group' : undefined)}
      columns={[
        { name: 'measure', label: scenarioTexts.measure, cell: ({ label }) => label },
        {
          ...{ name: 'present', label: scenarioTexts.present, align: 'end' },
          cell: (row) => <Compared row={row} figures={basis} basis={basis} plans={plans} />,
        },
        ...scenarios.map(({ scenario_no, scenario_nm, figures }) => ({
          ...{ name: scenario_no, label: scenario_nm, align: 'end' as const },
          ...(scenario_no === chosen ? { className: 'chosen' } : {}),
          cell: (row: ComparedRow) =>
            figures ? <Compared row={row} figures={figures} basis={basis} plans={plans} /> : undefined,
        })),
      ]}
    />
  )
}

interface ComparedProps {
  row: ComparedRow
  figures: PlanFigures
  basis: PlanFigures
  plans: readonly PlanFigures[]
}

const mostPips = 20

function Compared({ row, figures, basis, plans }: ComparedProps) {
  if (row.isHead) return null
  const words = row.words(figures)
  const value = row.value?.(figures)
  const difference = differenceOf(row, basis, figures)
  const isBest = value !== undefined && value === bestOf(row, plans)
  return (
    <span className={isBest ? 'compared-cell best' : 'compared-cell'}>
      {row.drawn === 'load' ? <LoadBar percent={value ?? 0} /> : null}
      <span className={row.drawn === 'load' && (value ?? 0) > 100 ? 'over' : undefined}>
        {row.value ? <Figure exact={words} /> : words}
      </span>
      {row.drawn === 'count' && value !== undefined ? (
        <span
          className="pips"
          aria-hidden="true"
          style={{ width: `${String(Math.min(value, mostPips) * 5)}px` }}
        />
      ) : null}
      <span className={`difference ${difference?.look ?? ''}`}>{difference?.words ?? ''}</span>
    </span>
  )
}

/** So full beside what it can, the mark at a hundred; what is above it is hatched. */
function LoadBar({ percent }: { percent: number }) {
  const shown = (of: number) => `${String((Math.min(of, widest) / widest) * 100)}%`
  return (
    <span className="load-track" aria-hidden="true">
      <i className="has" style={{ width: shown(Math.min(percent, 100)) }} />
      {percent > 100 ? (
        <i className="over" style={{ left: shown(100), width: shown(percent - 100) }} />
      ) : null}
      <i className="can" style={{ left: shown(100) }} />
    </span>
  )
}

const widest = 140
