import type { Ability } from '#platform/contract/list.ts'
import type { AnySlip } from '#platform/contract/slip.ts'
import type { Command } from '../command/command.ts'
import { useCommands } from '../command/command-layers.ts'
import { slipTexts } from './slip.text.ts'

interface Actions {
  lookUp: () => void
  copyLine: () => void
  insertLine: () => void
  deleteLines: () => void
  undo: () => void
  redo: () => void
  save: () => void
}

interface Now {
  readonly edit: Ability
  readonly saving: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** What one can do with any slip, and between it what a screen adds: in the order of the function bar. */
export function useSlipCommands(
  slip: AnySlip,
  now: Now,
  added: readonly Command[],
  actions: Actions,
): Command {
  const need = slip.write
  const ability = now.edit
  const save: Command = {
    id: 'save',
    label: slipTexts.save,
    key: 'F9',
    primary: true,
    need,
    ability,
    unavailable: now.saving,
    run: actions.save,
  }
  const before: readonly Command[] = [
    { id: 'lookup', label: slipTexts.lookup, key: 'F2', need, ability, run: actions.lookUp },
    { id: 'copy-line', label: slipTexts.copyLine, key: 'F4', need, ability, run: actions.copyLine },
  ]
  const after: readonly Command[] = [
    {
      id: 'insert-line',
      label: slipTexts.insertLine,
      key: 'Alt+Insert',
      need,
      ability,
      run: actions.insertLine,
    },
    {
      id: 'delete-line',
      label: slipTexts.deleteLine,
      key: 'Alt+Delete',
      need,
      ability,
      run: actions.deleteLines,
    },
    { id: 'undo', label: slipTexts.undo, key: 'Ctrl+Z', need, unavailable: !now.canUndo, run: actions.undo },
    { id: 'redo', label: slipTexts.redo, key: 'Ctrl+Y', need, unavailable: !now.canRedo, run: actions.redo },
  ]
  useCommands([...before, ...added, save, ...after])
  return save
}
