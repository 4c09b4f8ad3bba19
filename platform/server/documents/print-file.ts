import type { DocumentDefinition, Paper } from '#platform/contract/document.ts'
import type { FileAnswer } from '#platform/contract/endpoint.ts'
import type { Text } from '#platform/contract/text.ts'
import { logPrint } from '../audit/print-log.ts'
import { Said } from '../facts/said.ts'
import { tellFacts } from '../facts/say.ts'
import type { Context, TransactionsContext } from '../context.ts'
import { createRenderer, type Printed, type Renderer } from './renderer.ts'

/** What a print reads: its data, and what of it is logged. */
export interface ToPrint<Data> {
  readonly data: Data
  /** What has been printed; a list that is printed has none. */
  readonly key?: string
  /** Of the file, without its ending. */
  readonly name: string
}

/** Documents that come in one file, each already logged. */
interface PrintedTogether<Data> {
  readonly documents: readonly Printed<Data>[]
  readonly name: string
  /** Where the data say how large it is, as with labels. */
  readonly paper?: Paper
}

/** One for the process: its thread has the fonts. */
let renderer: Renderer | undefined

/** Reads and logs in one transaction, draws after it, so that nobody waits for a pen. */
export const printFile = <Data>(
  context: TransactionsContext,
  definition: DocumentDefinition<Data>,
  read: (context: Context) => Promise<ToPrint<Data>>,
): Promise<FileAnswer> =>
  printTogether(context, definition, async (reading) => {
    const { data, key, name } = await read(reading)
    const print_no = key === undefined ? 1 : await logPrint(reading, { document: definition.name, key })
    return { documents: [{ data, print_no }], name }
  })

/** Of a file with many of them, without its ending. */
export const nameOfPapers = ({ ja }: Text, [first = '', ...others]: readonly string[]): string =>
  [ja, first, ...(others.length === 0 ? [] : [`他${others.length}件`])].join('_')

/** Many documents of a kind as one file, each with page numbers and 再発行 of its own. */
export async function printTogether<Data>(
  context: TransactionsContext,
  definition: DocumentDefinition<Data>,
  read: (context: Context) => Promise<PrintedTogether<Data>>,
): Promise<FileAnswer> {
  const { session, transaction, language, requestId, address, now, registered } = context
  const {
    documents,
    name,
    paper = definition.paper,
  } = await transaction('write', async (tx) => {
    const call = { language, requestId, address, now, registered }
    const reading: Context = { ...call, tx, session, said: new Said(), after: () => undefined }
    const found = await read(reading)
    await tellFacts(reading)
    return found
  })
  renderer ??= createRenderer()
  const { pdf } = await renderer.render({ ...definition, paper }, documents, { language, now })
  return { name: `${name}.pdf`, content: pdf }
}
