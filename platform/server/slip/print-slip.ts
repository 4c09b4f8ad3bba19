import type { DocumentDefinition } from '#platform/contract/document.ts'
import type { FileAnswer } from '#platform/contract/endpoint.ts'
import type { AnySlip, SlipKeyOf, SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context, TransactionsContext } from '../context.ts'
import { printFile } from '../documents/print-file.ts'
import { inOneUnit } from '../unit/unit-of-work.ts'
import type { KeptSlip } from './kept-slip.ts'
import { readKept } from './kept-routes.ts'
import { issueSlip } from './step-slip.ts'

/** Issues a kept slip and draws it: its print is logged, and this revision is what the partner has from now on. */
export const printSlip = <S extends AnySlip, Data>(
  kept: KeptSlip<S>,
  context: TransactionsContext,
  key: SlipKeyOf<S>,
  paper: DocumentDefinition<Data>,
  dataOf: (record: SlipRecordOf<S>, reading: Context) => Promise<Data>,
): Promise<FileAnswer> =>
  printFile(context, paper, async (reading) => {
    const issued = await inOneUnit(reading, async () => {
      const { print_no } = await issueSlip(kept, reading, key)
      return () => print_no
    })
    const data = await dataOf(await readKept(kept, reading, key), reading)
    return { data, print_no: issued, name: [paper.title.ja, ...Object.values(key)].join('_') }
  })
