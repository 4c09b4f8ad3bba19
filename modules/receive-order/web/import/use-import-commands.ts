import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { trialPage } from '../../contract/import/import-calls.ts'
import type { ImportRecord } from '../../contract/import/import-file.ts'
import type { FilesShown } from './files-shown.ts'
import { importTexts } from './import.text.ts'

interface Acts {
  readonly of: FilesShown
  readonly import_no: string
  readonly record: ImportRecord | undefined
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
  of: { screen, calls, leads },
  import_no,
  record,
  isOpen,
  isChecking,
  ...acts
}: Acts): readonly Command[] {
  const go = useNavigate()
  const call = useCall()
  const { print, printing } = usePrint()
  const { data: trial } = useQuery({
    queryKey: [trialPage.path],
    queryFn: ({ signal }) => call(trialPage, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const head = record?.head
  const isWrong = head !== undefined && head.error_cnt > 0
  const withdraw: Command = {
    ...{ id: 'withdraw', label: importTexts.withdraw, icon: 'history' },
    ...{ need: calls.withdraw.write, ability: record?.withdraw },
    run: acts.withdraw,
  }
  const tryPlan: Command = {
    ...{ id: 'tryPlan', label: importTexts.tryPlan, key: 'F10', icon: 'chart' },
    unavailable: head?.import_status !== '0' || isWrong || isChecking,
    run: () =>
      void go(
        `${trial?.path ?? ''}?${new URLSearchParams({ [trial?.parameter ?? '']: import_no }).toString()}`,
      ),
  }
  const toImport: readonly Command[] = [
    {
      ...{ id: 'errorFile', label: importTexts.errorFile, icon: 'download' },
      ...{ need: calls.errorFile.write, unavailable: printing || !isWrong },
      run: () => void print(calls.errorFile, { import_no }),
    },
    ...(trial?.path ? [tryPlan] : []),
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
      ...{ need: calls.commit.write, unavailable: !isOpen || isChecking || isWrong },
      run: acts.commit,
    },
  ]
  const commands: readonly Command[] = [
    {
      ...{ id: 'back', label: importTexts.back, key: 'F4', icon: 'left' },
      run: () => void go(screen.path),
    },
    {
      ...{ id: 'orders', label: leads.label, key: 'F7' },
      run: () => void go(leads.path),
    },
    // A file is to be imported, or something has come of it: the bar has no room for both.
    ...(head?.import_status === '2' || head?.import_status === '3' ? [withdraw] : toImport),
  ]
  useCommands(commands)
  return commands
}
