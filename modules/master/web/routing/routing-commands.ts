import { pbomProcessMaster } from '#modules/master/contract/bom.ts'
import { productTimeMaster } from '#modules/master/contract/constraint.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import type { RoutingRow } from './routing-rows.ts'
import { linesTexts } from '../lines/lines.text.ts'
import { routingTexts } from './routing.text.ts'

interface Actions {
  readonly item_cd: string
  readonly mayMove: boolean
  readonly hasSteps: boolean
  readonly addStep: () => void
  readonly lines: () => void
  readonly addPart: () => void
  readonly edit: () => void
  readonly times: () => void
  readonly step: (by: 1 | -1) => void
  readonly history: () => void
  readonly abolish: () => void
  readonly check: () => void
  readonly copy: () => void
}

/** Everything one can do with a routing, and with the row at hand. */
export function routingCommands(row: RoutingRow | undefined, actions: Actions) {
  const need = pbomProcessMaster.write
  const ofRow = { unavailable: !row }
  const moving = { need, unavailable: row?.kind !== 'step' || !actions.mayMove }
  const addStep: Command = {
    id: 'add-step',
    label: routingTexts.addStep,
    key: 'F2',
    icon: 'plus',
    primary: true,
    need,
    unavailable: actions.item_cd === '',
    run: actions.addStep,
  }
  const lines: Command = {
    id: 'lines',
    label: linesTexts.open,
    icon: 'columns',
    need,
    unavailable: actions.item_cd === '',
    run: actions.lines,
  }
  const addPart: Command = {
    id: 'add-part',
    label: routingTexts.addPart,
    key: 'F4',
    icon: 'plus',
    need,
    unavailable: !actions.hasSteps,
    run: actions.addPart,
  }
  const edit: Command = {
    id: 'edit',
    label: routingTexts.edit,
    key: 'F9',
    icon: 'edit',
    ...ofRow,
    run: actions.edit,
  }
  const times: Command = {
    id: 'times',
    label: routingTexts.times,
    key: 'F7',
    need: productTimeMaster.write,
    unavailable: row?.kind !== 'step',
    run: actions.times,
  }
  const up: Command = { id: 'up', label: routingTexts.up, icon: 'up', ...moving, run: () => actions.step(-1) }
  const down: Command = {
    id: 'down',
    label: routingTexts.down,
    icon: 'down',
    ...moving,
    run: () => actions.step(1),
  }
  const history: Command = {
    id: 'history',
    label: routingTexts.history,
    key: 'F6',
    icon: 'history',
    ...ofRow,
    run: actions.history,
  }
  const abolish: Command = {
    id: 'abolish',
    label: routingTexts.abolish,
    key: 'Delete',
    icon: 'trash',
    need,
    ...ofRow,
    run: actions.abolish,
  }
  const check: Command = {
    id: 'check',
    label: routingTexts.check,
    icon: 'check',
    unavailable: actions.item_cd === '',
    run: actions.check,
  }
  const copy: Command = {
    id: 'copy-other',
    label: routingTexts.copyOther,
    icon: 'copy',
    need,
    unavailable: actions.item_cd === '',
    run: actions.copy,
  }
  return {
    copy,
    addStep,
    lines,
    addPart,
    edit,
    times,
    history,
    abolish,
    check,
    ofRow: [addPart, edit, times, up, down, abolish, history],
  }
}
