import { bomMaster } from '#modules/master/contract/bom.ts'
import type { StructureLine } from '#modules/master/contract/structure.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { linesTexts } from '../lines/lines.text.ts'
import { structureTexts } from './structure.text.ts'

interface Actions {
  /** The item at the top, when one is chosen. */
  readonly item_cd: string
  readonly mayMove: boolean
  readonly add: () => void
  readonly lines: () => void
  readonly edit: () => void
  readonly step: (by: 1 | -1) => void
  readonly history: () => void
  readonly abolish: () => void
  readonly turn: () => void
  readonly jump: () => void
  readonly compare: () => void
  readonly replace: () => void
  readonly check: () => void
}

/** Everything one can do with a structure, and with the line at hand. */
export function structureCommands(line: StructureLine | undefined, actions: Actions) {
  const need = bomMaster.write
  const unavailable = actions.item_cd === ''
  const ofLine = { unavailable: !line }
  const moving = { need, unavailable: !line || !actions.mayMove }
  const add: Command = {
    id: 'add',
    label: structureTexts.add,
    key: 'F2',
    icon: 'plus',
    primary: true,
    need,
    unavailable,
    run: actions.add,
  }
  const lines: Command = {
    id: 'lines',
    label: linesTexts.open,
    key: 'F4',
    icon: 'columns',
    need,
    unavailable,
    run: actions.lines,
  }
  const edit: Command = {
    id: 'edit',
    label: structureTexts.edit,
    key: 'F9',
    icon: 'edit',
    ...ofLine,
    run: actions.edit,
  }
  const up: Command = {
    id: 'up',
    label: structureTexts.up,
    icon: 'up',
    ...moving,
    run: () => actions.step(-1),
  }
  const down: Command = {
    id: 'down',
    label: structureTexts.down,
    icon: 'down',
    ...moving,
    run: () => actions.step(1),
  }
  const history: Command = {
    id: 'history',
    label: structureTexts.history,
    key: 'F6',
    icon: 'history',
    ...ofLine,
    run: actions.history,
  }
  const turn: Command = {
    id: 'turn',
    label: structureTexts.turn,
    key: 'F7',
    icon: 'external',
    unavailable,
    run: actions.turn,
  }
  const jump: Command = {
    id: 'jump',
    label: structureTexts.jump,
    icon: 'right',
    ...ofLine,
    run: actions.jump,
  }
  const abolish: Command = {
    id: 'abolish',
    label: structureTexts.abolish,
    key: 'Delete',
    icon: 'trash',
    need,
    ...ofLine,
    run: actions.abolish,
  }
  const compare: Command = {
    id: 'compare',
    label: structureTexts.compare,
    icon: 'columns',
    unavailable,
    run: actions.compare,
  }
  const replace: Command = {
    id: 'replace',
    label: structureTexts.replace,
    icon: 'reuse',
    need,
    unavailable,
    run: actions.replace,
  }
  const check: Command = {
    id: 'check',
    label: structureTexts.check,
    icon: 'check',
    unavailable,
    run: actions.check,
  }
  const list = [edit, up, down, abolish, history, jump, turn]
  return { add, lines, edit, history, turn, abolish, compare, replace, check, ofLine: list }
}
