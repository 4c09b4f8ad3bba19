import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { logPrint } from '#platform/server/audit/print-log.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { nameOfPapers, printTogether } from '#platform/server/documents/print-file.ts'
import type { Printed } from '#platform/server/documents/renderer.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { printSheets as printCall } from '../../contract/work-order/work-order-calls.ts'
import { workSheet, type WorkSheet } from '../../contract/work-order/work-sheet.ts'
import { readWorkOrders } from './read-work-order.ts'
import { setSheets } from './recall-sheets.ts'
import { workOrderDocument } from './work-order-document.ts'
import { orderKept } from '#modules/receive-order/server/index.ts'

/** 作業指示書の発行: the shop floor is told; what was told before is marked as printed anew. */
export const printSheets = (
  context: TransactionsContext,
  { work_order_no }: InputOf<typeof printCall>,
): Promise<FileAnswer> =>
  printTogether(context, workSheet, (reading) =>
    inOneUnit(reading, async () => {
      const before = await readWorkOrders(reading, work_order_no)
      if (before.length < work_order_no.length) throw http[404].with()
      const orders = new Set(before.flatMap(({ demand_no }) => (demand_no === '' ? [] : [demand_no])))
      await unitOf(reading).lock(
        { document: orderKept.document, keys: [...orders].map((no) => [no]) },
        { document: workOrderDocument, keys: work_order_no.toSorted().map((no) => [no]) },
      )
      const sheets = await readWorkOrders(reading, work_order_no)
      unitOf(reading).write(() => setSheets(reading, sheets, { to: '1', verb: 'issue', reason: '' }))
      const documents: Printed<WorkSheet>[] = []
      for (const sheet of sheets)
        documents.push({
          data: {
            ...sheet,
            operations: sheet.operations.map((step) => ({
              ...step,
              facility_nm: step.facility_nm || step.supplier_nm,
            })),
          },
          print_no: await logPrint(reading, { document: workSheet.name, key: sheet.work_order_no }),
        })
      return () => ({ documents, name: nameOfPapers(workSheet.title, work_order_no) })
    }),
  )
