import type { DocumentDefinition } from '#platform/contract/document.ts'
import type { FileAnswer } from '#platform/contract/endpoint.ts'
import type { AnySlip, SlipKeyOf, SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context, TransactionsContext } from '../context.ts'
import { nameOfPapers, printTogether } from '../documents/print-file.ts'
import { inOneUnit } from '../unit/unit-of-work.ts'
import type { KeptSlip } from './kept-slip.ts'
import { readKept } from './kept-routes.ts'
import { holdSlips } from './read-kept.ts'
import { issueSlip } from './step-slip.ts'

/**
 * Issues kept slips and draws them into one file: each print is logged, and this revision is what the partner has from
 * now on. All of them, or none.
 */
export const printSlips = <S extends AnySlip, Data>(
  kept: KeptSlip<S>,
  context: TransactionsContext,
  keys: readonly SlipKeyOf<S>[],
  paper: DocumentDefinition<Data>,
  dataOf: (record: SlipRecordOf<S>, reading: Context, print_no: number) => Promise<Data>,
): Promise<FileAnswer> =>
  printTogether(context, paper, async (reading) => {
    const prints = await inOneUnit(reading, async () => {
      await holdSlips(kept, reading, keys)
      const issued: number[] = []
      for (const key of keys) {
        const { print_no, isNew } = await issueSlip(kept, reading, key)
        issued.push(paper.byRevision && isNew ? 1 : print_no)
      }
      return () => issued
    })
    const documents = []
    for (const [at, key] of keys.entries()) {
      const print_no = prints[at] ?? 1
      documents.push({ data: await dataOf(await readKept(kept, reading, key), reading, print_no), print_no })
    }
    const numbers = keys.map((key) => Object.values(key).join('_'))
    return { documents, name: nameOfPapers(paper.title, numbers) }
  })
