import { useNavigate } from 'react-router'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { withdrawImport } from '../../contract/import/import-calls.ts'
import type { ImportHead } from '../../contract/import/import-file.ts'
import type { FilesShown } from './files-shown.ts'
import { importTexts } from './import.text.ts'

interface Acts {
  readonly of: FilesShown
  readonly import_no: string
  readonly head: ImportHead | undefined
  /** Its cells can be corrected. */
  readonly isOpen: boolean
  readonly isChecking: boolean
  readonly check: () => void
  readonly nextProblem: () => void
  readonly commit: () => void
  readonly withdraw: () => void
}

/** What can be done with a file that has come. */
export function useImportCommands({
  of: { screen, calls, leads, canWithdraw },
  import_no,
  head,
  isOpen,
  isChecking,
  ...acts
}: Acts): readonly Command[] {
  const go = useNavigate()
  const { print, printing } = usePrint()
  const isWrong = head !== undefined && head.error_cnt > 0
  const withdraw: Command = {
    ...{ id: 'withdraw', label: importTexts.withdraw, icon: 'history' },
    ...{ need: withdrawImport.write, unavailable: head?.import_status !== '2' },
    run: acts.withdraw,
  }
  const commands: readonly Command[] = [
    {
      ...{ id: 'back', label: importTexts.back, key: 'F4', icon: 'left' },
      run: () => void go(screen.path),
    },
    {
      ...{ id: 'orders', label: leads.label, key: 'F7' },
      run: () => void go(leads.path),
    },
    {
      ...{ id: 'errorFile', label: importTexts.errorFile, icon: 'download' },
      ...{ need: calls.errorFile.write, unavailable: printing || !isWrong },
      run: () => void print(calls.errorFile, { import_no }),
    },
    ...(canWithdraw ? [withdraw] : []),
    {
      ...{ id: 'check', label: importTexts.check, key: 'F6', icon: 'refresh' },
      ...{ need: calls.correct.write, unavailable: !isOpen || isChecking },
      run: acts.check,
    },
    {
      ...{ id: 'nextError', label: importTexts.nextError, key: 'F8' },
      ...{ unavailable: !isWrong, run: acts.nextProblem },
    },
    {
      ...{ id: 'commit', label: importTexts.commit, key: 'F9', icon: 'check', primary: true },
      ...{ need: calls.commit.write, unavailable: !isOpen || isChecking || !head || isWrong },
      run: acts.commit,
    },
  ]
  useCommands(commands)
  return commands
}
