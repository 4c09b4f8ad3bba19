import { useQueryClient } from '@tanstack/react-query'
import { facilityMaster } from '#modules/master/contract/facility.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { FormCode } from '#platform/web/kit/lookup/form-code.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import {
  addScenarioChange,
  copyScenario,
  removeScenarioChange,
  type Scenario,
} from '../../contract/scenario/scenario-calls.ts'
import { planAim, scenarioChangeKind } from '../../contract/scenario/scenario-codes.ts'
import { changeWords } from './change-words.ts'
import { scenarioTexts } from './scenario.text.ts'

const blank = {
  ...{ kind: 'overtime', facility_cd: '', from_dt: '', to_dt: '', start_time: '17:00', end_time: '19:00' },
  import_no: '',
  ...{ order_no: '', line_no: '1', item_cd: '', lot_min: '', lot_step: '', lot_max: '', aim: '1' },
}

interface AddProps {
  scenarios: readonly Scenario[]
  /** The one at hand, or blank. */
  scenario_no: string
  /** What is known already of the change. */
  begun: Readonly<Partial<typeof blank>>
  onAdded: (scenario_no: string) => void
  onClose: () => void
}

/** A change of a scenario, or a new scenario with it. */
export function AddChangeDrawer({ scenarios, scenario_no, begun, onAdded, onClose }: AddProps) {
  const say = useSay()
  const cache = useQueryClient()
  const open = scenarios.filter(({ state }) => state !== '8')
  const form = useCallForm(addScenarioChange, {
    initial: {
      ...{ ...blank, ...begun, scenario_nm: '' },
      scenario_no: open.some((one) => one.scenario_no === scenario_no) ? scenario_no : '',
    },
    onDone: (answer) => {
      showToast('done', say(scenarioTexts.added))
      void cache.invalidateQueries().then(() => onAdded(answer.scenario_no))
    },
  })
  const { kind } = form.typed
  return (
    <FormDrawer title={say(scenarioTexts.add)} label={scenarioTexts.add} form={form} onClose={onClose}>
      <FormSelect
        form={form}
        name="scenario_no"
        label={scenarioTexts.which}
        options={[
          ['', say(scenarioTexts.newOne)],
          ...open.map((one) => [one.scenario_no, one.scenario_nm] as const),
        ]}
      />
      {form.typed.scenario_no === '' ? (
        <FormField form={form} name="scenario_nm" label={scenarioTexts.name} required={kind !== 'file'} />
      ) : null}
      <FormSelect
        form={form}
        name="kind"
        label={scenarioTexts.kind}
        options={scenarioChangeKind.codes.map((one) => [one, say(scenarioChangeKind.texts[one])] as const)}
      />
      {kind === 'overtime' || kind === 'downtime' ? (
        <>
          <FormCode
            form={form}
            name="facility_cd"
            label={scenarioTexts.machine}
            target={facilityMaster}
            required
          />
          <FormDate form={form} name="from_dt" label={scenarioTexts.from} required />
          <FormDate form={form} name="to_dt" label={scenarioTexts.to} required />
          <FormField form={form} name="start_time" label={scenarioTexts.begins} required />
          <FormField form={form} name="end_time" label={scenarioTexts.ends} required />
          <p className="dim">{say(scenarioTexts.timesHelp)}</p>
        </>
      ) : kind === 'urgent' ? (
        <>
          <FormField form={form} name="order_no" label={scenarioTexts.order} required />
          <FormField form={form} name="line_no" label={scenarioTexts.line} required inputMode="numeric" />
        </>
      ) : kind === 'lot' ? (
        <>
          <FormCode form={form} name="item_cd" label={scenarioTexts.item} target={itemMaster} required />
          <FormField form={form} name="lot_min" label={scenarioTexts.lotMin} />
          <FormField form={form} name="lot_step" label={scenarioTexts.lotStep} />
          <FormField form={form} name="lot_max" label={scenarioTexts.lotMax} />
          <p className="dim">{say(scenarioTexts.lotHelp)}</p>
        </>
      ) : kind === 'file' ? (
        <>
          <FormField
            form={form}
            name="import_no"
            label={scenarioTexts.importNo}
            required
            inputMode="numeric"
          />
          <p className="dim">{say(scenarioTexts.fileHelp)}</p>
        </>
      ) : (
        <FormSelect
          form={form}
          name="aim"
          label={scenarioTexts.aim}
          options={planAim.codes.map((one) => [one, say(planAim.texts[one])] as const)}
        />
      )}
    </FormDrawer>
  )
}

interface CopyProps {
  scenario: Scenario
  onCopied: (scenario_no: string) => void
  onClose: () => void
}

export function CopyScenarioDrawer({ scenario: { scenario_no, scenario_nm }, onCopied, onClose }: CopyProps) {
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(copyScenario, {
    initial: { scenario_no, scenario_nm: say(scenarioTexts.copyOf, { name: scenario_nm }).slice(0, 40) },
    onDone: (answer) => {
      showToast('done', say(scenarioTexts.copied))
      void cache.invalidateQueries().then(() => onCopied(answer.scenario_no))
    },
  })
  return (
    <FormDrawer
      title={say(scenarioTexts.copy)}
      subtitle={scenario_nm}
      label={scenarioTexts.copy}
      form={form}
      onClose={onClose}
    >
      <FormField form={form} name="scenario_nm" label={scenarioTexts.name} required />
    </FormDrawer>
  )
}

/** What a scenario changes, line by line. */
export function ChangesDrawer({ scenario, onClose }: { scenario: Scenario; onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const { scenario_no, scenario_nm, update_cnt, changes, state } = scenario
  const { send, sending, message } = useCheckedCall(
    removeScenarioChange,
    () => void cache.invalidateQueries(),
  )
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(scenarioTexts.changes)}
      subtitle={scenario_nm}
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="drawer-form">
        <RefusalNotice message={message} />
        <PlainTable
          label={say(scenarioTexts.changes)}
          rows={changes.map((change, at) => ({ change, at }))}
          keyOf={({ at }) => String(at)}
          empty={say(scenarioTexts.noChanges)}
          columns={[
            { name: 'what', label: scenarioTexts.what, cell: ({ change }) => changeWords(say, change) },
            {
              ...{ name: 'remove', label: scenarioTexts.removeChange, labelHidden: true, align: 'end' },
              cell: ({ at }) =>
                state === '8' ? null : (
                  <button
                    type="button"
                    className="btn"
                    disabled={sending}
                    onClick={() => send({ scenario_no, update_cnt, at })}
                  >
                    {say(scenarioTexts.removeChange)}
                  </button>
                ),
            },
          ]}
        />
      </div>
    </Drawer>
  )
}
