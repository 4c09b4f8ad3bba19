import { useNavigate } from 'react-router'
import { orderPage } from '#modules/receive-order/contract/page/order-page.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import { purchaseSlip } from '#modules/place-order/contract/purchase/purchase-slip.ts'
import type { BusinessDocumentKind } from '#platform/contract/business-document.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { documentsAsArchive, keptFile } from '../../contract/documents/document-calls.ts'
import { documentList } from '../../contract/documents/document-list.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'
import { documentTexts } from './documents.text.ts'

type Row = RowOf<typeof documentList>

/** Where a slip is opened, and by which of its numbers. */
const places: Readonly<Record<Exclude<BusinessDocumentKind, 'file'>, readonly [path: string, key: string]>> =
  {
    receiveOrder: [orderPage.path, 'order_no'],
    placeOrder: [placeOrderSlip.screen.path, 'po_no'],
    purchase: [purchaseSlip.screen.path, 'purchase_no'],
    sales: [salesSlip.screen.path, 'sales_no'],
  }

/** 電子帳簿: what an inspector asks for is found, opened, and taken along as one file. */
export function DocumentsScreen() {
  const go = useNavigate()
  const { print: fetchFile, printing: fetching } = usePrint()
  const open = (row: Row) => {
    if (row.doc_kind === 'file' || row.doc_kind === '')
      return void fetchFile(keptFile, { file_no: row.doc_no })
    const [path, key] = places[row.doc_kind]
    return void go(`${path}?${new URLSearchParams({ [key]: row.doc_no }).toString()}`)
  }
  const ofRow = (row: Row | undefined): readonly Command[] => [
    {
      ...{
        id: 'open',
        label: documentTexts.open,
        key: 'F9',
        icon: 'external',
        unavailable: !row || fetching,
      },
      run: () => row && open(row),
    },
  ]
  return (
    <ListScreen
      list={documentList}
      rowCommands={ofRow}
      fileCommands={(conditions) => [
        {
          ...{ id: 'archive', label: documentTexts.archive, icon: 'download', unavailable: fetching },
          run: () => void fetchFile(documentsAsArchive, conditions),
        },
      ]}
      nameOf={({ doc_no, partner_nm }) => `${doc_no}　${partner_nm}`}
    />
  )
}
