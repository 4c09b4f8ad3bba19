import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { RowActions } from '#platform/web/kit/list/row-actions.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { scenariosChanged } from '../../contract/production-facts.ts'
import {
  adoptScenario,
  calculateScenarios,
  listScenarios,
  planScenarioScreen,
  removeScenario,
} from '../../contract/scenario/scenario-calls.ts'
import { ComparedTable } from './compared-table.tsx'
import { EffectTables } from './effect-tables.tsx'
import { MovedLinesTable } from './moved-lines-table.tsx'
import { AddChangeDrawer, ChangesDrawer, CopyScenarioDrawer } from './scenario-drawers.tsx'
import { ScenarioTable } from './scenario-table.tsx'
import { scenarioTexts } from './scenario.text.ts'
import './scenario.css'

const need = ['write:production'] as const
const queryKey = [planScenarioScreen.name]
const begunNames = [
  'kind',
  'import_no',
  'facility_cd',
  'from_dt',
  'to_dt',
  'order_no',
  'line_no',
  'item_cd',
] as const

type Opened = 'add' | 'copy' | 'changes' | 'remove' | 'adopt'

/** 計画の比較: what would be if something were other than it is, beside what is. */
export function PlanScenarioScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const [chosen, choose] = useState('')
  const [wished, setOpened] = useState<Opened | null>(null)
  /** An address that says a change, or a file, asks for it at once, also where the screen was open already. */
  const isBegun = address.has('kind') || address.has('import_no')
  const opened = isBegun ? 'add' : wished
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listScenarios, {}, signal),
    // The last scenario is told of before its job has ended, and of that nobody tells.
    refetchInterval: ({ state }) => (state.data?.running === true ? 1000 : false),
  })
  const readAgain = () => void cache.invalidateQueries({ queryKey })
  useLive(scenariosChanged, readAgain)
  const list = data?.list ?? []
  const scenario = list.find(({ scenario_no }) => scenario_no === chosen) ?? list[0]
  const name = scenario?.scenario_nm ?? ''
  const close = () => {
    setOpened(null)
    if (address.size > 0) setAddress({}, { replace: true })
  }
  const calculation = useCheckedCall(calculateScenarios, () => {
    showToast('done', say(scenarioTexts.started))
    readAgain()
  })
  const removal = useCheckedCall(removeScenario, () => {
    showToast('done', say(scenarioTexts.removed, { name }))
    readAgain()
  })
  const adoption = useCheckedCall(adoptScenario, () => {
    showToast('done', say(scenarioTexts.adopted, { name }))
    readAgain()
  })
  const busy = data?.running === true || calculation.sending || removal.sending || adoption.sending
  const onOne = (opens: Opened, isOpen = true) => ({
    ...{ need, unavailable: !scenario || busy || !isOpen, run: () => setOpened(opens) },
  })
  const commands: readonly Command[] = [
    {
      ...{ id: 'add', label: scenarioTexts.add, key: 'F2', icon: 'plus', need },
      ...{ unavailable: busy, run: () => setOpened('add') },
    },
    { id: 'copy', label: scenarioTexts.copy, key: 'F4', icon: 'copy', ...onOne('copy') },
    { id: 'changes', label: scenarioTexts.changes, key: 'F6', ...onOne('changes') },
    { id: 'remove', label: scenarioTexts.remove, key: 'Delete', icon: 'trash', ...onOne('remove') },
    {
      ...{ id: 'calculate', label: scenarioTexts.calculate, key: 'F7', icon: 'refresh', need },
      ...{ unavailable: busy || list.length === 0, run: () => calculation.send({}) },
    },
    {
      ...{ id: 'adopt', label: scenarioTexts.adopt, key: 'F9', icon: 'check', primary: true },
      ...onOne('adopt', scenario?.state === '1'),
      ability: scenario?.adopt,
    },
  ]
  useCommands(commands)
  const seen = { scenario_no: scenario?.scenario_no ?? '', update_cnt: scenario?.update_cnt ?? 0 }
  const basis = data?.basis
  return (
    <>
      <ScreenTitle title={say(planScenarioScreen.title)}>
        {commands.map((command) => (
          <CommandButton key={command.id} command={command} />
        ))}
      </ScreenTitle>
      <RefusalNotice message={calculation.message || removal.message || adoption.message} />
      <div className="scenario-page">
        <ScenarioTable
          list={list}
          waiting={isPending}
          chosen={scenario?.scenario_no ?? ''}
          onSelect={({ scenario_no }) => choose(scenario_no)}
          onOpen={() => setOpened('changes')}
        />
        <RowActions>
          <span role="status">{data?.running ? say(scenarioTexts.running) : ''}</span>
          {basis ? (
            <span className="dim">
              {say(scenarioTexts.about, {
                ...{ from: written(basis.load_from_dt), to: written(basis.load_to_dt) },
                stock: written(basis.stock_dt),
              })}
            </span>
          ) : null}
        </RowActions>
        {basis && list.length > 0 ? (
          <ComparedTable
            basis={basis}
            scenarios={list}
            chosen={scenario?.scenario_no ?? ''}
            machines={data.machines}
          />
        ) : null}
        {basis && scenario?.figures ? (
          <>
            <h2>{say(scenarioTexts.moved, { name })}</h2>
            <MovedLinesTable name={name} basis={basis} figures={scenario.figures} />
            {scenario.figures.effects ? <EffectTables effects={scenario.figures.effects} /> : null}
          </>
        ) : null}
      </div>
      {opened === 'add' ? (
        <AddChangeDrawer
          scenarios={list}
          scenario_no={isBegun ? '' : seen.scenario_no}
          begun={begunOf(address)}
          onAdded={(scenario_no) => {
            choose(scenario_no)
            // A file that has come is looked at at once.
            if (address.has('import_no')) calculation.send({})
            close()
          }}
          onClose={close}
        />
      ) : null}
      {opened === 'copy' && scenario ? (
        <CopyScenarioDrawer
          scenario={scenario}
          onCopied={(scenario_no) => {
            choose(scenario_no)
            close()
          }}
          onClose={close}
        />
      ) : null}
      {opened === 'changes' && scenario ? <ChangesDrawer scenario={scenario} onClose={close} /> : null}
      {opened === 'remove' ? (
        <ConfirmDialog
          title={say(scenarioTexts.removeTitle, { name })}
          body={say(scenarioTexts.removeBody)}
          action={say(scenarioTexts.remove)}
          onAction={() => {
            close()
            removal.send(seen)
          }}
          onClose={close}
        />
      ) : null}
      {opened === 'adopt' ? (
        <ConfirmDialog
          title={say(scenarioTexts.adoptTitle, { name })}
          body={say(scenarioTexts.adoptBody)}
          action={say(scenarioTexts.adopt)}
          onAction={() => {
            close()
            adoption.send(seen)
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
}

const written = (date: string): string => date.replaceAll('-', '/')

const begunOf = (address: URLSearchParams) => ({
  ...(address.has('import_no') ? { kind: 'file' } : {}),
  ...Object.fromEntries(
    begunNames.flatMap((name) => {
      const value = address.get(name)
      return value === null ? [] : [[name, value]]
    }),
  ),
})
