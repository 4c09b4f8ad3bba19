import { useState } from 'react'
import type { FileAnswer, OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { exportAgain, exportJournal, previewJournal } from '../../contract/journal/journal-calls.ts'
import { journalList, purchaseJournalList } from '../../contract/journal/journal-list.ts'
import {
  exportPurchaseJournal,
  exportPurchasesAgain,
  previewPurchaseJournal,
} from '../../contract/journal/purchase-journal-calls.ts'
import { countColumns, JournalDrawer } from './journal-drawer.tsx'
import { journalTexts } from './journal.text.ts'

const figure = { kind: 'figure' } as const
const salesColumns: readonly PlainColumn<OutputOf<typeof previewJournal>>[] = [
  ...countColumns,
  { name: 'sales', label: journalTexts.sales, ...figure, cell: (one) => one.sales_amount },
  { name: 'tax', label: journalTexts.tax, ...figure, cell: (one) => one.tax_amount },
  { name: 'received', label: journalTexts.received, ...figure, cell: (one) => one.received_amount },
]
const purchaseColumns: readonly PlainColumn<OutputOf<typeof previewPurchaseJournal>>[] = [
  ...countColumns,
  { name: 'purchases', label: journalTexts.purchases, ...figure, cell: (one) => one.purchase_amount },
  { name: 'tax', label: journalTexts.deductible, ...figure, cell: (one) => one.tax_amount },
  { name: 'paid', label: journalTexts.paid, ...figure, cell: (one) => one.paid_amount },
]

/** What both screens do: export what is new, and an export once more. */
function useJournal(need: Command['need'], write: (export_no: string) => Promise<FileAnswer>) {
  const [isOpen, setOpen] = useState(false)
  const begin: Command = {
    ...{ id: 'export', label: journalTexts.export, key: 'F2', icon: 'download', need },
    run: () => setOpen(true),
  }
  const again = async (export_no: string) => {
    try {
      const { name, content } = await write(export_no)
      if (content instanceof Uint8Array) saveFile(name, content)
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
  }
  const ofRow = (row: { readonly export_no: string } | undefined): readonly Command[] => [
    {
      ...{ id: 'again', label: journalTexts.again, key: 'F9', icon: 'download', need, unavailable: !row },
      run: () => void (row && again(row.export_no)),
    },
  ]
  return { isOpen, begin, ofRow, close: () => setOpen(false) }
}

interface Named {
  readonly export_no: string
  readonly journal_month: string
}
const nameOf = ({ export_no, journal_month }: Named): string =>
  `${export_no}　${journal_month.replace('-', '/')}`

/** 仕訳出力: what the accounting package has been told of customers, and what it is told next. */
export function JournalScreen() {
  const call = useCall()
  const journal = useJournal(['write:receiveorder'], (export_no) => call(exportAgain, { export_no }))
  return (
    <>
      <ListScreen list={journalList} commands={[journal.begin]} rowCommands={journal.ofRow} nameOf={nameOf} />
      {journal.isOpen ? (
        <JournalDrawer
          book={{
            ...{ name: journalList.name, body: journalTexts.body, columns: salesColumns },
            preview: (month, signal) => call(previewJournal, { month }, signal),
            write: (month, journal_layout) => call(exportJournal, { month, journal_layout }),
          }}
          onClose={journal.close}
        />
      ) : null}
    </>
  )
}

/** 仕入仕訳出力: the same of suppliers. */
export function PurchaseJournalScreen() {
  const call = useCall()
  const journal = useJournal(['write:placeorder'], (export_no) => call(exportPurchasesAgain, { export_no }))
  return (
    <>
      <ListScreen
        list={purchaseJournalList}
        commands={[journal.begin]}
        rowCommands={journal.ofRow}
        nameOf={nameOf}
      />
      {journal.isOpen ? (
        <JournalDrawer
          book={{
            ...{ name: purchaseJournalList.name, body: journalTexts.purchaseBody, columns: purchaseColumns },
            preview: (month, signal) => call(previewPurchaseJournal, { month }, signal),
            write: (month, journal_layout) => call(exportPurchaseJournal, { month, journal_layout }),
          }}
          onClose={journal.close}
        />
      ) : null}
    </>
  )
}
