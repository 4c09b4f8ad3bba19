import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { nameOfPapers, printTogether } from '#platform/server/documents/print-file.ts'
import { instructionPaper } from '../../contract/shipping/instruction-paper.ts'
import type { printInstructions as printCall } from '../../contract/shipping/paper-calls.ts'
import { logged, refuseCancelled } from './print-deliveries.ts'
import { readDestination } from './print-labels.ts'
import { readDelivery } from './read-delivery.ts'

/** 出荷指示書: each delivery on pages of its own. */
export const printInstructions = (
  context: TransactionsContext,
  { delivery_no: numbers }: InputOf<typeof printCall>,
): Promise<FileAnswer> =>
  printTogether(context, instructionPaper, async (reading) => {
    const documents = []
    for (const delivery_no of numbers) {
      const { header, lines } = await readDelivery(reading, delivery_no)
      refuseCancelled(header.delivery_status)
      const { ship_dt, delivery_dt, time_slot } = header
      const where = await readDestination(reading, delivery_no)
      documents.push({
        data: { delivery_no, ship_dt, delivery_dt, time_slot, ...where, lines },
        print_no: await logged(reading, instructionPaper.name, delivery_no),
      })
    }
    return { documents, name: nameOfPapers(instructionPaper.title, numbers) }
  })
