import { useMemo } from 'react'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { PlanFigures } from '../../contract/scenario/figures.ts'
import type { Scenario } from '../../contract/scenario/scenario-calls.ts'
import { comparedRows, differenceOf, type ComparedRow } from './compared-rows.ts'
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
  const rows = useMemo(
    () => comparedRows(say, [basis, ...scenarios.flatMap(({ figures }) => figures ?? [])], machines),
    [say, basis, scenarios, machines],
  )
  return (
    <PlainTable
      label={say(scenarioTexts.comparison)}
      className="compared"
      rows={rows}
      keyOf={({ key }) => key}
      rowHeader="measure"
      columns={[
        { name: 'measure', label: scenarioTexts.measure, cell: ({ label }) => label },
        {
          ...{ name: 'present', label: scenarioTexts.present, align: 'end' },
          cell: (row) => <Compared row={row} figures={basis} basis={basis} />,
        },
        ...scenarios.map(({ scenario_no, scenario_nm, figures }) => ({
          ...{ name: scenario_no, label: scenario_nm, align: 'end' as const },
          ...(scenario_no === chosen ? { className: 'chosen' } : {}),
          cell: (row: ComparedRow) =>
            figures ? <Compared row={row} figures={figures} basis={basis} /> : undefined,
        })),
      ]}
    />
  )
}

interface ComparedProps {
  row: ComparedRow
  figures: PlanFigures
  basis: PlanFigures
}

function Compared({ row, figures, basis }: ComparedProps) {
  const words = row.words(figures)
  const difference = differenceOf(row, basis, figures)
  return (
    <>
      {row.value ? <Figure exact={words} /> : words}
      {difference ? <span className={`difference ${difference.look}`}>{difference.words}</span> : null}
    </>
  )
}
