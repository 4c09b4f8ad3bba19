import { type Worker } from 'node:worker_threads'
import { reissueMark, type DocumentDefinition } from '#platform/contract/document.ts'
import type { Language } from '#platform/contract/text.ts'
import { startWorker } from '../thread.ts'
import type { PrintJob, Rendered } from './render-pdf.ts'

export interface WorkerRequest {
  readonly id: number
  readonly job: PrintJob
}
export type WorkerAnswer =
  { readonly id: number; readonly rendered: Rendered } | { readonly id: number; readonly error: string }

export interface Printing {
  readonly language: Language
  readonly now: Date
}

/** What stands in one document. */
export interface Printed<Data> {
  readonly data: Data
  /** Which print of this document it is, as the print log counts; from the second on every page says 再発行. */
  readonly print_no?: number
}

/** Makes PDFs in a worker thread, which starts with the first one and is then kept: its fonts are loaded. */
export interface Renderer {
  render<Data>(
    definition: DocumentDefinition<Data>,
    documents: readonly Printed<Data>[],
    printing: Printing,
  ): Promise<Rendered>
  close(): Promise<void>
}

interface Waiting {
  resolve(rendered: Rendered): void
  reject(error: Error): void
}

const program = { bundle: 'document-worker', source: 'platform/server/documents/render-worker.ts' }

const longestMs = 120_000

export function createRenderer(): Renderer {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0

  /** The thread is gone, or was ended: whoever waits for it is told, and the next document starts another. */
  const giveUp = (gone: Worker, error: Error) => {
    if (worker !== gone) return
    worker = undefined
    const all = [...waiting.values()]
    waiting.clear()
    for (const { reject } of all) reject(error)
  }

  const start = (): Worker => {
    const started = startWorker(program)
    started.on('message', (answer: WorkerAnswer) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('rendered' in answer) asked?.resolve(answer.rendered)
      else asked?.reject(new Error(answer.error))
    })
    started.on('error', (error) => giveUp(started, error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => giveUp(started, new Error('The thread that draws documents has ended')))
    // A process that has nothing else to do may end.
    started.unref()
    return started
  }

  const ask = async (job: PrintJob): Promise<Rendered> => {
    const asked = (worker ??= start())
    const id = ++last
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<Rendered>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        timer = setTimeout(() => {
          giveUp(asked, new Error(`"${job.title}" was not drawn within ${longestMs / 1000} seconds`))
          void asked.terminate()
        }, longestMs)
        asked.postMessage({ id, job } satisfies WorkerRequest, [])
      })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    render: (definition, documents, { language, now }) =>
      ask({
        title: definition.title[language],
        language,
        paper: definition.paper,
        documents: documents.map(({ data, print_no = 1 }) => ({
          content: definition.build(data, language),
          mark: print_no > 1 ? `${reissueMark[language]} ${String(print_no - 1)}` : '',
        })),
        printed_at: now.toISOString(),
      }),
    async close() {
      const open = worker
      if (!open) return
      giveUp(open, new Error('No more documents are drawn'))
      await open.terminate()
    },
  }
}
