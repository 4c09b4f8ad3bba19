import type { DocumentDefinition } from '#platform/contract/document.ts'
import type { FileAnswer } from '#platform/contract/endpoint.ts'
import { logPrint } from '../audit/print-log.ts'
import { Said } from '../facts/said.ts'
import { tellFacts } from '../facts/say.ts'
import type { Context, TransactionsContext } from '../context.ts'
import { createRenderer, type Renderer } from './renderer.ts'

/** What a print reads: its data, and what of it is logged. */
export interface ToPrint<Data> {
  readonly data: Data
  /** What has been printed; a list that is printed has none. */
  readonly key?: string
  /** Which print it is, where that has been logged already. */
  readonly print_no?: number
  /** Of the file, without its ending. */
  readonly name: string
}

/** One for the process: its thread has the fonts. */
let renderer: Renderer | undefined

/** Reads and logs in one transaction, draws after it, so that nobody waits for a pen. */
export async function printFile<Data>(
  context: TransactionsContext,
  definition: DocumentDefinition<Data>,
  read: (context: Context) => Promise<ToPrint<Data>>,
): Promise<FileAnswer> {
  const { session, transaction, language, requestId, address, now, registered } = context
  const { wanted, print_no } = await transaction('write', async (tx) => {
    const call = { language, requestId, address, now, registered }
    const reading: Context = { ...call, tx, session, said: new Said(), after: () => undefined }
    const found = await read(reading)
    await tellFacts(reading)
    const { key, print_no: logged } = found
    const counted = key === undefined ? 1 : await logPrint(reading, { document: definition.name, key })
    return { wanted: found, print_no: logged ?? counted }
  })
  renderer ??= createRenderer()
  const { pdf } = await renderer.render(definition, wanted.data, { language, print_no, now })
  return { name: `${wanted.name}.pdf`, content: pdf }
}
