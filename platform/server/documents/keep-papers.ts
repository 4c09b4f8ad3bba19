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
}

/** Papers that were drawn into one file. */
export interface DrawnPapers<Paper> {
  readonly file: FileAnswer
  readonly papers: readonly Paper[]
}

type Keeping = Omit<TransactionsContext, 'transaction'> & Pick<Context, 'tx'>

/** Each paper of a printed file is kept by itself, for good; `also` goes into its transaction. */
export async function keepPapers<Data, Paper extends KeptPaper<Data>>(
  context: TransactionsContext,
  definition: DocumentDefinition<Data>,
  { file, papers }: DrawnPapers<Paper>,
  also?: (keeping: Keeping, file_no: string, paper: Paper) => Promise<void>,
): Promise<FileAnswer> {
  for (const paper of papers) {
    const { data, print_no, name, business, of } = paper
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
      await also?.(storing, file_no, paper)
    })
  }
  return file
}
