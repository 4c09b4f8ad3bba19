import { useState } from 'react'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { exportAgain } from '../../contract/journal/journal-calls.ts'
import { journalList } from '../../contract/journal/journal-list.ts'
import { JournalDrawer } from './journal-drawer.tsx'
import { journalTexts } from './journal.text.ts'

const need = ['write:receiveorder'] as const

/** 仕訳出力: what the accounting package has been told, and what it is told next. */
export function JournalScreen() {
  const call = useCall()
  const [isOpen, setOpen] = useState(false)
  const begin: Command = {
    ...{ id: 'export', label: journalTexts.export, key: 'F2', icon: 'download', need },
    run: () => setOpen(true),
  }
  const again = async ({ export_no }: RowOf<typeof journalList>) => {
    try {
      const { name, content } = await call(exportAgain, { export_no })
      if (content instanceof Uint8Array) saveFile(name, content)
    } catch (error) {
      showToast('bad', refusalOf(error).message)
    }
  }
  const ofRow = (row: RowOf<typeof journalList> | undefined): readonly Command[] => [
    {
      ...{ id: 'again', label: journalTexts.again, key: 'F9', icon: 'download', need, unavailable: !row },
      run: () => void (row && again(row)),
    },
  ]
  return (
    <>
      <ListScreen
        list={journalList}
        commands={[begin]}
        rowCommands={ofRow}
        nameOf={({ export_no, journal_month }) => `${export_no}　${journal_month}`}
      />
      {isOpen ? <JournalDrawer onClose={() => setOpen(false)} /> : null}
    </>
  )
}
