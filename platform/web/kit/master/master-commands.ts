import type { AbortDivision } from '#platform/contract/code-table.ts'
import type { Ability } from '#platform/contract/list.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { isRefused, type Command } from '../command/command.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { filesTexts } from '../files/files.text.ts'
import { listTexts } from '../list/list.text.ts'
import { masterTexts } from './master.text.ts'

interface Actions {
  search: () => void
  clear: () => void
  create: () => void
  edit: (row: MasterRow) => void
  copy: (row: MasterRow) => void
  history: (row: MasterRow) => void
  usage: (row: MasterRow) => void
  files: (row: MasterRow) => void
  changeAbort: (row: MasterRow, to: AbortDivision) => void
}

/** Everything one can do on a master's list; row commands need exactly one selected row (section 5). */
export function masterCommands(
  master: AnyMaster,
  row: MasterRow | undefined,
  mayAbolish: Ability | undefined,
  actions: Actions,
) {
  const ofRow = (run: (row: MasterRow) => void) => ({ unavailable: !row, run: () => row && run(row) })
  const need = master.write
  const search: Command = {
    id: 'search',
    label: listTexts.search,
    key: 'F8',
    primary: true,
    run: actions.search,
  }
  const clear: Command = { id: 'clear', label: listTexts.clear, run: actions.clear }
  const create: Command = {
    id: 'create',
    label: masterTexts.create,
    key: 'F2',
    icon: 'plus',
    need,
    run: actions.create,
  }
  const edit: Command = {
    id: 'edit',
    label: masterTexts.edit,
    key: 'F9',
    icon: 'edit',
    need,
    ability: row?.abilities.edit,
    ...ofRow(actions.edit),
  }
  const copy: Command = {
    id: 'copy',
    label: masterTexts.copy,
    key: 'F4',
    icon: 'copy',
    need,
    ...ofRow(actions.copy),
  }
  const history: Command = {
    id: 'history',
    label: masterTexts.history,
    key: 'F6',
    icon: 'history',
    ...ofRow(actions.history),
  }
  const usage: Command = {
    id: 'usage',
    label: masterTexts.usage,
    key: 'F7',
    icon: 'external',
    ...ofRow(actions.usage),
  }
  const files: Command = {
    id: 'files',
    label: filesTexts.files,
    icon: 'download',
    ...ofRow(actions.files),
  }
  const stop: Command = {
    id: 'stop',
    label: masterTexts.stop,
    icon: 'stop',
    need,
    ...ofRow((of) => actions.changeAbort(of, '1')),
  }
  const abolish: Command = {
    id: 'abolish',
    label: masterTexts.abolish,
    key: 'Delete',
    icon: 'trash',
    need,
    ability: mayAbolish,
    ...ofRow((of) => actions.changeAbort(of, '2')),
  }
  const reuse: Command = {
    id: 'reuse',
    label: masterTexts.reuse,
    icon: 'reuse',
    need,
    ...ofRow((of) => actions.changeAbort(of, '0')),
  }
  const inUse = !row || row.abort_div === '0'
  const abolished = row?.abort_div === '2'
  const changes = inUse ? [stop, abolish] : abolished ? [reuse] : [reuse, abolish]
  const commands = [edit, copy, ...changes, history, usage, ...(master.attachmentCalls ? [files] : [])]
  /** One reason is enough when both are refused for the same. */
  const reasons = [edit, ...(abolished ? [] : [abolish])]
    .filter((command) => isRefused(command.ability))
    .slice(0, 1)
  return { search, clear, create, edit, copy, history, usage, abolish, ofRow: commands, reasons }
}
