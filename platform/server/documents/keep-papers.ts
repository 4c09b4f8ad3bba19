import type { DocumentDefinition } from '#platform/contract/document.ts'
import type { FileAnswer } from '#platform/contract/endpoint.ts'
import type { Context, TransactionsContext } from '../context.ts'
import { attachStored, type RecordKey } from '../stored-files/attachment.ts'
import { storeFile, type BusinessDocument } from '../stored-files/stored-file.ts'
import { printTogether } from './print-file.ts'

/** A paper that has gone out, as it went out. */
export interface KeptPaper<Data> {
  readonly data: Data
  readonly print_no: number
  /** Of its file, without its ending. */
  readonly name: string
  /** By which it is found again. */
  readonly business: BusinessDocument
  /** Where it hangs. */
  readonly of?: RecordKey & { readonly comment: string }
  /** Goes with it into the same transaction, such as the mail with which it leaves. */
  also?(context: Keeping, file_no: string): Promise<void>
}

type Keeping = Omit<TransactionsContext, 'transaction'> & Pick<Context, 'tx'>

/** Each paper of a printed file is kept by itself, for good. */
export async function keepPapers<Data>(
  context: TransactionsContext,
  definition: DocumentDefinition<Data>,
  papers: readonly KeptPaper<Data>[],
  file: FileAnswer,
): Promise<void> {
  for (const { data, print_no, name, business, of, also } of papers) {
    const own =
      papers.length === 1
        ? file
        : await printTogether(context, definition, () =>
            Promise.resolve({ documents: [{ data, print_no }], name }),
          )
    const { content } = own
    if (!(content instanceof Uint8Array)) throw new Error('A drawn paper is there as a whole')
    await context.transaction('write', async (tx) => {
      const storing = { ...context, tx }
      const file_no = await storeFile(storing, { file_nm: `${name}.pdf`, content, business })
      if (of) await attachStored(storing, of, file_no, of.comment)
      await also?.(storing, file_no)
    })
  }
}
