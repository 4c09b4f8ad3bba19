import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { Scenario } from '../../contract/scenario/scenario-calls.ts'
import { scenarioState } from '../../contract/scenario/scenario-codes.ts'
import { changeWords } from './change-words.ts'
import { scenarioTexts } from './scenario.text.ts'

interface Props {
  list: readonly Scenario[]
  waiting: boolean
  chosen: string
  onSelect: (scenario: Scenario) => void
  onOpen: (scenario: Scenario) => void
}

/** The scenarios, each with what it changes. */
export function ScenarioTable({ list, waiting, chosen, onSelect, onOpen }: Props) {
  const say = useSay()
  return (
    <PlainTable
      label={say(scenarioTexts.scenarios)}
      rows={list}
      waiting={waiting}
      keyOf={({ scenario_no }) => scenario_no}
      rowHeader="name"
      onPhone="cards"
      empty={say(scenarioTexts.empty)}
      onSelect={onSelect}
      onOpen={onOpen}
      isCurrent={({ scenario_no }) => scenario_no === chosen}
      columns={[
        { name: 'name', label: scenarioTexts.name, cell: ({ scenario_nm }) => scenario_nm },
        {
          ...{ name: 'what', label: scenarioTexts.what },
          cell: ({ changes }) =>
            changes.length === 0
              ? say(scenarioTexts.noChanges)
              : linesOf(changes.map((change) => changeWords(say, change))),
        },
        {
          ...{ name: 'state', label: scenarioTexts.state },
          cell: ({ state, message }) => (
            <>
              <CodeStatus codes={scenarioState} code={state} look="st" />
              {message === '' ? null : <p className="field-error">{message}</p>}
            </>
          ),
        },
      ]}
    />
  )
}

const linesOf = (lines: readonly string[]) => [...new Set(lines)].map((line) => <div key={line}>{line}</div>)
